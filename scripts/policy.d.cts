export function policyOf(html: string): string;
export function headerPolicyOf(html: string): string;
export function withPolicy(html: string): string;

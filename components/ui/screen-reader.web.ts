/** A browser does not tell whether its page is read aloud: there is a setting for it. */
export function useScreenReader(): boolean {
  return false;
}

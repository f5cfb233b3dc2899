/** Loads the page of this address again, with whatever version is there now. */
export function startAnew(): void {
  location.reload();
}

/** Leaving the page. In one object, so that a test can watch where it goes. */
export const browser = {
  /** Opens an address; Back returns here. */
  assign(url: string): void {
    window.location.assign(url);
  },
  /** Opens an address in this page's place. */
  replace(url: string): void {
    window.location.replace(url);
  },
};

/** Every address of the product. Both routers and all links take them from here. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  signIn: (redirect?: string) => (redirect ? `/signin?redirect=${encodeURIComponent(redirect)}` : '/signin'),
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  terms: '/terms',
  privacy: '/privacy',
  marketplace: '/marketplace',
  /** Public detail page. */
  property: (id: string) => `/property/${id}`,
  /** Detail page of the signed-in app. */
  listing: (id: string) => `/marketplace/${id}`,
  submitListing: '/marketplace/submit',
  myListings: '/my-listings',
} as const;

/** Made-up testimonials; the page labels them as samples. */
export const testimonials = {
  sample: true,
  voices: [
    {
      text:
        'I used to email a spreadsheet to two hundred people and wait. Now the three who buy in ' +
        'my ZIP codes message me, and they’ve already checked the cap rate.',
      name: 'Renee Tolliver',
      role: 'Wholesaler, Memphis',
    },
    {
      text:
        'The 50% split was right there on the page before I called. We shook on it, closed in ' +
        'nineteen days, and did the next one on a handshake.',
      name: 'Marcus Oyelaran',
      role: 'Flipper, Atlanta',
    },
    {
      text:
        'An inspector I’d never met walked a fourplex for me on a Tuesday because someone in ' +
        'the forum knew him. That visit saved me a boiler.',
      name: 'Dana Whitcombe',
      role: 'Landlord, Cleveland',
    },
  ],
} as const;

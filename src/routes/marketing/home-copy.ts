/** What stands in which tier, as the comparison on the front page shows it: true and false as a mark, texts as they are. */
export const comparison: readonly { feature: string; free: boolean | string; closer: boolean | string }[] = [
  { feature: 'Browse, search and save listings', free: true, closer: true },
  { feature: 'Post deals', free: 'With a 50% JV requirement', closer: 'Verified deals, no JV requirement' },
  { feature: 'Sellers’ phone and email', free: 'Connections only', closer: 'Every public profile' },
  { feature: 'Search and filters', free: 'Basic', closer: 'Advanced, with Verified Only' },
  { feature: 'Buyer alerts', free: 'Basic', closer: 'Premium, with deal flow notifications' },
  { feature: 'Listing visibility', free: 'Standard', closer: 'Priority' },
  { feature: 'Events', free: 'Virtual', closer: 'All, with exclusive ones' },
  { feature: 'Analytics dashboard and market insights', free: false, closer: true },
  { feature: 'Dedicated dispo support', free: false, closer: true },
  { feature: 'Priority support', free: false, closer: true },
  { feature: 'API access', free: false, closer: true },
];

/** Invented voices: `sample` is what the page says of them. Nobody said these things. */
export const testimonials = {
  sample: true,
  voices: [
    {
      text: 'I used to send a spreadsheet to two hundred people and wait. Here the three who buy in my ZIP codes write to me, with the cap rate already checked.',
      name: 'Renee Tolliver',
      role: 'Wholesaler, Memphis',
    },
    {
      text: 'The 50% split stood on the page before I called. We shook on it, closed in nineteen days, and did the next one without the paperwork.',
      name: 'Marcus Oyelaran',
      role: 'Flipper, Atlanta',
    },
    {
      text: 'An inspector I have never met walked a fourplex for me on a Tuesday, because somebody in the forum knew him. That visit saved me the boiler.',
      name: 'Dana Whitcombe',
      role: 'Landlord, Cleveland',
    },
  ],
} as const;

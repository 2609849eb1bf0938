/** Copy of the About page. Figures are claims of the company, not counted from the tables. */
export const values = [
  {
    title: 'Numbers before adjectives',
    text: 'A listing opens with its price, cap rate, condition and terms. Whoever wants to call it charming may do so below.',
  },
  {
    title: 'Say who carries the risk',
    text: 'What the seller states and what we assume never look alike. Every figure of an analysis opens to its formula and the numbers in it.',
  },
  {
    title: 'Reputation that can be checked',
    text: 'Reviews have names and answers. A Verified badge says what was looked at: the listing, or the contract behind it.',
  },
  {
    title: 'Your contacts are yours',
    text: 'Phone and email are withheld by the database itself from those not entitled to them, and nothing of yours is ever sold.',
  },
] as const;

export const figures = [
  { value: '200+', label: 'active JV listings' },
  { value: '$500M+', label: 'funding' },
  { value: '50', label: 'states covered' },
] as const;

/** Invented, as the demo's members are: `sample` is what the page says of them. */
export const leadership = {
  sample: true,
  people: [
    {
      name: 'Marisol Vega',
      role: 'Chief Executive',
      text: 'Wholesaled her first house at 24 and built a buyers’ list of three thousand by hand. She wanted a better way.',
    },
    {
      name: 'Desmond Achterberg',
      role: 'Marketplace',
      text: 'Underwrote small multifamily for eleven years. He decides which number stands where.',
    },
    {
      name: 'Priya Raghunathan',
      role: 'Engineering',
      text: 'Kept the books of a bank exact to the cent. Here she sees to it that a deal is never shown to the wrong eyes.',
    },
    {
      name: 'Colt Brannigan',
      role: 'Community',
      text: 'Landlord, forum host and the one who answers when you write to us on a Saturday.',
    },
  ],
} as const;

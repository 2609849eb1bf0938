/** Copy of the About page. The figures are marketing claims, not counted from the database. */
export const values = [
  {
    title: 'Numbers before adjectives',
    text: 'A listing starts with its price, cap rate, condition, and terms. Call it charming further down.',
  },
  {
    title: 'Say who carries the risk',
    text:
      'What the seller stated and what we assumed never look alike. Every figure in an analysis ' +
      'shows its formula and inputs.',
  },
  {
    title: 'Reputation you can check',
    text:
      'Reviews have names and replies. A Verified badge says what we checked: the listing, or ' +
      'the contract behind it.',
  },
  {
    title: 'Your contacts are yours',
    text:
      'The database itself withholds your phone and email from anyone who isn’t entitled to ' +
      'them, and we never sell your data.',
  },
] as const;

export const figures = [
  { value: '200+', label: 'active JV listings' },
  { value: '$500M+', label: 'funding' },
  { value: '50', label: 'states covered' },
] as const;

/** Invented, like the demo's members; the page says so. */
export const leadership = {
  sample: true,
  people: [
    {
      name: 'Marisol Vega',
      role: 'Chief Executive',
      text:
        'Wholesaled her first house at 24 and built a list of three thousand buyers by hand. ' +
        'She wanted a better way.',
    },
    {
      name: 'Desmond Achterberg',
      role: 'Marketplace',
      text: 'Underwrote small multifamily for eleven years. He decides which numbers come first.',
    },
    {
      name: 'Priya Raghunathan',
      role: 'Engineering',
      text: 'Kept a bank’s books exact to the cent. She makes sure a deal never reaches the wrong eyes.',
    },
    {
      name: 'Colt Brannigan',
      role: 'Community',
      text: 'Landlord, forum host, and the one who answers when you write on a Saturday.',
    },
  ],
} as const;

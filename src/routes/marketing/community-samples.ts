/** What the community page shows of the feed, events and forums to whoever is not in them: written for it, and said to be. */
export const samplePosts = [
  {
    author: 'Renee T.',
    role: 'Wholesaler, Memphis',
    kind: 'Deal',
    opening: 'Three-two brick ranch under contract, assignable. Roof is two years old, tenant leaves in March.',
    rest: 'Asking 94, comps between 148 and 155 within half a mile. Looking for somebody who can close in three weeks and has done a light rehab in this ZIP before. Numbers and pictures for whoever writes today.',
  },
  {
    author: 'Owen K.',
    role: 'Private lender, Phoenix',
    kind: 'Funding',
    opening: 'Two slots open this month for fix and flip loans in Maricopa and Pinal, up to 85% of purchase.',
    rest: 'Interest only, nine months, draws within two days of an inspection. I ask for two finished projects and a scope of work I can read. No points for members I have lent to before.',
  },
  {
    author: 'Dana W.',
    role: 'Landlord, Cleveland',
    kind: 'Looking for',
    opening: 'I need eyes on a fourplex in Lakewood this week: photos of the boilers, and a walk around the roofline.',
    rest: 'Forty-five minutes of work, paid the same day. If you know the building, tell me what I have not thought of asking the seller about.',
  },
  {
    author: 'Terrence B.',
    role: 'Flipper, Birmingham',
    kind: 'Joint venture',
    opening: 'Found the house, have the crew, short of the down payment. Fifty-fifty on a four month flip.',
    rest: 'Purchase 71, works 48, and three sold comps above 185 since June. Line by line budget and the last two closing statements are ready to send. You hold title, I hold the schedule.',
  },
  {
    author: 'Lucia M.',
    role: 'Agent, San Antonio',
    kind: 'Question',
    opening: 'Seller wants a leaseback for sixty days after closing. How do you write the deposit?',
    rest: 'I have seen it held by title and I have seen it netted from proceeds. Which one did your lender accept without another week of questions?',
  },
] as const;

export const sampleEvents = [
  {
    title: 'Underwriting hour: bring a deal, leave with a number',
    when: 'First Tuesday, 7:00 PM ET',
    where: 'Online',
    going: 84,
  },
  { title: 'Novations from first call to closing', when: 'Second Thursday, 1:00 PM ET', where: 'Online', going: 132 },
  { title: 'Atlanta buyers’ breakfast', when: 'Last Saturday, 8:30 AM ET', where: 'Atlanta, GA', going: 27 },
] as const;

export const sampleDiscussions = [
  { title: 'What do you offer when the seller owes more than it is worth?', forum: 'Creative Financing', replies: 41 },
  { title: 'DSCR lenders that still do loans under $100K', forum: 'Financing', replies: 58 },
  { title: 'Septic, well, no survey: how do you price raw land?', forum: 'Land', replies: 23 },
  { title: 'My contractor walked. What would you do first?', forum: 'Fix and Flip', replies: 67 },
] as const;

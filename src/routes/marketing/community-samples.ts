/** Sample posts, events, and topics for the community page, labeled as samples. */
export const samplePosts = [
  {
    author: 'Renee T.',
    role: 'Wholesaler, Memphis',
    kind: 'Deal',
    opening: 'Three-two brick ranch under contract, assignable. Roof is two years old, tenant leaves in March.',
    rest:
      'Asking 94, comps between 148 and 155 within half a mile. Looking for someone who can ' +
      'close in three weeks and has done a light rehab in this ZIP before. Message me today for ' +
      'numbers and photos.',
  },
  {
    author: 'Owen K.',
    role: 'Private lender, Phoenix',
    kind: 'Funding',
    opening: 'Two slots open this month for fix and flip loans in Maricopa and Pinal, up to 85% of purchase.',
    rest:
      'Interest only, nine months, draws within two days of an inspection. I need two finished ' +
      'projects and a clear scope of work. No points for members I’ve lent to before.',
  },
  {
    author: 'Dana W.',
    role: 'Landlord, Cleveland',
    kind: 'Looking for',
    opening: 'I need eyes on a fourplex in Lakewood this week: photos of the boilers, and a walk around the roofline.',
    rest:
      'Forty-five minutes of work, paid the same day. If you know the building, tell me what I ' +
      'should ask the seller.',
  },
  {
    author: 'Terrence B.',
    role: 'Flipper, Birmingham',
    kind: 'Joint venture',
    opening: 'Found the house, have the crew, short on the down payment. Fifty-fifty on a four-month flip.',
    rest:
      'Purchase 71, rehab 48, and three sold comps above 185 since June. I have a line-by-line ' +
      'budget and the last two closing statements ready to send. You hold title, I run the schedule.',
  },
  {
    author: 'Lucia M.',
    role: 'Agent, San Antonio',
    kind: 'Question',
    opening: 'Seller wants a leaseback for sixty days after closing. How do you write the deposit?',
    rest:
      'I’ve seen it held by title and I’ve seen it netted from proceeds. Which one did your ' +
      'lender accept without another week of questions?',
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
  { title: 'What do you offer when the seller owes more than it’s worth?', forum: 'Creative Financing', replies: 41 },
  { title: 'DSCR lenders that still do loans under $100K', forum: 'Financing', replies: 58 },
  { title: 'Septic, well, no survey: how do you price raw land?', forum: 'Land', replies: 23 },
  { title: 'My contractor walked. What would you do first?', forum: 'Fix and Flip', replies: 67 },
] as const;

/**
 * The demo's events. Members are given by number. Days count from the day of seeding in the event's time zone, so that
 * there are always past and future events.
 */
export interface EventText {
  readonly organizer: number;
  readonly title: string;
  readonly description: string;
  /** Days after seeding; negative for past events. */
  readonly day: number;
  /** Local time in its zone, as HH:MM. */
  readonly at: string;
  readonly minutes: number;
  readonly zone: string;
  readonly location?: string;
  /** URL of an online event. */
  readonly link?: string;
  readonly price?: number;
  /** When and how attendees pay the price. */
  readonly payment?: string;
  readonly capacity?: number;
  readonly exclusive?: boolean;
  readonly status?: 'proposed' | 'returned';
  readonly reason?: string;
  /** Days since it was proposed. */
  readonly age: number;
  /** In order of registration. Members beyond the capacity are waitlisted. */
  readonly registered: readonly number[];
}

export const eventTexts: readonly EventText[] = [
  {
    organizer: 48,
    title: 'Fort Worth deal review: three contracts, one hour',
    day: -19,
    at: '18:30',
    minutes: 75,
    zone: 'America/Chicago',
    description:
      'Three members brought a house under contract, the room took it apart: comparables, scope, exit, what ' +
      'could go wrong. Two went through, one was given back on the last day of the option, which was the best ' +
      'decision of the evening.',
    location: 'Panther Island Coworking, Fort Worth, TX',
    capacity: 30,
    age: 47,
    registered: [60, 3, 66, 2, 65, 49],
  },
  {
    organizer: 5,
    title: 'Welcome call for new members',
    day: -6,
    at: '12:00',
    minutes: 45,
    zone: 'America/Denver',
    description:
      'Where things are, how verification works, what people answer to and what they do not. Half of the time ' +
      'is for questions. We hold it once a month.',
    link: 'https://meet.example.com/cornerlot-welcome-october',
    age: 30,
    registered: [1, 9, 25, 21, 44, 53],
  },
  {
    organizer: 71,
    title: 'Mid-term rentals: furnishing a unit for under $6,000',
    day: -33,
    at: '17:00',
    minutes: 60,
    zone: 'America/Los_Angeles',
    description:
      'The full list with prices: what to buy new, what to buy used, what never to buy. Lorraine showed two ' +
      'units over video and the invoices for both.',
    link: 'https://meet.example.com/mid-term-furnishing',
    price: 15,
    payment: 'By card before the call, at https://pay.example.com/mid-term-furnishing',
    age: 61,
    registered: [15, 47, 59, 31, 63, 23, 2, 20],
  },
  {
    organizer: 61,
    title: 'Creative finance night: bring one deal, leave with three structures',
    day: 5,
    at: '18:00',
    minutes: 120,
    zone: 'America/New_York',
    description:
      'Eight people put a real deal on the board: price, debt, what the seller said. The room has twelve ' +
      'minutes for each. Bring the mortgage statement if there is one, black out the names.\n\nNo gurus, no ' +
      'upsell. Soft drinks are on me.',
    location: 'Glass City Makerspace, Toledo, OH',
    price: 10,
    payment: 'At the door, cash or Venmo',
    capacity: 24,
    age: 26,
    registered: [7, 68, 37, 72, 69, 35, 54, 26],
  },
  {
    organizer: 3,
    title: 'Walk a flip before the drywall goes up',
    day: 2,
    at: '16:30',
    minutes: 90,
    zone: 'America/Chicago',
    description:
      'Framing is done, the electrician is on site, everything that will be hidden is still to be seen. We walk ' +
      'it room by room with the scope in hand: what was planned, what it became, what it cost. Closed shoes, ' +
      'please. The house is small, so the group is, too.',
    location: 'Second Ward, Houston, TX (address after registration)',
    capacity: 6,
    age: 18,
    registered: [60, 48, 66, 51, 2, 65, 49, 70],
  },
  {
    organizer: 34,
    title: 'Ask a landlord: taxes before the year ends',
    day: 3,
    at: '12:30',
    minutes: 60,
    zone: 'America/New_York',
    description:
      'What can still be done by the end of December: repairs or improvements, cost segregation on small ' +
      'buildings, safe harbors, when to put a thing in service. A CPA who owns eleven doors answers; I ask the ' +
      'stupid questions. It is not advice for your own return.',
    link: 'https://meet.example.com/landlord-taxes',
    age: 15,
    registered: [63, 31, 44, 68, 12, 36, 47, 52, 74, 28, 1, 2],
  },
  {
    organizer: 24,
    title: 'Partner roundtable: what we are buying next quarter',
    day: 6,
    at: '13:00',
    minutes: 60,
    zone: 'America/New_York',
    description:
      'Twelve seats, cameras on, nobody records. Each of us says what they bought, what they passed on and what ' +
      'they are short of: money, deals or hands. Past rounds have led to four joint ventures.',
    link: 'https://meet.example.com/partner-roundtable',
    capacity: 12,
    exclusive: true,
    age: 20,
    registered: [3, 10, 49, 51, 52, 59, 66, 2],
  },
  {
    organizer: 52,
    title: 'Las Vegas investor coffee',
    day: 11,
    at: '08:00',
    minutes: 90,
    zone: 'America/Los_Angeles',
    description:
      'Long table by the window. Come when you can, leave when you must. We talk rents, insurance and who has a ' +
      'good roofer.',
    location: 'Vesta Coffee, Las Vegas, NV',
    age: 12,
    registered: [18, 71, 69, 76],
  },
  {
    organizer: 69,
    title: 'How a private lender reads your request',
    day: 13,
    at: '17:30',
    minutes: 75,
    zone: 'America/Phoenix',
    description:
      'I take five anonymized requests from last year, two that I funded and three that I did not, and go ' +
      'through them line by line. Then one of yours, live, if somebody is brave enough.\n\nFor Closer and ' +
      'Partner members, because I show real numbers of real people who agreed to that.',
    link: 'https://meet.example.com/reading-a-request',
    exclusive: true,
    capacity: 40,
    age: 9,
    registered: [2, 17, 3, 51, 48, 72, 26],
  },
  {
    organizer: 72,
    title: 'Door knocking, the polite version',
    day: 17,
    at: '15:00',
    minutes: 150,
    zone: 'America/Detroit',
    description:
      'An hour of practice on each other, then two streets for real in pairs. You get the card template, the ' +
      'three sentences that work and the list of things never to say. Rain moves it inside, to the practice ' +
      'part.',
    location: 'Eastown, Grand Rapids, MI',
    price: 20,
    payment: 'Cash when we meet, before the practice round',
    capacity: 10,
    age: 10,
    registered: [35, 61, 7],
  },
  {
    organizer: 42,
    title: 'Philadelphia breakfast',
    day: 20,
    at: '07:30',
    minutes: 90,
    zone: 'America/New_York',
    description:
      'Once round the table: what you bought, what you sold, what you need. You pay for your own eggs. Usually ' +
      '15 to 20 people, half of them agents who own rentals.',
    location: 'The diner on East Passyunk, Philadelphia, PA',
    age: 21,
    registered: [54, 22, 34, 10],
  },
  {
    organizer: 50,
    title: 'Buying in Hawaii from the mainland',
    day: 34,
    at: '14:00',
    minutes: 60,
    zone: 'Pacific/Honolulu',
    description:
      'Leasehold or fee simple, what a maintenance fee of $1,100 pays for, hurricane insurance, and why a 1970s ' +
      'tower needs sprinklers by law. Questions are welcome before, as comments to me.',
    link: 'https://meet.example.com/hawaii-from-the-mainland',
    age: 6,
    registered: [1, 18, 33],
  },
  {
    organizer: 58,
    title: 'Chattanooga bus tour: six streets, six stories, lunch',
    day: 47,
    at: '09:30',
    minutes: 300,
    zone: 'America/New_York',
    description:
      'We drive past houses that members have bought, with the owner on board to say what they paid, what it ' +
      'cost and what they would do differently. Lunch is included. The bus leaves on time.',
    location: 'Choo Choo parking lot, Chattanooga, TN',
    price: 45,
    payment: 'By card a week before the tour, at https://pay.example.com/chattanooga-bus',
    capacity: 24,
    age: 14,
    registered: [26, 68, 10, 7, 6],
  },
  {
    organizer: 35,
    title: 'Site visit: 14 townhomes on 2.3 acres by the lake',
    day: 24,
    at: '11:00',
    minutes: 90,
    zone: 'America/Chicago',
    description:
      'Walk the land with the civil engineer and the approved plat. For builders and anybody who wants to see ' +
      'what an entitled site looks like before the first machine arrives. Boots!',
    location: 'Lakefront parcel, Gary, IN',
    capacity: 15,
    status: 'proposed',
    age: 1,
    registered: [],
  },
  {
    organizer: 2,
    title: 'Casper market update',
    day: 27,
    at: '18:00',
    minutes: 45,
    zone: 'America/Denver',
    description: 'What sold this year, at what price, and who bought.',
    link: 'https://meet.example.com/casper-update',
    status: 'returned',
    reason:
      'A good idea. Please say a little more about what members will take home, so that those from elsewhere ' +
      'know whether it is for them.',
    age: 4,
    registered: [],
  },
];

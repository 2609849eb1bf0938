/** Conversations of the sign-ins. Members are given by number. */
export interface MessageText {
  readonly from: number;
  /** Minutes after the previous message; ignored for the first one. */
  readonly after?: number;
  readonly content: string;
  /** Number of the listing it's about. */
  readonly listing?: number;
  readonly attachment?: DemoAttachment;
}

/** An attachment: a picture of one of the sender's listings, or a generated document. `bytes` is its actual size. */
export type DemoAttachment = {
  readonly name: string;
  readonly bytes: number;
} & (
  | { readonly kind: 'picture'; readonly listing: number; readonly number: number }
  | { readonly kind: 'document'; readonly lines: readonly string[] }
);

export interface ConversationText {
  readonly between: readonly [number, number];
  /** Minutes from the last message to seeding. */
  readonly age: number;
  readonly messages: readonly MessageText[];
  /** The member with unread messages, and how many. */
  readonly unread?: { readonly member: number; readonly count: number };
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** The only document: a scope of work. */
const scopeOfWork: readonly string[] = [
  'Scope of work - two-story, Kansas City',
  '',
  'Kitchen: cabinets, quartz tops, gas range, sink and faucet      $16,400',
  'Baths: upstairs complete, powder room vanity and toilet         $11,900',
  'Electrical: 200 A panel, 14 circuits, permits                    $8,600',
  'Plumbing: sewer line replacement, 62 ft, and water heater       $10,300',
  'HVAC: condenser and coil, ducts sealed                           $7,800',
  'Floors: refinish 1,100 sqft of oak, tile in wet rooms            $6,900',
  'Paint: inside and out, trim repair                               $7,200',
  'Landscaping, fence, clean-up                                     $2,300',
  '',
  'Total                                                           $71,400',
  'Contingency used: 0 of 6,600. Eleven weeks.',
];

export const conversationTexts: readonly ConversationText[] = [
  {
    between: [1, 60],
    age: 75,
    unread: { member: 1, count: 2 },
    messages: [
      {
        from: 60,
        content:
          'Hi Dana, is the Tucson walk-up still with you? A friend of mine manages 80 doors two miles from the base.',
        listing: 136,
      },
      {
        from: 1,
        after: 34,
        content: 'It is! Option runs until the 9th. Six units, four leased, two empty since summer.',
      },
      { from: 60, after: 21, content: 'What do the four pay?' },
      { from: 1, after: 9, content: '$725, $725, $760 and one at $640 who has been there since 2009.' },
      {
        from: 60,
        after: 14 * HOUR,
        content:
          'Talked to him. He says $850 with coolers that work, and that he would take over the management from ' +
          'day one.',
      },
      {
        from: 60,
        after: 3,
        content: 'Would your seller leave $60k in as a second? Then I do not need a partner for this.',
      },
    ],
  },
  {
    between: [1, 7],
    age: 2 * DAY,
    messages: [
      {
        from: 7,
        content:
          'Good to be connected. If you ever wholesale something in Indianapolis, I can tell you within an hour ' +
          'what it rents for.',
      },
      { from: 1, after: 40, content: 'That is generous. What do you want in return?' },
      { from: 7, after: 12, content: 'That your buyer hears my name once. 😊' },
      { from: 1, after: 5, content: 'Deal.' },
    ],
  },
  {
    between: [1, 3],
    age: 5 * HOUR,
    unread: { member: 1, count: 1 },
    messages: [
      {
        from: 3,
        content:
          'Aloha Dana! I saw your request. Happy to connect, but tell me first what you are working on: I try ' +
          'to keep this list to people I talk with.',
      },
    ],
  },
  {
    between: [1, 5],
    age: 9 * DAY,
    messages: [
      {
        from: 5,
        content: 'Hi Dana, the listing in Fort Worth is through. The survey made it easy, thank you.',
        listing: 540,
      },
      {
        from: 1,
        after: 3 * HOUR,
        content: 'Thanks for being so quick! Is there a way to mark it as sold when it happens, or do I delete it?',
      },
      {
        from: 5,
        after: 20,
        content: 'Mark it as sold in My Listings, please. Sold ones stay on your profile, which buyers like to see.',
      },
    ],
  },
  {
    between: [2, 69],
    age: 3 * HOUR,
    unread: { member: 2, count: 1 },
    messages: [
      {
        from: 2,
        content:
          'Kirsten, my client in Spokane has the craftsman under contract at $372k. Three flips behind him, all ' +
          'in the same ZIP code. Would you look at it?',
        listing: 24,
      },
      { from: 69, after: 55, content: 'If the three were in the last two years, yes. ARV?' },
      { from: 2, after: 6, content: '$460k on two sales and one pending. Scope is $41k. He asks for $290k.' },
      {
        from: 69,
        after: 2 * HOUR,
        content: 'That is 63%, fine. I want to see the closing statements of the last two, and who does the roof.',
      },
      {
        from: 2,
        after: 30,
        content: 'Statements are with his bookkeeper, you have them tomorrow. The roof is Alpine, they did all three.',
      },
      {
        from: 69,
        after: 19 * HOUR,
        content:
          'Statements came, clean. 10.25% and one point, nine months, and I will take the Friday closing if title can.',
      },
    ],
  },
  {
    between: [2, 15],
    age: 4 * DAY,
    messages: [
      {
        from: 15,
        content:
          'Do you still refer in Mississippi? I have an owner who wants to sell a 12-unit and would rather not ' +
          'list it publicly.',
      },
      {
        from: 2,
        after: 80,
        content: 'I do, with a 25% referral. There is a buyer in Mobile who takes exactly that size.',
      },
      { from: 15, after: 15, content: 'Send him my way. The owner likes phone calls, not emails.' },
      { from: 2, after: 2, content: 'So does he.' },
    ],
  },
  {
    between: [2, 3],
    age: 26 * HOUR,
    messages: [
      {
        from: 2,
        content:
          'Your before-and-after is the best post of the week. Would you share the scope? A client of mine is ' +
          'about to start the same kind of house.',
      },
      {
        from: 3,
        after: 48,
        content: 'Of course. This is the final one, with what it really cost.',
        attachment: { kind: 'document', name: 'Scope of work, final.pdf', bytes: 1412, lines: scopeOfWork },
      },
      {
        from: 3,
        after: 1,
        content: 'And this is what you get for it.',
        attachment: { kind: 'picture', name: 'From the street.webp', bytes: 28480, listing: 277, number: 1 },
      },
      { from: 2, after: 17, content: 'The sewer line hurts to look at. Thank you, I owe you one.' },
      { from: 3, after: 4, content: 'Send me a buyer for the next one!' },
    ],
  },
  {
    between: [3, 60],
    age: 130,
    unread: { member: 3, count: 2 },
    messages: [
      {
        from: 3,
        content:
          'About your duplex: my crew could start on the 2nd. Does 50/50 stand if I bring the materials at my ' +
          'supplier’s price?',
      },
      { from: 60, after: 25, content: 'It does. I would put it in the agreement as "at cost, with receipts".' },
      { from: 3, after: 10, content: 'Fine with me. When can we walk it together?' },
      { from: 60, after: 90, content: 'Saturday at 9? I have the key until noon.' },
      { from: 60, after: 2, content: 'There is good coffee on Magnolia if you come early.' },
    ],
  },
  {
    between: [3, 34],
    age: 6 * DAY,
    messages: [
      {
        from: 34,
        content: 'Which insurer wrote your vacant policy in Houston? Mine wants an inspection every 72 hours.',
      },
      {
        from: 3,
        after: 5 * HOUR,
        content:
          'A surplus lines carrier through a broker in Katy. Weekly photos are enough for them. I will introduce you.',
      },
      { from: 34, after: 30, content: 'You are a star.' },
    ],
  },
  {
    between: [3, 33],
    age: 30 * HOUR,
    unread: { member: 3, count: 1 },
    messages: [
      {
        from: 33,
        content:
          'Renata, your answers in the contractor thread saved me about $9,000 this month. I just wanted to say so.',
      },
    ],
  },
  {
    between: [5, 35],
    age: 7 * HOUR,
    unread: { member: 5, count: 1 },
    messages: [
      {
        from: 35,
        content:
          'I have proposed a site visit for the townhome land. The engineer can only do that one morning. Could ' +
          'you look at it before the weekend?',
      },
    ],
  },
  {
    between: [5, 18],
    age: 3 * DAY,
    messages: [
      {
        from: 18,
        content: 'Two people have written to me with the same loan offer, word for word. Is that something for you?',
      },
      {
        from: 5,
        after: 18,
        content:
          'It is. Please use "Report" on one of the messages, then I see the whole of it. Nobody is told who reported.',
      },
      { from: 18, after: 6, content: 'Done.' },
      { from: 5, after: 2 * HOUR, content: 'Thank you. That account is being looked at.' },
    ],
  },
  {
    between: [4, 5],
    age: 28 * HOUR,
    unread: { member: 4, count: 1 },
    messages: [
      {
        from: 5,
        content:
          'Welcome, Theo! Once your email address is confirmed, you can post listings and events. Until then ' +
          'have a look around, and write to me if anything does not work.',
      },
    ],
  },
  {
    between: [48, 60],
    age: 2 * DAY,
    messages: [
      { from: 60, content: 'Coffee on Thursday? I read your post about one steady partner.' },
      { from: 48, after: 7, content: 'Thursday is good. Bring your buy box, I bring the map.' },
    ],
  },
];

/** The demo's feed posts, newest first. Members are given by number; `@{n}` mentions member n. */
export interface PostText {
  readonly author: number;
  readonly type: 'discussion' | 'investment' | 'event';
  readonly subtype?: 'joint_venture' | 'boots_on_ground' | 'private_money';
  /** Hours before seeding. */
  readonly hours: number;
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
  readonly location?: string;
  /** A picture of one of the author's listings: the listing's number, and the picture's. */
  readonly picture?: readonly [listing: number, number: number];
  /** Popularity; 1 is average. */
  readonly appeal?: number;
  /** Oldest first. */
  readonly comments?: readonly (readonly [author: number, content: string])[];
}

export const postTexts: readonly PostText[] = [
  {
    author: 60,
    type: 'investment',
    subtype: 'joint_venture',
    hours: 2,
    title: 'JV on a side-by-side duplex: I have the contract, you bring the rehab crew',
    content:
      'Under contract on a 1970s side-by-side in Fort Worth at $212k. Both sides vacant, one has been a rental ' +
      'for 30 years and smells like it.\n\nScope is about $64k: two kitchens, two baths, LVP throughout, one ' +
      'HVAC, panel swap on the left side. ARV as a fully rented duplex is $365k to $375k, three sales within ' +
      'half a mile since June.\n\nI fund the purchase. I am looking for somebody local with a crew that can ' +
      'start in three weeks. 50/50 after costs, your labor billed at cost, draws every two weeks against photos.',
    tags: ['duplex', 'Fort Worth', 'value-add'],
    location: 'Fort Worth, TX',
    appeal: 1.2,
    comments: [
      [
        3,
        'Houston here, but I have a lead in Arlington whose crew finishes a flip of mine on Friday. What does ' +
          'the roof look like?',
      ],
      [
        60,
        'Composition, 9 years old, one soft spot over the left carport. I have the inspection and can send it tonight.',
      ],
      [48, 'Which side of I-35? Rents jump about $150 once you are west of Hemphill.'],
    ],
  },
  {
    author: 7,
    type: 'discussion',
    hours: 4,
    title: 'What do you charge for a lease renewal these days?',
    content:
      'Indianapolis, 140 doors under management. We have been at a flat $200 per renewal for years and owners ' +
      'never blink. A new competitor advertises "no renewal fees, ever" and makes it up on maintenance ' +
      'markups.\n\nDo you charge flat, a percentage of the first month, or nothing? And do owners who ask about ' +
      'it actually leave?',
    tags: ['property management', 'fees'],
    comments: [
      [31, 'Flat $175 in Philadelphia. In eleven years one owner left over it, and came back.'],
      [
        71,
        'Nothing for the renewal, half a month for a new placement. It keeps my people interested in keeping ' +
          'tenants instead of churning them.',
      ],
      [34, 'As an owner: I would rather see the fee than find it in a $190 toilet flapper.'],
      [7, 'That last line is going on our website, thank you @{34}.'],
    ],
  },
  {
    author: 49,
    type: 'investment',
    hours: 6,
    title: 'New Orleans duplex, paint and carpet, seller wants 14 days',
    content:
      'Probate, two heirs out of state, both want it behind them. Side-by-side near the streetcar, both units ' +
      'lived in until August. Roof 2019, no slab issues, one window unit per side.\n\nNumbers and pictures are ' +
      'in my listing. Assignment, buyer picks the title company, $5k earnest non-refundable after three days.',
    tags: ['duplex', 'assignment', 'New Orleans'],
    location: 'New Orleans, LA',
    picture: [8, 1],
    appeal: 1.3,
    comments: [
      [70, 'Flood zone? The insurance quote decides this one for me.'],
      [49, 'X, preferred risk. Last premium on the listing agent’s old sheet was $780 for the year.'],
      [70, 'Then I would like to see it Saturday.'],
    ],
  },
  {
    author: 40,
    type: 'discussion',
    subtype: 'boots_on_ground',
    hours: 8,
    title: 'Las Cruces and El Paso: I take pictures, talk to neighbors, meet contractors',
    content:
      'Full-time scout with a drone license. A standard visit is 40 pictures, a walk-through video, meters and ' +
      'panel, the street in both directions and one honest paragraph on what I would worry about. $95 in Las ' +
      'Cruces, $120 in El Paso, same day if you write before noon.',
    tags: ['boots on the ground', 'drone'],
    location: 'Las Cruces, NM',
    comments: [
      [5, 'Deshawn did two of these for members I work with. The paragraph is worth the fee by itself.'],
      [29, 'Do you go as far as Alamogordo?'],
      [40, 'On Tuesdays, and only if there are two houses. Send me both.'],
    ],
  },
  {
    author: 69,
    type: 'investment',
    subtype: 'private_money',
    hours: 11,
    title: '$400k to lend, first position, single family only',
    content:
      'My last borrower paid off on Monday, so there is a line open again. First position, 65% of ARV at most, ' +
      '10.5% and one point, six to nine months, interest only.\n\nI lend to people who have done at least three ' +
      'of the same thing in the same county. Send the address, scope by line item, exit, and one deal that went ' +
      'wrong and what you did about it.',
    tags: ['private lending', 'first position'],
    location: 'Mesa, AZ',
    appeal: 1.5,
    comments: [
      [75, 'Do you go into Florida? Duval County, two flips finished this year, third listed last week.'],
      [69, 'I do, with a Florida attorney on the paper. Send me the third one’s numbers when it closes.'],
      [1, 'The "deal that went wrong" question is the best underwriting I have seen on here.'],
    ],
  },
  {
    author: 2,
    type: 'discussion',
    hours: 15,
    title: 'Winter showings: what do you do about an empty house at 10 below?',
    content:
      'Casper. Vacant listing, heat at 55, and every agent who shows it props the door open while they chat in ' +
      'the driveway. Lost one supply line already.\n\nSmart thermostat with an alert below 50 is in. What else? ' +
      'Is anyone shutting the water at the street and blowing out the lines but still showing?',
    tags: ['vacant property', 'winter'],
    location: 'Casper, WY',
    comments: [
      [
        53,
        'Billings: shut it at the curb, drain, RV antifreeze in the traps, a card on the kitchen counter that ' +
          'says why. Buyers understand, their inspector turns it on for one day.',
      ],
      [21, 'Fargo says the same. And a $20 freeze sensor under the kitchen sink, that is always the first one to go.'],
      [2, 'Curb stop it is. Thanks both, ordering sensors now.'],
    ],
  },
  {
    author: 35,
    type: 'investment',
    subtype: 'joint_venture',
    hours: 20,
    title: 'Two acres by the lakefront, entitled for 14 townhomes, looking for the builder',
    content:
      'I hold the land free and clear: 2.3 acres, final plat approved in September, utilities stubbed, traffic ' +
      'study done. I am a flipper and know what I do not know.\n\nLooking for a builder-partner who has ' +
      'delivered attached product. Land goes in at a value we agree on with an appraiser, you bring ' +
      'construction financing and the GC license. Preferred return on both sides, then split.',
    tags: ['land', 'townhomes', 'builder'],
    location: 'Gary, IN',
    picture: [268, 1],
    appeal: 1.4,
    comments: [
      [6, 'Are the impact fees paid or due at permit?'],
      [35, 'Due at permit, about $6,100 a unit. It is in the pro forma.'],
      [54, 'Attached for-sale or rental? Your lender will ask about the presale requirement either way.'],
      [72, 'I know the site. The drainage easement on the north line is real, ask for the recorded copy.'],
    ],
  },
  {
    author: 3,
    type: 'discussion',
    hours: 26,
    title: 'Before and after: the two-story that stood empty for four years',
    content:
      'Eleven weeks, $71,400 against a budget of $66,000. The overrun is one sewer line, all of it.\n\nWhat I ' +
      'would do again: keep the stairs and the front door, and paint everything else. What I would not: let the ' +
      'kitchen supplier "hold" my cabinets without a deposit slip.\n\nIt is in my listings now. Ask me anything ' +
      'about the scope.',
    tags: ['flip', 'before and after'],
    location: 'Kansas City, MO',
    picture: [277, 3],
    appeal: 2,
    comments: [
      [67, 'Did you scope the sewer before you bought?'],
      [3, 'I did. The camera stopped at 38 feet, I told myself that was roots. It was not roots.'],
      [11, 'Saving this for the next time I skip the second camera pass.'],
      [33, 'The stairs look wonderful. Original treads?'],
    ],
  },
  {
    author: 42,
    type: 'event',
    hours: 30,
    title: 'Philadelphia investors: breakfast before work',
    content:
      'Same diner on Passyunk, 7:30 to 9:00. No pitch, no sponsor, you pay for your own eggs. We go round the ' +
      'table once: what you bought, what you sold, what you need. Usually 15 to 20 people, half of them agents ' +
      'who own rentals.',
    tags: ['meetup', 'Philadelphia'],
    location: 'Philadelphia, PA',
    comments: [
      [31, 'Coming, and bringing our new maintenance lead so that people can complain to him directly.'],
      [63, 'Allentown is an hour, I am in.'],
    ],
  },
  {
    author: 68,
    type: 'discussion',
    hours: 37,
    title: 'Seller financing paperwork: attorney, title company, or template?',
    content:
      'I have done nine carry-backs with the same attorney at $1,150 each. She retires in January. The title ' +
      'company offers to "do the docs" for $300 and I do not like how fast they said it.\n\nWho draws yours, ' +
      'and what do you insist on besides note, deed of trust and the insurance clause?',
    tags: ['seller financing', 'paperwork'],
    location: 'Greenville, SC',
    comments: [
      [
        61,
        'Attorney, every time. I insist on a late fee that actually hurts and on being additional insured. I ' +
          'have been mailed a cancellation notice twice.',
      ],
      [37, 'A servicer from day one. $25 a month and nobody argues with me about what was paid.'],
      [29, 'Is the due-on-sale language different if there is an underlying loan? First wrap for me.'],
      [61, 'Very. Have the attorney do that one, not the servicer, not me.'],
    ],
  },
  {
    author: 17,
    type: 'investment',
    subtype: 'private_money',
    hours: 44,
    title: 'Looking for $185k, 6 months, second flip on the same street',
    content:
      'Worcester. Sold the first one at $412k in July, lender was paid in 131 days. The neighbor called me. ' +
      'Contract at $218k, scope $58k, ARV $405k on three sales including my own.\n\nOffering 11% interest only, ' +
      'first position, personal guarantee, builder’s risk with you named. I put in $91k of my own. Happy to ' +
      'show the closing statement of the first one.',
    tags: ['private money', 'flip'],
    location: 'Worcester, MA',
    comments: [
      [51, 'Send me the statement and the scope. What is your contingency?'],
      [17, '12%, and it is in the $58k. Sending both now.'],
    ],
  },
  {
    author: 1,
    type: 'discussion',
    subtype: 'boots_on_ground',
    hours: 50,
    title: 'Anybody in Tucson who can look at a walk-up for me this week?',
    content:
      'I have a 6-unit brick walk-up near Davis-Monthan under contract and I live in Hilo, which is as far from ' +
      'Tucson as it sounds. I need eyes: common areas, roof from the alley, who parks where at 9 in the ' +
      'evening, and whether the laundry room locks.\n\n$150 for an hour, paid the same day.',
    tags: ['boots on the ground', 'multifamily'],
    location: 'Tucson, AZ',
    picture: [136, 1],
    comments: [
      [18, 'I am up in Mesa but down there on Thursday. The alley at 9 pm is the right question.'],
      [1, 'Thursday is perfect. Writing to you now.'],
      [69, 'I drove by that one in spring: ask about the swamp coolers, I counted two of them dry.'],
    ],
  },
  {
    author: 52,
    type: 'discussion',
    hours: 58,
    title: 'Rents in Las Vegas have gone sideways. What are you underwriting?',
    content:
      'For two years I put in 3% and was wrong on the low side. My last eight renewals: four at zero, three at ' +
      '2%, one gave notice and the unit took 41 days.\n\nFor anything I buy now it is 0% in year one and 2% ' +
      'after, and half of what I look at does not work, which I suppose is the point. What are the rest of you ' +
      'using?',
    tags: ['underwriting', 'rents'],
    location: 'Las Vegas, NV',
    appeal: 1.4,
    comments: [
      [
        18,
        'Phoenix east valley: zero for 18 months, concessions on anything with a pool that competes with a new ' +
          'building.',
      ],
      [34, 'Wilmington still takes 3%, but my taxes took 6.'],
      [20, 'Reno: 1%. And I took out the line for "other income" because it was mostly hope.'],
      [52, '"Mostly hope" is exactly what was in mine.'],
    ],
  },
  {
    author: 24,
    type: 'investment',
    hours: 66,
    title: 'Pittsburgh three-family, two leases at $300 under market',
    content:
      'Owner is 78, has never raised a rent on anybody who paid on time. Both leases are month to month. Boiler ' +
      'from 2016, separate electric, new rubber roof. It is the rare one where the honest pitch is patience: ' +
      'buy it, introduce yourself, raise it slowly.\n\nIn my listings, with the rent roll.',
    tags: ['multifamily', 'value-add'],
    location: 'Pittsburgh, PA',
    picture: [475, 1],
    comments: [
      [48, 'Any lead paint certificates? Pittsburgh got strict on rentals before 1978.'],
      [24, 'Interior cleared in 2021, exterior trim not. Figure $4k to encapsulate.'],
    ],
  },
  {
    author: 21,
    type: 'discussion',
    hours: 74,
    title: 'Skip tracing: what is your real hit rate?',
    content:
      'I pulled 600 vacant addresses in Cass County. Of those I get a number that rings for about 55%, an owner ' +
      'who answers for 14%, and a conversation longer than a minute for 6%. Is that normal, or is my list stale?',
    tags: ['skip tracing', 'birddogging'],
    location: 'Fargo, ND',
    comments: [
      [16, 'Normal for a first pass. My second pass three weeks later finds as many again.'],
      [44, 'Handwritten note on the door of the ones with no number. 1 in 20 calls, but those are the real ones.'],
      [56, 'Check the mailing address at the treasurer, not the assessor. Ours are a year apart.'],
    ],
  },
  {
    author: 51,
    type: 'investment',
    subtype: 'private_money',
    hours: 83,
    title: 'Office to lend against: 60% LTV, tenant in place, exit by refinance',
    content:
      'Office is a dirty word, I know. This one is 24,600 sqft of dentists and a title company in Duluth, 92% ' +
      'leased, longest lease to 2031. Bank is at 6 months for the refinance because their appraiser is ' +
      'booked.\n\nLooking for a bridge of $1.8M for 8 months at 10%. Appraised $3.1M in March. I am a partner ' +
      'member and you can call all three of my last lenders.',
    tags: ['bridge loan', 'office'],
    location: 'Duluth, MN',
    picture: [115, 1],
    appeal: 0.8,
    comments: [
      [61, 'What happens in month nine if the appraiser is still booked?'],
      [51, 'Extension for a point, twice, and the rent is assigned to you from day one.'],
    ],
  },
  {
    author: 66,
    type: 'discussion',
    hours: 92,
    title: 'The inspection item I now ask about first: electrical panels',
    content:
      'Three times this year a deal in Oklahoma City went sideways over a panel brand that insurers will not ' +
      'write. It is a $2,400 fix and everybody finds out on day 9 of a 10-day period.\n\nOpen the panel door at ' +
      'the first showing, take a picture of the label. That is the whole post.',
    tags: ['due diligence', 'insurance'],
    location: 'Oklahoma City, OK',
    appeal: 1.6,
    comments: [
      [
        28,
        'Same in Florida, plus polybutylene. My four pictures: panel, water heater label, under the kitchen ' +
          'sink, roof from the neighbor’s driveway.',
      ],
      [58, 'Stealing the four pictures for my buyers.'],
    ],
  },
  {
    author: 10,
    type: 'discussion',
    subtype: 'boots_on_ground',
    hours: 101,
    title: 'Springfield and Hartford: contractor check-ins for out-of-state owners',
    content:
      'Twice a week I walk my own jobs anyway. For $60 a visit I will walk yours: 15 pictures against the ' +
      'scope, who was on site, what is stacked in the driveway. You pay the draw on what I saw, not on what you ' +
      'were told.',
    tags: ['contractor', 'draw inspections'],
    location: 'Springfield, MA',
    comments: [
      [7, 'This should exist in every city. Do you sign lender draw forms?'],
      [10, 'Yes, for two local banks already.'],
    ],
  },
  {
    author: 45,
    type: 'investment',
    hours: 112,
    title: 'Neighborhood strip in Charleston, 8.4% cap, every tenant pays on time',
    content:
      'Seven bays: laundromat (2029), bakery (2030), bike shop, tax preparer, two salons, one bay month to ' +
      'month on purpose. NNN but for the roof. I have run it from Oregon for seven years, which tells you how ' +
      'little there is to run.\n\nNo broker. Rent roll and trailing 24 months to anyone who asks nicely.',
    tags: ['retail', 'NNN'],
    location: 'Charleston, SC',
    picture: [185, 1],
    appeal: 1.3,
    comments: [
      [74, 'Who owns the machines in the laundromat?'],
      [45, 'Tenant. He replaced all the dryers in spring, which tells you more than the lease does.'],
      [23, 'Asking nicely.'],
    ],
  },
  {
    author: 61,
    type: 'event',
    hours: 121,
    title: 'Creative finance night: bring one deal, leave with three structures',
    content:
      'Toledo, next month. Format: eight people put a real deal on the board (price, debt, what the seller ' +
      'said), the room has twelve minutes to structure it. No gurus. Last month a retired school principal ' +
      'solved the hardest one.\n\nDetails under Events.',
    tags: ['creative finance', 'meetup'],
    location: 'Toledo, OH',
    comments: [
      [74, 'The principal was right, by the way. They closed on Monday.'],
      [61, 'You are kidding. Bring her again.'],
    ],
  },
  {
    author: 33,
    type: 'discussion',
    hours: 130,
    title: 'First assignment done. Things I wish somebody had told me',
    content:
      '1. The title company decides more than the buyer. Ask whether they close assignments before you sign ' +
      'anything.\n2. Put the right to show the house in the contract, with hours.\n3. Tell the seller what you ' +
      'do. Mine laughed and said her late husband did the same with cattle.\n4. $6,200, seven weeks, 31 phone ' +
      'calls.',
    tags: ['wholesaling', 'first deal'],
    location: 'Denver, CO',
    appeal: 2.2,
    comments: [
      [49, 'Number 3 is the whole business. Congratulations!'],
      [1, 'Congratulations, Nadia. Number 1 cost me my first one.'],
      [25, 'What did you do about the earnest money, yours or the buyer’s?'],
      [33, 'Mine, $500. It went hard when the buyer’s $5k came in.'],
      [2, 'Tell @{65} the cattle line, she collects those.'],
    ],
  },
  {
    author: 54,
    type: 'investment',
    subtype: 'joint_venture',
    hours: 146,
    title: 'Full gut office to 22 apartments, Colorado Springs: equity partner for the last 20%',
    content:
      'Eleven suites of garden office that nobody will lease again. Zoning allows residential by right since ' +
      'last year, structure is concrete, windows are operable, parking is there. Construction loan term sheet ' +
      'at 65% of cost, historic credits not needed.\n\n$860k of equity in, $240k to go. 8% preferred, 70/30 to ' +
      'a 16 IRR, 50/50 after. Third conversion for me, both others are open to visit.',
    tags: ['conversion', 'equity'],
    location: 'Colorado Springs, CO',
    picture: [23, 1],
    appeal: 1.1,
    comments: [
      [22, 'How did you solve plumbing stacks on an office floor plate?'],
      [54, 'Two wet walls per floor and a corridor that jogs. I lose 4% of area and save six figures.'],
    ],
  },
  {
    author: 31,
    type: 'discussion',
    hours: 160,
    title: 'Section 8 inspections: the five things that always fail',
    content:
      'In order: GFCI by the kitchen sink, window that does not stay up, missing discharge pipe on the water ' +
      'heater, handrail with three steps or more, a smoke detector "that was there yesterday". Carry all five ' +
      'in the van, and you pass on the first visit.',
    tags: ['Section 8', 'property management'],
    location: 'Philadelphia, PA',
    appeal: 1.8,
    comments: [
      [39, 'Sixth: a closet door off its track. Buffalo fails you for it.'],
      [63, 'Printing this for the van.'],
      [44, 'The detector. Every time.'],
    ],
  },
  {
    author: 46,
    type: 'discussion',
    hours: 178,
    title: 'Accessory units: is anyone making the numbers work without a 30-year view?',
    content:
      'Detached 640 sqft in Salt Lake: bids between $168k and $196k finished, rents $1,450. That is a 10% gross ' +
      'on cost before I count the yard I lost. Appraisers gave me $110k for it.\n\nIf you built one and sold ' +
      'within five years, what did the market actually pay?',
    tags: ['ADU', 'development'],
    location: 'Salt Lake City, UT',
    comments: [
      [
        36,
        'Ogden: cost $151k, sold two years later, my agent thinks the buyer paid $130k for it. I had the rent ' +
          'in between, so call it even.',
      ],
      [45, 'Eugene waives the fees, which is the only reason mine works.'],
    ],
  },
  {
    author: 65,
    type: 'investment',
    hours: 196,
    title: 'Lubbock, 15.9 acres, pasture now, road money approved',
    content:
      'The city council put the arterial in this year’s bond: it ends 900 feet from the corner of this tract. ' +
      'Seller carries half at 6% for three years. Ag exemption in place. I am wholesaling it because I do not ' +
      'have three years, somebody here does.',
    tags: ['land', 'owner financing'],
    location: 'Lubbock, TX',
    picture: [426, 1],
    comments: [
      [13, 'I grew up four miles from there. The bond passed with 61%, it is real.'],
      [51, 'Rollback taxes on the exemption?'],
      [65, 'Three years, about $4,100 in all. Buyer’s at closing.'],
    ],
  },
  {
    author: 75,
    type: 'discussion',
    hours: 214,
    title: 'How do you pay a contractor you have not worked with before?',
    content:
      'Jacksonville. My old crew retired together (brothers). New GC wants 40% down "for materials". I have ' +
      'offered: I buy the materials myself, 10% on day one, rest in four draws against a list. He is thinking ' +
      'about it. Too strict?',
    tags: ['contractors', 'draws'],
    location: 'Jacksonville, FL',
    comments: [
      [
        3,
        'Not strict. Mine: nothing down, Friday draws, lien waiver before the next one. The good ones like it, ' +
          'they get paid every Friday.',
      ],
      [59, 'Lien waivers from the subs as well. Ask me how I know.'],
      [75, 'He took it, with Friday draws. Thank you @{3}!'],
    ],
  },
  {
    author: 34,
    type: 'discussion',
    hours: 240,
    title: 'Insurance renewal went up 38%. Bundling, deductible, or self-insure the small stuff?',
    content:
      'Nineteen doors, Delaware, no claims in six years. The broker offers to get most of it back if I take a ' +
      '$10k deductible per building instead of $2,500. In six years I would have used the difference exactly ' +
      'zero times.\n\nWho runs high deductibles, and what does your lender say?',
    tags: ['insurance', 'landlord'],
    location: 'Wilmington, DE',
    comments: [
      [
        68,
        'High deductible plus the difference in a savings account that I do not touch. Three years in, it has ' +
          'paid for itself. Fannie paper caps it at 5% of coverage, check that first.',
      ],
      [28, 'In Florida I would kiss somebody for 38%.'],
      [34, 'Checked: 5% per building is fine for mine. Done, thank you.'],
    ],
  },
  {
    author: 48,
    type: 'investment',
    subtype: 'joint_venture',
    hours: 268,
    title: 'I find them, you fund them: looking for one steady partner in Tarrant County',
    content:
      'Four to six off-market houses a month, most of them from doors I have knocked on twice. I would rather ' +
      'do ten deals a year with one person than forty assignments. You fund and hold title, I run acquisition ' +
      'and sale, 35% of the profit to me and nothing if there is none.',
    tags: ['acquisitions', 'partnership'],
    location: 'Fort Worth, TX',
    appeal: 1.2,
    comments: [
      [60, 'We should have coffee, I am ten minutes from you.'],
      [43, 'Dallas County as well? I have funds and no doors.'],
      [48, 'If the door is worth it, yes.'],
    ],
  },
  {
    author: 59,
    type: 'discussion',
    hours: 300,
    title: 'Sold: the storefront with apartments that took three buyers',
    content:
      'Two buyers lost their loans, the third one paid cash and asked for nothing. What made the difference in ' +
      'the end was a one-page history of every repair with receipts. He told me that it was why he did not ask ' +
      'for an inspection credit.',
    tags: ['mixed use', 'sold'],
    location: 'Des Moines, IA',
    picture: [60, 1],
    appeal: 1.7,
    comments: [
      [27, 'Do you have that page as a template?'],
      [59, 'It is a spreadsheet with five columns: date, what, who, cost, warranty until. That is all.'],
      [35, 'Congratulations Denise!'],
    ],
  },
  {
    author: 18,
    type: 'discussion',
    hours: 336,
    title: 'What lenders ask me about condos now (and did not two years ago)',
    content:
      'Reserve study not older than three years. Share of owners behind on dues. Any special assessment ' +
      'discussed in minutes, not only approved ones. Master policy with replacement cost. Litigation of any ' +
      'kind.\n\nAsk the association for all five before you write the offer. Two of my last six buildings ' +
      'failed, and it was not the unit’s fault.',
    tags: ['condos', 'financing'],
    location: 'Mesa, AZ',
    picture: [10, 1],
    comments: [
      [50, 'Honolulu: add fire sprinkler retrofits to the list.'],
      [6, 'Minutes, minutes, minutes. The assessment is always in there a year ahead.'],
    ],
  },
  {
    author: 37,
    type: 'investment',
    subtype: 'private_money',
    hours: 372,
    title: 'Selling a performing note: 31 payments in, none late',
    content:
      'First lien on an owner-occupied single-level ranch near Syracuse. $112k balance, 8.5%, 9 years left, ' +
      'borrower put 15% down and pays through a servicer. I am raising cash for an office building. Yield to ' +
      'you at my price is about 10.7%. Pay history and file to serious people.',
    tags: ['notes', 'performing'],
    location: 'Syracuse, NY',
    comments: [
      [61, 'Is the insurance escrowed?'],
      [37, 'Taxes and insurance, yes. The servicer is licensed in New York.'],
    ],
  },
  {
    author: 28,
    type: 'discussion',
    hours: 420,
    title: 'My mailbox test for a neighborhood',
    content:
      'I count mailboxes that stand straight. Eight of ten: people care, I can rent at the top. Five of ten: I ' +
      'budget for a fence. Fewer: I come back at night before I do anything else. It has been a better ' +
      'predictor than any crime map I have paid for.',
    tags: ['neighborhoods', 'landlord'],
    location: 'Orlando, FL',
    appeal: 2,
    comments: [
      [56, 'Mine is Christmas lights in February, but this works all year.'],
      [32, 'Doing it on Saturday. In Maine the plow takes half of them, though.'],
      [28, 'Then count the new ones!'],
    ],
  },
  {
    author: 22,
    type: 'discussion',
    subtype: 'joint_venture',
    hours: 470,
    title: 'Operating agreements for two-person JVs: what is in yours?',
    content:
      'After one expensive friendship, mine says: who signs for what amount, what happens when one of us stops ' +
      'answering for 10 days, how we value it if one wants out, and that either may force a sale after 18 ' +
      'months. Four pages. What am I missing?',
    tags: ['joint venture', 'legal'],
    location: 'Brooklyn, NY',
    appeal: 1.5,
    comments: [
      [70, 'Capital calls: what if one pays and the other does not? Ours turns it into a loan at 15%.'],
      [62, 'Death and divorce. Unpleasant to write, worse not to have.'],
      [22, 'Both added. Thank you.'],
    ],
  },
  {
    author: 71,
    type: 'discussion',
    hours: 530,
    title: 'Mid-term rentals near hospitals: the boring version works',
    content:
      'Eleven furnished units in Fresno, nurses and two visiting engineers. No hot tubs, no neon signs. Good ' +
      'mattress, blackout curtains, a desk, a coffee maker that does not need an app. 91% occupied over twelve ' +
      'months at 1.55 times the yearly rent.\n\nThe one thing that matters: answer within ten minutes while ' +
      'they are booking, because they write to five of us at once.',
    tags: ['mid-term rentals', 'furnished'],
    location: 'Fresno, CA',
    picture: [345, 3],
    comments: [
      [15, 'Who does your turns?'],
      [71, 'The same two people since the first unit, paid per turn and for the day they wait.'],
      [47, 'Blackout curtains: yes. Night shift.'],
    ],
  },
  {
    author: 70,
    type: 'investment',
    hours: 600,
    title: 'Garden office in Charlotte, fully leased, boring in the best way',
    content:
      'Two floors, eight suites, average tenant of six years. Rents are $14.50 full service where new space ' +
      'asks $18. I have not raised anybody since 2022 and the next owner will. Trailing NOI and a list of what ' +
      'I would fix first are with the listing.',
    tags: ['office', 'cash flow'],
    location: 'Charlotte, NC',
    picture: [135, 1],
    comments: [[51, 'I like "what I would fix first". More listings should have it.']],
  },
  {
    author: 16,
    type: 'discussion',
    hours: 680,
    title: 'Driving for dollars in El Paso: what I log and what I stopped logging',
    content:
      'I log: tarp on the roof, meter pulled, mail held, boarded from the inside, grass against the door. I ' +
      'stopped logging: ugly. Ugly people love their houses.\n\n22 miles a day, four days a week, one signed ' +
      'contract for every 900 houses on the list.',
    tags: ['driving for dollars', 'birddogging'],
    location: 'El Paso, TX',
    comments: [
      [40, 'Meter pulled is the best one. Cross-check with the utility’s disconnect list where they publish it.'],
      [5, 'Ben, this belongs in the forum as well. "Ugly people love their houses" should be on a mug.'],
    ],
  },
  {
    author: 43,
    type: 'discussion',
    hours: 780,
    title: 'Staging or no staging under $300k?',
    content:
      'Dallas, my last four: two staged at $2,400 each (12 and 19 days), two empty (17 and 16 days), all within ' +
      '2% of asking. I cannot see it. Photos with good light seem to do all of the work. Where does it start to ' +
      'matter?',
    tags: ['flip', 'staging'],
    location: 'Dallas, TX',
    comments: [
      [67, 'Tacoma: only where a room has no obvious use. A desk in the odd nook sold my last one.'],
      [11, 'Kitchen and one bathroom, $350 of towels and plants, I keep them in a bin.'],
    ],
  },
  {
    author: 5,
    type: 'discussion',
    hours: 900,
    title: 'How verification works, and how to pass it the first time',
    content:
      'We look at three things before a listing gets its badge: that you control it (contract or deed), that ' +
      'the pictures are of that property, and that the numbers add up to each other. Most returns are about the ' +
      'second: pictures from an old agent listing.\n\nPaid members hear back within 24 hours, everybody else as ' +
      'we get to it, usually in two or three days. Questions go below, I read all of them.',
    tags: ['verification', 'how it works'],
    appeal: 2,
    comments: [
      [9, 'Does a signed letter of intent count as control?'],
      [5, 'No, sorry. An option does, and so does a contract that may be assigned.'],
      [25, 'Thank you for saying what is in the second point. That was mine.'],
    ],
  },
  {
    author: 26,
    type: 'investment',
    subtype: 'joint_venture',
    hours: 1020,
    title: 'Flex park, 7 bays, one empty: partner wanted for the lease-up',
    content:
      'Six of seven bays are leased at an average of $9.80. The empty one is 4,200 sqft with a dock and has ' +
      'been "nearly leased" to a cabinet maker twice. I will give 15% of the deal to whoever brings a five-year ' +
      'tenant at $10 or more and stays in for the sale.',
    tags: ['flex', 'industrial'],
    location: 'Erie, PA',
    picture: [90, 1],
    comments: [
      [68, 'Cabinet makers are always nearly. Try the HVAC distributors, they take any dock they can get.'],
      [26, 'Calling two of them tomorrow.'],
    ],
  },
  {
    author: 72,
    type: 'discussion',
    subtype: 'boots_on_ground',
    hours: 1150,
    title: 'Grand Rapids: I will knock on the door for you',
    content:
      'You have the list, you live somewhere else, and letters do not work on Kentwood grandmothers. I do: ' +
      'nicely, on weekday afternoons, with a card that has your name on it. $12 a door, report the same ' +
      'evening, and 3% if one of them sells to you.',
    tags: ['door knocking', 'boots on the ground'],
    location: 'Grand Rapids, MI',
    comments: [
      [41, 'Can confirm the grandmothers. One of them called me to ask whether Eli was single.'],
      [47, 'She called me, too.'],
    ],
  },
  {
    author: 58,
    type: 'event',
    hours: 1300,
    title: 'Chattanooga bus tour: six streets, six stories, lunch',
    content:
      'We rent a small bus and drive past houses that members bought, with the owner on board to say what they ' +
      'paid, what it cost and what they would do differently. 24 seats. The last tour was full in two days and ' +
      'had one proposal of marriage, not by me.',
    tags: ['tour', 'meetup'],
    location: 'Chattanooga, TN',
    comments: [
      [8, 'Best day of last year. Go.'],
      [26, 'Two seats for Greenville, please.'],
    ],
  },
];

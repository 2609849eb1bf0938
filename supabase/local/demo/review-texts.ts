import type { Role } from './people.ts';

/** A review of one member by another. */
export interface ReviewText {
  /** The role it's about; null fits any. */
  readonly about: Role | null;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  /** The reviewed member's answer. */
  readonly answer?: string;
}

/** Each is used at most once. */
export const reviewTexts: readonly ReviewText[] = [
  // People who find and sell contracts.
  {
    about: 'wholesaler',
    rating: 5,
    text:
      'Bought two assignments from this group since spring. Both times the contract was in the data room before I ' +
      'asked, the seller knew who I was, and the fee on the HUD matched what we shook on.',
  },
  {
    about: 'wholesaler',
    rating: 5,
    text:
      'Photos were from that week and showed the bad corner of the basement too. My walkthrough came in $1,800 ' +
      'under the repair number they gave me. I stopped double-checking after the third deal.',
    answer: 'You should still double-check. But thank you, and the Linden house is yours to see first.',
  },
  {
    about: 'wholesaler',
    rating: 4,
    text:
      'Real contracts, clear title, closes on the day. ARV leans on the best comp on the street, so run your own. ' +
      'Once you know that, a very easy person to buy from.',
    answer: 'Fair. I send three comps with every deal now, the weakest first.',
  },
  {
    about: 'wholesaler',
    rating: 4,
    text:
      'Earnest money went hard a day earlier than I would have liked, but everything was disclosed in writing and ' +
      'the house was exactly as described. Would sign again.',
  },
  {
    about: 'wholesaler',
    rating: 3,
    text:
      'Good house, slow paper. It took nine days and four calls to get the assignment agreement to my title ' +
      'company. The numbers held up in the end.',
    answer: 'Our transaction coordinator left that month. We have a new one, and I owe you a faster file.',
  },
  {
    about: 'wholesaler',
    rating: 2,
    text:
      'The deal was shopped to three other buyers while I had it tied up with a deposit. I got the deposit back ' +
      'without arguing, which is why this is not a one.',
  },
  {
    about: 'wholesaler',
    rating: 1,
    text:
      'Turned out there was no contract with the owner, only a conversation. I found out from the owner. I paid ' +
      'for an inspection and a drive of three hours.',
    answer:
      'The seller had agreed by text and then backed out. That is not a contract and I should have told you so. ' +
      'I have sent you the cost of the inspection.',
  },
  {
    about: 'birddog',
    rating: 5,
    text:
      'Sends an address, eight pictures, the tax card and a phone number that somebody answers. Out of eleven ' +
      'leads I closed two, which is better than any list I have paid for.',
  },
  {
    about: 'birddog',
    rating: 5,
    text:
      'Knocked the door that my mail had missed for a year. The seller told me she only called back because ' +
      'someone had taken her trash cans up the drive.',
    answer: 'Mrs. Alder still asks about you. Glad that one closed.',
  },
  {
    about: 'birddog',
    rating: 4,
    text:
      'Honest about what is a lead and what is only a vacant house. Pays attention to which streets I buy on. Now ' +
      'and then an address comes twice.',
  },
  {
    about: 'birddog',
    rating: 3,
    text:
      'Plenty of leads, few of them motivated. If you have somebody to make the calls it is worth it; for me ' +
      'alone it was too much sorting.',
  },
  // Agents.
  {
    about: 'agent',
    rating: 5,
    text:
      'Underwrites before showing. Killed two deals of mine over a flood zone and a sewer lateral, and found the ' +
      'third, which appraised $22k over contract.',
  },
  {
    about: 'agent',
    rating: 5,
    text:
      'Got a pocket listing in front of me on a Friday and had the seller’s signature on Sunday. Knows what a ' +
      'landlord needs to see: leases, ledgers, the water bill.',
  },
  {
    about: 'agent',
    rating: 5,
    text:
      'Sold a tenanted fourplex for me without one vacant day. Every buyer walked through with the rent roll in ' +
      'hand, and nobody was promised something the tenants had not agreed to.',
    answer: 'The tenants made it easy. All but one of them renewed with the new owner.',
  },
  {
    about: 'agent',
    rating: 4,
    text:
      'Comps are careful and the reasons are written down. Weekends are for family, so plan your offers around ' +
      'that. I respect it.',
  },
  {
    about: 'agent',
    rating: 4,
    text:
      'Talked my seller into paying for the roof rather than cutting the price, which was worth more to both of ' +
      'us. The paperwork took a little longer than it had to.',
  },
  {
    about: 'agent',
    rating: 3,
    text:
      'Fine with retail listings, still learning how investors look at a deal. I had to ask for the rent roll ' +
      'twice and the leases three times.',
    answer: 'I learned a lot on that one. My listing packet now starts with the rent roll.',
  },
  {
    about: 'agent',
    rating: 2,
    text:
      'Told me there were other offers to get me up by ten thousand. The listing agent said later that there were ' +
      'none.',
  },
  // Renovators.
  {
    about: 'flipper',
    rating: 5,
    text:
      'We split a gut job fifty-fifty. Weekly photos, receipts in a shared folder, and the change orders were ' +
      'agreed before the work, not after. Came out 4% over budget on a 1920s house. I call that a win.',
  },
  {
    about: 'flipper',
    rating: 5,
    text:
      'Buys what they say they will buy. I have brought six houses, heard yes or no within a day every time, and ' +
      'was never retraded at the table.',
    answer: 'You bring the right ones. Keep them coming, also the ones with the bad stairs.',
  },
  {
    about: 'flipper',
    rating: 5,
    text:
      'Walked my house, gave me a repair number within $3k of what my contractor came to, and told me to keep it ' +
      'as a rental. Did not make a cent on that advice.',
  },
  {
    about: 'flipper',
    rating: 4,
    text:
      'Quality that shows in the inspection report: permits pulled, GFCIs where they belong, no paint over rot. ' +
      'Asking prices are at the top of the street for it.',
  },
  {
    about: 'flipper',
    rating: 4,
    text:
      'Closed in eleven days with hard money that was really there. Asked for one extension on the way and paid ' +
      'for it without being asked.',
  },
  {
    about: 'flipper',
    rating: 3,
    text:
      'The kitchen is lovely. The crawl space was not looked at, and my inspector did. We settled for a credit, ' +
      'but it should not have come to that.',
    answer:
      'We missed it, and the vapor barrier is now on our list for every house. Thank you for settling it like ' +
      'an adult.',
  },
  {
    about: 'flipper',
    rating: 1,
    text:
      'Two contractors’ liens surfaced a week before closing, for work they told me was paid. Title caught it. ' +
      'Get lien waivers.',
  },
  // Landlords.
  {
    about: 'landlord',
    rating: 5,
    text:
      'Bought a triplex from an owner who handed over twelve years of ledgers, spare keys with labels and the ' +
      'name of the plumber who knows the building. Nothing to find at due diligence that was not in the folder.',
    answer: 'I liked that building. Look after the boiler and it will look after you.',
  },
  {
    about: 'landlord',
    rating: 5,
    text:
      'Carried a second for me at 5% when the bank came up short, on a two-page note that both attorneys were ' +
      'fine with. That closed my first duplex.',
  },
  {
    about: 'landlord',
    rating: 5,
    text: 'Answers what it costs to run the place with the actual tax return, not a pro forma. More of this, please.',
  },
  {
    about: 'landlord',
    rating: 4,
    text:
      'The rents were real and the tenants were as described. Two security deposits had to be chased after ' +
      'closing; they came within the week.',
  },
  {
    about: 'landlord',
    rating: 4,
    text:
      'Knows every block of the east side by its turnover rate. Cautious with offers, quick once decided. We have ' +
      'done one deal and passed on four together.',
  },
  {
    about: 'landlord',
    rating: 3,
    text:
      'Expenses in the listing left out management and reserves, so the cap rate was a point too high. Corrected ' +
      'it when I asked, without fuss.',
    answer: 'I manage my own and forgot that nobody else does. Listings of mine now show both numbers.',
  },
  {
    about: 'landlord',
    rating: 2,
    text:
      'Estoppels came back with side deals about rent that were not in the leases. It closed three weeks late and ' +
      '$9k lower.',
  },
  // Terms.
  {
    about: 'creative',
    rating: 5,
    text:
      'Explained the wrap to my seller’s attorney on speakerphone for forty minutes and sent her the statute ' +
      'afterwards. Seller gets her check on the first, every month, for two years now.',
  },
  {
    about: 'creative',
    rating: 5,
    text:
      'Bought a note from me at a fair discount and told me what it would have been worth with better paper. I ' +
      'wrote the next one that way and it sold for six points more.',
    answer: 'That is the point of doing it in the open. Send me the third.',
  },
  {
    about: 'creative',
    rating: 4,
    text:
      'Subject-to with everything on the table: the insurance, the due-on-sale letter, a servicer in between. ' +
      'Slower than cash, and I slept well.',
  },
  {
    about: 'creative',
    rating: 4,
    text:
      'Lent on a rehab in eight days. Draw inspections are strict, which cost me a weekend once and probably ' +
      'saved me more.',
  },
  {
    about: 'creative',
    rating: 3,
    text:
      'The terms were fine, the explanation was not: my seller needed three meetings to understand what he was ' +
      'signing. Bring a one-page summary.',
  },
  {
    about: 'creative',
    rating: 2,
    text:
      'Offered my seller full price on terms and sent papers with a 24-month balloon that nobody had spoken of. ' +
      'We walked.',
    answer:
      'The balloon was in the letter of intent of May 3rd, but it was on page two and I did not point at it. I do now.',
  },
  // Builders.
  {
    about: 'developer',
    rating: 5,
    text:
      'Took on the corner lot that four builders had passed on, got the setback variance in one hearing, and paid ' +
      'me the bonus we had tied to it. The neighbors came to the groundbreaking.',
  },
  {
    about: 'developer',
    rating: 5,
    text:
      'Site plans, soil report and utility letters all in one folder before I wired the deposit. My lender said ' +
      'it was the cleanest package of the quarter.',
  },
  {
    about: 'developer',
    rating: 4,
    text:
      'Delivered six units four weeks late in a winter when everyone was late. Monthly cost reports to the penny, ' +
      'and word of the delay before we noticed it.',
    answer: 'Late is late. Next time the windows are ordered with the permit.',
  },
  {
    about: 'developer',
    rating: 4,
    text:
      'Pays a fair price for odd lots and does not tie them up for a year. The entitlement period was 120 days ' +
      'and took 96.',
  },
  {
    about: 'developer',
    rating: 3,
    text: 'Good builder, optimistic calendar. Add a third to every date and you will be friends.',
  },
  {
    about: 'developer',
    rating: 2,
    text:
      'Had my lot under option for seven months and filed nothing with the city. I read the option more closely ' +
      'these days.',
  },
  // Managers.
  {
    about: 'propertyManager',
    rating: 5,
    text:
      'Took over 14 doors from a manager who had stopped answering. Collections went from 81 to 97 percent in two ' +
      'quarters, and every make-ready came with before and after photos.',
  },
  {
    about: 'propertyManager',
    rating: 5,
    text:
      'I asked which of two blocks to buy on and got a spreadsheet of days-to-lease for both. Bought on the one ' +
      'that looked worse from the street. Leased in six days.',
    answer: 'The boring block usually wins. Happy to run it for the next one.',
  },
  {
    about: 'propertyManager',
    rating: 5,
    text:
      'Statement on the fifth, money on the tenth, and no invoice over $300 without a call. That is all I ever ' +
      'wanted from a manager.',
  },
  {
    about: 'propertyManager',
    rating: 4,
    text:
      'Careful screening and honest rent estimates; both of mine came in within $25. The maintenance markup is on ' +
      'the high side but it is in the contract, not hidden in the bill.',
  },
  {
    about: 'propertyManager',
    rating: 3,
    text:
      'Great with tenants, slower with owners. Two emails went unanswered until I called. The building itself is ' +
      'in good hands.',
    answer: 'You are right, and we have added somebody for owners only. Ask for Teresa.',
  },
  {
    about: 'propertyManager',
    rating: 2,
    text:
      'A vacant unit sat for seven weeks with the heat on because nobody had told the leasing side that the turn ' +
      'was done.',
  },
  // About anybody.
  {
    about: null,
    rating: 5,
    text:
      'Did what was agreed, on the day it was agreed. I have been buying for eighteen years and could count those ' +
      'on two hands.',
  },
  {
    about: null,
    rating: 5,
    text:
      'Sent me a deal that did not fit their own box and asked for nothing. I have returned the favor twice ' +
      'since. That is how this should work.',
  },
  {
    about: null,
    rating: 5,
    text:
      'JV on a duplex, one page, 60/40, closed out in five months. The accounting at the end took ten minutes ' +
      'because it had been kept all along.',
    answer: 'Ten minutes because you asked for receipts from day one. Same again?',
  },
  {
    about: null,
    rating: 5,
    text:
      'Called me before the inspection period ended to say what they had found, with pictures, and we worked it ' +
      'out the same afternoon. No games.',
  },
  {
    about: null,
    rating: 5,
    text: 'Proof of funds was a letter with a banker’s name on it, and the banker picked up. Wired two days early.',
  },
  {
    about: null,
    rating: 5,
    text:
      'Reads everything. Found a missing easement in the survey that would have cost us both, and brought the fix ' +
      'along with the problem.',
  },
  {
    about: null,
    rating: 5,
    text: 'Straight answers, including "I do not know, let me find out", and then does find out.',
  },
  {
    about: null,
    rating: 5,
    text: 'Third closing together this year. My title officer asked whether all my partners could be like that.',
    answer: 'Tell her thank you. It is mutual.',
  },
  {
    about: null,
    rating: 5,
    text:
      'Introduced me to the lender, the roofer and the inspector that I still use. Generous with a newcomer, and ' +
      'never once tried to sell me a course.',
  },
  {
    about: null,
    rating: 4,
    text: 'Solid. Slow to answer on weekdays before five, as there is a day job, but nothing was ever forgotten.',
  },
  {
    about: null,
    rating: 4,
    text: 'A hard negotiator who stops when it is agreed. I left a little on the table and would sit down at it again.',
    answer: 'I remember it the other way round. See you at the next one.',
  },
  {
    about: null,
    rating: 4,
    text:
      'Everything in writing and easy to reach. One surprise with the HOA dues, which were in the documents, so ' +
      'that one is on me.',
  },
  {
    about: null,
    rating: 4,
    text: 'Passed on three of my deals with a reason each time. The reasons were good, and the fourth one closed.',
  },
  {
    about: null,
    rating: 4,
    text: 'Funded their half on time. Wanted more calls than I am used to, but all of them had a point.',
  },
  {
    about: null,
    rating: 4,
    text: 'Good eye for numbers and a realistic view of rents. Would like a quicker first answer.',
  },
  {
    about: null,
    rating: 3,
    text: 'It closed, with two extensions. The second was their lender’s doing, the first was not.',
  },
  {
    about: null,
    rating: 3,
    text: 'Knows the market well. Promised the comps for Tuesday and sent them on Friday, when my offer was due.',
    answer: 'I did. Sorry about that one.',
  },
  {
    about: null,
    rating: 3,
    text:
      'Pleasant to deal with, but tried to reopen the price after the inspection over things that were in the ' +
      'disclosure.',
  },
  {
    about: null,
    rating: 2,
    text:
      'Backed out on the last day of the inspection period by text message. Within the contract, but I had turned ' +
      'two buyers away.',
    answer: 'My lender pulled the loan that morning. I should have called, and I apologize.',
  },
  {
    about: null,
    rating: 1,
    text:
      'Asked for my buyer’s name "for the title company" and called him the same evening to go around me. He told ' +
      'me right away.',
  },
];

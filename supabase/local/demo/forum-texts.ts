/** The demo's forums, with topics and posts in order. Members are given by number; `@{n}` mentions member n. */
export interface ForumPostText {
  readonly author: number;
  readonly content: string;
  /** Number of the post it replies to; absent if it replies to the topic. */
  readonly to?: number;
  /** Whether its author deleted it; a placeholder remains. */
  readonly deleted?: boolean;
}

export interface TopicText {
  readonly title: string;
  /** Hours before seeding of the first post, and of the last (`until`). */
  readonly from: number;
  readonly until: number;
  readonly posts: readonly ForumPostText[];
}

export interface ForumText {
  readonly founder: number;
  readonly title: string;
  readonly description: string;
  /** Days since it was created. */
  readonly age: number;
  readonly topics: readonly TopicText[];
}

/**
 * Parses posts written as `author: text`, or `3>12: text` for a reply of member 12 to post 3. `12: (deleted)` is a
 * deleted post.
 */
function parsePosts(...lines: readonly string[]): ForumPostText[] {
  return lines.map((line) => {
    const [, to, author, content = ''] = /^(?:(\d+)>)?(\d+): ([^]*)$/.exec(line) ?? [];
    return {
      author: Number(author),
      content: content === '(deleted)' ? 'Sorry, wrong topic.' : content,
      ...(to !== undefined && { to: Number(to) }),
      ...(content === '(deleted)' && { deleted: true }),
    };
  });
}

const contractorThread: TopicText = {
  title: 'How do you find, vet and keep a contractor? The long thread',
  from: 1340,
  until: 5,
  posts: parsePosts(
    '3: I promised a long thread, so here it is. Every week somebody asks how to find a contractor. I have been ' +
      'through eleven, I still work with three.\n\nLet us collect what really works: where you find them, what ' +
      'you check, how you pay, and how you part. Please say where you are and how many jobs you have done with ' +
      'the person.',
    '1>59: Ocala. I find them in the parking lot of the supply house at 6:40 in the morning. Whoever is there ' +
      'at that time with a list in hand has work and organization.',
    '2>75: I tried that after you told me. Two good ones in one week. The third wanted cash before he had seen ' +
      'the house.',
    '3>59: The third one is always there, too.',
    '1>10: Springfield. I ask the building inspector, not "who is good" (he may not say) but "whose jobs do you ' +
      'like to visit". He always answers that.',
    '5>3: That is brilliant, and it is going into my list.',
    '5>34: Tried it in Wilmington just now. He laughed for a while and gave me two names.',
    '7>10: Tell us how they were!',
    '7>34: One is booked until April, which I take as a recommendation. The other comes on Monday.',
    '9>34: Update: he came, he measured everything twice, and told me that my budget was wrong by $7k before I ' +
      'signed anything. Hired.',
    '1>7: As a manager I see forty of them a year. Three checks that never failed me: license number on the ' +
      'state site, certificate of insurance sent by the agent and not by him, and one job that is in progress. ' +
      'Finished jobs are always beautiful.',
    '11>68: "One job that is in progress" deserves a frame.',
    '11>1: What do you look at when you are there?',
    '13>7: Where the trash is. Whether the people know who you are. Whether tools are on the floor or on ' +
      'something. And whether he picks up anything while he talks to you.',
    '14>1: Thank you, that is more useful than any checklist I have bought.',
    '1>33: Denver, two jobs. How do you pay? Mine asks for a third, a third, a third, and the second third is ' +
      'due "at the middle", which he says was last Tuesday.',
    '16>3: Never by time, always by things one can see: demo done and hauled, rough inspections passed, drywall ' +
      'hung, cabinets set, punch list empty. Five draws, the last one hurts the most to lose.',
    '17>67: What share is the last one?',
    '18>3: 15%. It sounds mean, but it is the only one that gets punch lists done.',
    '19>11: Mine is 10 and it has been enough, but I am on site every day.',
    '17>27: > Five draws, the last one hurts the most to lose.\n\nAnd write into the contract who decides that ' +
      'a stage is reached. We lost two weeks over what "cabinets set" means. (It includes doors.)',
    '21>3: It includes doors!!',
    '21>43: It does not include doors. It includes boxes, level and fixed, doors come with the punch list. This ' +
      'is why one writes it down.',
    '23>27: I rest my case.',
    '16>60: Buy the materials yourself for the first job. It costs you two mornings, and you learn what he ' +
      'orders too much of.',
    '25>66: And where the return credits go.',
    '1>20: Reno. Unpopular: I stopped looking for a general contractor below $40k. I run four trades myself, ' +
      'with a shared calendar. It is ten phone calls a week and saves 18%.',
    '27>51: Not unpopular here. But be honest about the ten phone calls, mine are thirty.',
    '27>61: Who is responsible when the tile guy cracks the tub that the plumber set?',
    '29>20: The one who touched it last, with a picture from the evening before. I send the picture to all four ' +
      'every day at five.',
    '30>61: The picture at five is the part that makes it work, then. Stealing it.',
    '27>52: It depends on the city. In Las Vegas an owner may pull permits for a house they live in, not for a ' +
      'flip. Check before you try.',
    '32>20: Right, and the same in Washoe for anything you sell within a year. My trades pull their own.',
    '64: (deleted)',
    '34>3: No problem, it happens.',
    '1>35: Lien waivers. Nobody has said lien waivers yet. Conditional with each invoice, unconditional when ' +
      'the check has cleared, from the subs and the supply house as well. I paid for a roof twice in 2021.',
    '36>59: Twice?!',
    '37>35: The roofer did not pay the supplier, the supplier had 90 days. The roofer had a new company by then.',
    '36>17: Is there a form that is good in every state?',
    '39>18: No. Some states have a statutory form that must be used word for word (mine does), in others ' +
      'anything goes. The title company has the right one and gives it away.',
    '36>2: As an agent: buyers’ title companies in Wyoming ask for them more and more when a permit was closed ' +
      'in the last six months. Collect them while everybody still likes you.',
    '1>44: What about references? I called three for my last guy, all were happy. I think one of them was his brother.',
    '42>16: Ask for the last three addresses instead of people. The permits are public. Then call the owners ' +
      'from the tax roll.',
    '43>44: That is so obvious that I am ashamed.',
    '42>63: Ask the reference "what did you argue about?" If there was nothing to argue about, it is the brother.',
    '45>3: Ha! Yes.',
    '1>47: Grand Rapids. How do you keep a good one? Mine left for somebody who pays $4 more an hour.',
    '47>60: Steady work, and pay on Friday. I have never been the one who pays the most. I text on Thursday ' +
      'that the money is ready, before they ask.',
    '48>48: Friday money plus "what do you need for Monday" by Friday noon. A crew that waits for material on ' +
      'Monday looks for other work on Monday.',
    '47>7: Send them birthday cards. I am serious. Ours have been with us for nine years on average.',
    '50>47: What do you write in a contractor’s birthday card?',
    '51>7: "Thank you for the third-floor water heater." Always something that they did and nobody saw.',
    '1>29: New here. Is there something like a standard scope-of-work form that you all use?',
    '53>3: Mine has a line for each room and trade, with brand, color and model, so that "white paint" cannot ' +
      'be eleven whites. Write to me and I will send you the last one with real prices.',
    '54>29: Writing now, thank you @{3}!',
    '1>74: And how do you fire one? I have never done it well.',
    '56>51: Before the third warning, in person, with the money for what is done in an envelope and the locks ' +
      'changed that morning. I am kind and it takes four minutes.',
    '56>61: Have the termination clause say that either may stop at the end of a stage. Then you do not fire ' +
      'anybody, you just do not start the next one.',
    '58>74: That is the best sentence in this thread for me. Thank you all.',
    '1>3: Sixty posts, and nobody has been rude. I will make a one-page summary on the weekend and put it into ' +
      'the first post.',
    '60>33: Please do! This saved me about $9,000 already.',
  ),
};

export const forumTexts: readonly ForumText[] = [
  {
    founder: 5,
    title: 'Start here',
    age: 640,
    description:
      'New to Cornerlot or to investing? Say hello, ask anything. No question is too simple, and nobody is sold ' +
      'anything in here.',
    topics: [
      {
        title: 'Introduce yourself: where, what, and what are you looking for?',
        from: 2100,
        until: 9,
        posts: parsePosts(
          '5: Three lines are enough: where you are, what you do or want to do, what would help you most right ' +
            'now. I will start: Priya, El Paso, community team. What helps me most is hearing what confuses you.',
          '1: Dana, Hilo. I wholesale from an island, so I need people with eyes on the mainland.',
          '2>40: Deshawn, Las Cruces. I am eyes on the mainland!',
          '25: Bianca, Huntsville. Two contracts so far, one assignment. Looking for land buyers.',
          '44: Travis, Flint. Nine doors, all mine, all old. Looking for a plumber who answers the phone.',
          '5>39: Michelle, Buffalo, property manager. If you find one, do not post the number here, we will all call.',
          '29: Xiomara, Houston. I did one subject-to with my uncle, and would like to do it properly from now on.',
          '7>61: Welcome! Read everything in Creative Finance first, and then ask anyway.',
          '53: Vivian, Billings. Agent, manager, landlord, in order of income. What would help: snow-proof everything.',
          '21: Hannah, Fargo. I find vacant houses for other people and would like to keep one for myself.',
        ),
      },
      {
        title: 'What does "verified" on a listing mean, exactly?',
        from: 900,
        until: 610,
        posts: parsePosts(
          '9: I see the badge on some listings and not on others from the same person. Is it the person or the ' +
            'property?',
          '1>5: The property. We check that the poster controls it, that the pictures show it and that the ' +
            'numbers fit together. An edit of the address or the contract sends it back to us.',
          '2>9: Clear, thank you.',
          '1>34: As a buyer: I still do my own homework, but I answer verified ones first.',
        ),
      },
      {
        title: 'I have $30,000 and a full-time job. What would you do first?',
        from: 480,
        until: 52,
        posts: parsePosts(
          '44: Asking for my younger self, and for my nephew, who is 26, an electrician, and in Flint.',
          '1>28: House hack a duplex with an owner-occupant loan. Live in the worse side. An electrician will ' +
            'make $20k of value in the evenings.',
          '2>36: This. And do the other side first, so that rent comes while he lives in the dust.',
          '1>68: I would keep $12k as a reserve before anything else. What kills beginners is the furnace in ' +
            'month two.',
          '4>44: He says he knows a furnace guy. I said everybody does until January.',
          '1>47: Which duplexes in Flint are still under $90k without a city lien?',
          '6>44: More than you would think, but order the water bill before you offer.',
          '1>21: Following this closely, same numbers, no electrician.',
        ),
      },
      {
        title: 'Which of my pictures should come first?',
        from: 60,
        until: 43,
        posts: parsePosts(
          '25: I have the house from the street (gray sky), the kitchen (new), and one from the air. Views have ' +
            'been slow.',
          '1>43: The street, on a sunny morning. People want to know what they drive up to. Go back on Saturday.',
          '1>3: Street first, kitchen second. From the air only if the lot is the story.',
        ),
      },
    ],
  },
  {
    founder: 3,
    title: 'Rehabs and contractors',
    age: 520,
    description:
      'Scopes, bids, draws, permits, and the people who do the work. Before and after pictures are welcome, ' +
      'horror stories with a lesson as well.',
    topics: [
      contractorThread,
      {
        title: 'LVP or refinish the oak? Show your numbers',
        from: 300,
        until: 120,
        posts: parsePosts(
          '67: Tacoma, 900 sqft of oak under two layers of carpet. Refinishing bid $5.10 a foot, decent LVP ' +
            'installed $4.60. Buyers here say they want wood. Do they pay for it?',
          '1>11: Manchester: yes, if it is in the front room. I refinish there and put LVP in the bedrooms.',
          '2>67: And where do they meet?',
          '3>11: Under the door. T-molding in the wood’s color, nobody has ever noticed.',
          '1>3: Refinish. It photographs better than anything that you can buy, and photos are the first showing.',
          '1>43: In a rental LVP, in a flip wood. I have stopped thinking about it.',
        ),
      },
      {
        title: 'Permit took 71 days. Is that the new normal?',
        from: 700,
        until: 340,
        posts: parsePosts(
          '75: Duval County, interior remodel with two moved walls. 71 days, one comment (smoke detector symbol ' +
            'missing on the plan). I pay 11% interest while I wait. What do you do?',
          '1>27: A private plan reviewer where the state allows it. In Iowa I cannot, in Florida you can: ask ' +
            'for "private provider".',
          '2>75: I had no idea. Just called one, eight business days. Thank you!',
          '1>59: I use one in Marion County. $1,300, and worth every cent of it.',
          '1>52: I close on the option with a 60-day due diligence and apply as "agent of the owner" in that ' +
            'time. Sellers mostly agree.',
        ),
      },
      {
        title: 'Foundation bids: $9k, $22k and $31k for the same house',
        from: 190,
        until: 31,
        posts: parsePosts(
          '43: Dallas, pier and beam, 1,400 sqft, sloping 2 inches to the north-east. Three companies, three ' +
            'prices, three different numbers of piers (11, 19, 28). How do I know?',
          '1>60: Pay an independent engineer $600. He draws it, they bid the drawing. Mine came back at 14 piers.',
          '1>3: What @{60} said, and ask him for the letter afterwards, buyers’ lenders want that.',
          '1>65: Is there a plumbing leak test in any of the bids? In Austin half of the slopes start with a pipe.',
          '4>43: In none of the three. Ordering one tomorrow, and the engineer.',
          '5>65: Tell us what it was.',
        ),
      },
    ],
  },
  {
    founder: 61,
    title: 'Creative finance',
    age: 430,
    description:
      'Seller carry, subject-to, wraps, lease options, notes. Structures and paperwork, with numbers. Not legal ' +
      'advice: have an attorney look at yours.',
    topics: [
      {
        title: 'Subject-to and the due-on-sale clause: has anybody been called?',
        from: 1500,
        until: 90,
        posts: parsePosts(
          '29: Everybody says "it never happens". I would like to hear from those to whom it did.',
          '1>68: Once in 22. The insurance was changed in a way that showed the new owner first, the servicer ' +
            'wrote, we had 30 days. Refinanced with a local bank in 26.',
          '1>37: Twice a letter, never a call. Both ended when payments went on on time and the seller answered ' +
            '"please continue to service as agreed".',
          '2>29: How should the insurance have been done?',
          '4>68: Seller stays as insured with us as additional insured, and a call to the agent before anything ' +
            'is sent. The letter is made by a computer, do not wake the computer.',
          '1>61: Have the money for a refinance or a sale, or do not do it. Rates at 3% are the reason why they ' +
            'would like to call it, so plan for the day.',
          '6>45: And tell the seller in writing that it can happen. That is the part that keeps me asleep at night.',
          '7>29: You mean it lets you sleep? 🙂',
          '8>45: That. It is late in Eugene.',
        ),
      },
      {
        title: 'What is a fair rate on a seller carry in 2026?',
        from: 620,
        until: 260,
        posts: parsePosts(
          '24: I am the seller for once: fourplex, buyer puts 20% down, wants 30/5 at 5%. Banks are at 7¼. I ' +
            'said 6½ and we are both a little unhappy, which is probably right.',
          '1>61: Ask for a lower rate and a higher price, or the other way round, depending on your taxes. On ' +
            'an installment sale the price is what is spread.',
          '1>69: 6½ with a 5-year balloon is fair. I would ask for a step to 7 in year four, so that they do ' +
            'not forget the balloon.',
          '3>24: The step was the idea that I needed. Signed at 6¼, 7 from year four.',
          '1>48: Did you ask for their tax returns?',
          '5>24: Two years, and a credit report that they paid for. They were not offended, they were relieved ' +
            'that I did.',
        ),
      },
      {
        title: 'Lease option: who fixes the water heater?',
        from: 330,
        until: 210,
        posts: parsePosts(
          '47: My tenant-buyer pays $1,450 with $200 credit. The heater died in month 5. The contract says ' +
            '"maintenance by tenant, capital by owner". Which one is a heater?',
          '1>61: Capital, and worth the $1,500 to keep a good buyer. But change the contract: a dollar amount ' +
            'is better than a word.',
          '1>7: $500 in ours: below it is theirs, above it is ours.',
          '3>47: $500 it will be. Thank you.',
        ),
      },
      {
        title: 'Where do you buy small notes?',
        from: 240,
        until: 76,
        posts: parsePosts(
          '13: I have $45k in a self-directed IRA and would like first liens under that. Exchanges show me the ' +
            'same tired paper from three states.',
          '1>37: From people like me: landlords who sold with carry and want their money back. Ask every member ' +
            'here who mentions "seller carry" whether they still hold it.',
          '2>13: So: do you still hold any?',
          '3>37: One, $38k, 44 payments in. I will write to you.',
          '1>69: Small-town attorneys. They know who died, and whose children want cash.',
        ),
      },
    ],
  },
  {
    founder: 7,
    title: 'Landlords and property managers',
    age: 350,
    description: 'Tenants, turns, rents, insurance, software, and the 2 am phone calls.',
    topics: [
      {
        title: 'Tenant screening: what do you look at after the score?',
        from: 810,
        until: 41,
        posts: parsePosts(
          '36: Ogden. My best tenant ever had a 540, my worst one 760. What do you weigh?',
          '1>7: Two landlords back, not the present one. The present one may want to be rid of them.',
          '2>39: This is the only rule that I would keep if I could keep only one.',
          '1>31: Written criteria, the same for all, handed out before the showing. It is the law in my city ' +
            'and a relief besides.',
          '4>36: Do people leave when they read it?',
          '5>31: About one in four, which saves both of us $45.',
          '1>63: Whether they have questions. Somebody who asks where the water shuts off stays for years.',
          '1>12: Careful with "feelings" in that list. Write down the reason with a number every time, some day ' +
            'somebody will ask you.',
          '8>63: Fair. I do not score it, I just smile when I hear it.',
        ),
      },
      {
        title: 'Software below 20 doors: worth it or spreadsheet?',
        from: 560,
        until: 400,
        posts: parsePosts(
          '74: I have 12 and a spreadsheet with colors. My wife says that it is art and not accounting.',
          '1>28: Twelve is where I switched. Online rent alone was worth it: late payments went from four to one.',
          '1>34: I stayed with the spreadsheet until a lender asked for 24 months of ledgers on a Friday.',
          '3>74: All right, all right.',
        ),
      },
      {
        title: 'Smoke smell after a long tenancy: what actually works',
        from: 420,
        until: 280,
        posts: parsePosts(
          '39: Buffalo, 14 years, two packs a day. I have washed with TSP, the smell is back when the heat is on.',
          '1>15: Oil-based primer on everything, ceilings too, new outlet covers, and clean or replace the ' +
            'ducts. The heat is telling you it is the ducts.',
          '1>71: Throw away the blinds. We missed those once.',
          '2>39: Ducts it was. You do not want to see the picture.',
          '4>53: Now I do want to see the picture.',
        ),
      },
      {
        title: 'Pet fees, pet rent, or nothing?',
        from: 150,
        until: 17,
        posts: parsePosts(
          '23: DC. I charge $35 a month for each animal. Applicants have begun to have "no pets" that bark ' +
            'during the call.',
          '1>47: No fee, one extra month of deposit where it is allowed, and I meet the dog. 6 years, one chewed sill.',
          '1>12: California: check what counts as deposit now, the cap has changed.',
          '2>23: You meet the dog. I love it.',
          '4>7: We meet the dog as well. It is the best part of the week of our leasing people.',
        ),
      },
    ],
  },
  {
    founder: 48,
    title: 'Finding deals',
    age: 210,
    description:
      'Driving, calling, knocking, mailing, lists. What works where you are, what it costs, and how to be ' +
      'decent about it.',
    topics: [
      {
        title: 'Cost per contract this quarter: post yours',
        from: 360,
        until: 28,
        posts: parsePosts(
          '48: All in (list, mail, gas, phones, my own hours at $25). Tarrant County: $2,140 a contract, 9 contracts.',
          '1>16: El Paso: $1,300, 3 contracts. Mostly gas and shoes.',
          '1>49: Little Rock: $1,780, 7. Postcards have died, letters have not.',
          '3>48: Handwritten or printed?',
          '4>49: Printed, but each has one true sentence about the house. I drive by all of them.',
          '1>33: Denver: $6,200 for one. I suppose that is what learning costs.',
          '6>65: My first year in Austin was $5,900 each. It halves every year if you keep the list.',
          '1>72: Grand Rapids: $950, because I do not count the pie I am given at the door.',
        ),
      },
      {
        title: 'What do you say in the first ten seconds?',
        from: 250,
        until: 66,
        posts: parsePosts(
          '21: At the door or on the phone. I say my name and then I forget how to speak.',
          '1>72: "Hi, I am Eli, I live over on Giddings. I am not selling anything. Is this your house?" Then ' +
            'be quiet.',
          '2>21: The being quiet is the hard part.',
          '1>48: "I am sorry to bother you, I am calling about the house on Pine that I think was your ' +
            'mother’s." If it was, you talk about the mother for a while. If you do not want to do that, do other ' +
            'work.',
          '4>1: This is the best thing I have read about this job.',
        ),
      },
      {
        title: 'Do you mail in December?',
        from: 35,
        until: 22,
        posts: parsePosts(
          '65: My printer has a slot in the second week. Everybody tells me that December is dead, and I signed ' +
            'two last year.',
          '1>49: I do, and nothing with a snowflake on it. Executors sort papers between the years.',
        ),
      },
      {
        title: 'Is it all right to buy from somebody who does not know the price?',
        from: 130,
        until: 14,
        posts: parsePosts(
          '9: An owner offered me her house for about half of what it is worth. She is clear in the head and in ' +
            'no hurry. I have not signed. What do you do?',
          '1>49: I tell them what it would bring on the market with an agent, in writing, with the cost and the ' +
            'time. About half still sell to me. I sleep.',
          '1>17: Same. "Here are two prices and what each of them takes from you." She chooses.',
          '2>9: Told her. She wants to list it, with me as the buyer for the case that it does not sell in 30 ' +
            'days. I feel good about that.',
          '4>5: Thank you for asking this here. This is what we hoped the forums would be.',
        ),
      },
    ],
  },
  {
    founder: 22,
    title: 'Development and land',
    age: 95,
    description:
      'Entitlements, zoning, infill, splits, utilities, construction loans. For those who read plats for pleasure.',
    topics: [
      {
        title: 'Lot splits: which cities have made them easy?',
        from: 440,
        until: 19,
        posts: parsePosts(
          '41: Michigan lets cities decide and mine has decided to think about it. Where is it truly by right now?',
          '1>46: Salt Lake: two lots from one above 10,000 sqft in most zones, staff approval. My last took 34 days.',
          '1>54: Not New Jersey.',
          '1>6: Columbia changed in spring. Minor subdivision up to four lots without the commission, provided ' +
            'that all have frontage.',
          '4>41: Does a flag count as frontage?',
          '5>6: 20 feet of it, yes. Read the fire code first, the pole has to carry an engine.',
          '1>22: Austin, Houston, most of Oregon. In New York I have a folder with the word "maybe" on it.',
        ),
      },
      {
        title: 'Raw land without utilities: what do you budget per acre?',
        from: 310,
        until: 155,
        posts: parsePosts(
          '14: Anchorage says hello, everything is far away. For 5 acres I have $38k for power (1,100 ft), $22k ' +
            'well, $19k septic. It is more than the land.',
          '1>30: North Carolina: power is often free for the first 300 feet if a house follows within a year. ' +
            'Ask for the "line extension policy".',
          '1>12: Perc test before anything. Mine failed on three of eight in Fresno County.',
          '2>14: Here the first 500 feet are at cost over ten years. I had never asked, thank you!',
        ),
      },
      {
        title: 'Construction loan terms you have seen this fall',
        from: 200,
        until: 83,
        posts: parsePosts(
          '70: Baton Rouge, 8 townhomes: 75% of cost, prime plus 1, one point, interest reserve inside. Two ' +
            'banks said no to anything with the word "townhome".',
          '1>6: Columbia: 80% of cost with 10% cash in the deal before theirs, prime plus ¾. They wanted ' +
            'presales on half.',
          '1>62: Green Bay credit union: 70%, fixed 7.4 for 18 months, no presales. Small numbers (four units), ' +
            'nice people.',
          '3>70: Credit union it is, I had only asked banks.',
        ),
      },
      {
        title: 'Wetlands map says 0.3 acre, my boots say 2',
        from: 90,
        until: 26,
        posts: parsePosts(
          '62: Bought an option on 6 acres, the national map shows a small corner. I walked it after the rain ' +
            'and lost a boot. Delineation is $3,800 and six weeks. Worth it before I extend?',
          '1>30: Yes, always. The map is drawn from the air. $3,800 is cheap against a site plan that you cannot use.',
          '1>35: Extend by 60 days for the price of it, with the fee going to the price. Ours said yes at once, ' +
            'they want to know as well.',
          '3>62: They said yes. And I found the boot.',
        ),
      },
      {
        title: 'Anybody with modular experience in the northern Midwest?',
        from: 12,
        until: 12,
        posts: parsePosts(
          '41: Two factories quote me $118 and $131 a foot delivered to Grand Rapids, set and buttoned up. Has ' +
            'anybody here finished one, and what did the site cost on top?',
        ),
      },
    ],
  },
];

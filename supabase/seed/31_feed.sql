-- The feed. Nobody is connected while seeding, and the posts mention nobody.
alter table public.feed_posts disable trigger follow_up_post;
insert into public.feed_posts (
  id, user_id, type, subtype, title, content, tags, image, image_width, image_height, location, created_at
)
select
  ('de300000-0000-4000-a001-' || lpad(number::text, 12, '0'))::uuid, ('de300000-0000-4000-8000-' || lpad(author::text, 12, '0'))::uuid, type, subtype, title, content, tags::text[],
  image, case when image is not null then 1200 end, case when image is not null then 800 end, location,
  now() - make_interval(mins => age)
from (values
  (1, 60, 'investment', 'joint_venture', 'JV on a side-by-side duplex: I have the contract, you bring the rehab crew', 'Under contract on a 1970s side-by-side in Fort Worth at $212k. Both sides vacant, one has been a rental for 30 years and smells like it.

Scope is about $64k: two kitchens, two baths, LVP throughout, one HVAC, panel swap on the left side. ARV as a fully rented duplex is $365k to $375k, three sales within half a mile since June.

I’ll fund the purchase. I’m looking for somebody local with a crew that can start in three weeks. 50/50 after costs, your labor billed at cost, draws every two weeks against photos.', '{"duplex","Fort Worth","value-add"}', null, 'Fort Worth, TX', 120),
  (2, 7, 'discussion', null, 'What do you charge for a lease renewal these days?', 'Indianapolis, 140 doors under management. We’ve charged a flat $200 per renewal for years, and owners never blink. A new competitor advertises "no renewal fees, ever" and makes it up on maintenance markups.

Do you charge flat, a percentage of the first month, or nothing? And do owners who ask about it actually leave?', '{"property management","fees"}', null, null, 240),
  (3, 49, 'investment', null, 'New Orleans duplex, paint and carpet, seller wants 14 days', 'Probate, two heirs out of state, both want it behind them. Side-by-side near the streetcar, both units lived in until August. Roof 2019, no slab issues, one window unit per side.

Numbers and pictures are in my listing. Assignment, buyer picks the title company, $5k earnest non-refundable after three days.', '{"duplex","assignment","New Orleans"}', 'de300000-0000-4000-8000-000000000049/posts/exterior-008.webp', 'New Orleans, LA', 360),
  (4, 40, 'discussion', 'boots_on_ground', 'Las Cruces and El Paso: I take pictures, talk to neighbors, and meet contractors', 'Full-time scout with a drone license. A standard visit is 40 pictures, a walk-through video, meters and panel, the street in both directions, and one honest paragraph on what I’d worry about. $95 in Las Cruces, $120 in El Paso, same day if you message me before noon.', '{"boots on the ground","drone"}', null, 'Las Cruces, NM', 480),
  (5, 69, 'investment', 'private_money', '$400k to lend, first position, single family only', 'My last borrower paid off on Monday, so I have money to lend again. First position, 65% of ARV at most, 10.5% and one point, six to nine months, interest only.

I lend to people who have done at least three of the same thing in the same county. Send the address, the scope by line item, your exit, and one deal that went wrong and what you did about it.', '{"private lending","first position"}', null, 'Mesa, AZ', 660),
  (6, 2, 'discussion', null, 'Winter showings: what do you do about an empty house at 10 below?', 'Casper. Vacant listing, heat at 55, and every agent who shows it props the door open while they chat in the driveway. Lost one supply line already.

Smart thermostat with an alert below 50 is in. What else? Is anyone shutting the water at the street and blowing out the lines but still showing?', '{"vacant property","winter"}', null, 'Casper, WY', 900),
  (7, 35, 'investment', 'joint_venture', 'Two acres by the lakefront, entitled for 14 townhomes, looking for the builder', 'I hold the land free and clear: 2.3 acres, final plat approved in September, utilities stubbed, traffic study done. I’m a flipper, and I know what I don’t know.

Looking for a builder-partner who has delivered attached product. Land goes in at a value we agree on with an appraiser, you bring construction financing and the GC license. Preferred return on both sides, then split.', '{"land","townhomes","builder"}', 'de300000-0000-4000-8000-000000000035/posts/exterior-268.webp', 'Gary, IN', 1200),
  (8, 3, 'discussion', null, 'Before and after: the two-story that sat empty for four years', 'Eleven weeks, $71,400 against a budget of $66,000. The whole overrun was one sewer line.

What I’d do again: keep the stairs and the front door, and paint everything else. What I wouldn’t do: let the kitchen supplier "hold" my cabinets without a deposit slip.

It’s in my listings now. Ask me anything about the scope.', '{"flip","before and after"}', 'de300000-0000-4000-8000-000000000003/posts/kitchen-renovated-1.webp', 'Kansas City, MO', 1560),
  (9, 42, 'event', null, 'Philadelphia investors: breakfast before work', 'Same diner on Passyunk, 7:30 to 9:00. No pitch, no sponsor, you pay for your own eggs. We go around the table once: what you bought, what you sold, what you need. Usually 15 to 20 people, half of them agents who own rentals.', '{"meetup","Philadelphia"}', null, 'Philadelphia, PA', 1800),
  (10, 68, 'discussion', null, 'Seller financing paperwork: attorney, title company, or template?', 'I’ve done nine carry-backs with the same attorney at $1,150 each. She retires in January. The title company offered to "do the docs" for $300, and I don’t like how fast they said it.

Who draws yours, and what do you insist on besides note, deed of trust and the insurance clause?', '{"seller financing","paperwork"}', null, 'Greenville, SC', 2220),
  (11, 17, 'investment', 'private_money', 'Looking for $185k, 6 months, second flip on the same street', 'Worcester. Sold the first one at $412k in July, the lender was paid off in 131 days. The neighbor called me. Contract at $218k, scope $58k, ARV $405k on three sales including my own.

Offering 11% interest only, first position, personal guarantee, builder’s risk policy with you named. I’m putting in $91k of my own. Happy to show the closing statement of the first one.', '{"private money","flip"}', null, 'Worcester, MA', 2640),
  (12, 1, 'discussion', 'boots_on_ground', 'Anybody in Tucson who can look at a walk-up for me this week?', 'I have a 6-unit brick walk-up near Davis-Monthan under contract and I live in Hilo, which is as far from Tucson as it sounds. I need eyes: common areas, roof from the alley, who parks where at 9 pm, and whether the laundry room locks.

$150 for an hour, paid the same day.', '{"boots on the ground","multifamily"}', 'de300000-0000-4000-8000-000000000001/posts/exterior-136.webp', 'Tucson, AZ', 3000),
  (13, 52, 'discussion', null, 'Rents in Las Vegas have gone sideways. What are you underwriting?', 'For two years I put in 3% and was too low. My last eight renewals: four at zero, three at 2%, one gave notice, and the unit took 41 days to fill.

For anything I buy now it’s 0% in year one and 2% after, and half of what I look at doesn’t work, which I suppose is the point. What are the rest of you using?', '{"underwriting","rents"}', null, 'Las Vegas, NV', 3480),
  (14, 24, 'investment', null, 'Pittsburgh three-family, two leases at $300 under market', 'Owner is 78, has never raised the rent on anybody who paid on time. Both leases are month to month. Boiler from 2016, separate electric, new rubber roof. It’s the rare one where the honest pitch is patience: buy it, introduce yourself, raise it slowly.

In my listings, with the rent roll.', '{"multifamily","value-add"}', 'de300000-0000-4000-8000-000000000024/posts/exterior-475.webp', 'Pittsburgh, PA', 3960),
  (15, 21, 'discussion', null, 'Skip tracing: what’s your real hit rate?', 'I pulled 600 vacant addresses in Cass County. I get a number that rings for about 55% of them, an owner who answers for 14%, and a conversation longer than a minute for 6%. Is that normal, or is my list stale?', '{"skip tracing","birddogging"}', null, 'Fargo, ND', 4440),
  (16, 51, 'investment', 'private_money', 'Bridge loan on an office: 60% LTV, tenants in place, exit by refinance', 'Office is a dirty word, I know. This one is 24,600 sqft of dentists and a title company in Duluth, 92% leased, longest lease to 2031. The bank says 6 months for the refinance because their appraiser is booked.

Looking for a bridge of $1.8M for 8 months at 10%. Appraised $3.1M in March. I’m a partner member and you can call all three of my last lenders.', '{"bridge loan","office"}', 'de300000-0000-4000-8000-000000000051/posts/exterior-115.webp', 'Duluth, MN', 4980),
  (17, 66, 'discussion', null, 'The inspection item I now ask about first: electrical panels', 'Three times this year a deal in Oklahoma City went sideways over a panel brand that insurers won’t write. It’s a $2,400 fix and everybody finds out on day 9 of a 10-day inspection period.

Open the panel door at the first showing, and take a picture of the label. That’s the whole post.', '{"due diligence","insurance"}', null, 'Oklahoma City, OK', 5520),
  (18, 10, 'discussion', 'boots_on_ground', 'Springfield and Hartford: contractor check-ins for out-of-state owners', 'I walk my own jobs twice a week anyway. For $60 a visit I’ll walk yours: 15 pictures against the scope, who was on site, what’s stacked in the driveway. You pay the draw on what I saw, not on what you were promised.', '{"contractor","draw inspections"}', null, 'Springfield, MA', 6060),
  (19, 45, 'investment', null, 'Neighborhood strip in Charleston, 8.4% cap, every tenant pays on time', 'Seven bays: laundromat (2029), bakery (2030), bike shop, tax preparer, two salons, one bay month to month on purpose. NNN except for the roof. I’ve run it from Oregon for seven years, which tells you how little there’s to run.

No broker. Rent roll and trailing 24 months to anyone who asks nicely.', '{"retail","NNN"}', 'de300000-0000-4000-8000-000000000045/posts/exterior-185.webp', 'Charleston, SC', 6720),
  (20, 61, 'event', null, 'Creative finance night: bring one deal, leave with three structures', 'Toledo, next month. Format: eight people put a real deal on the board (price, debt, what the seller said), the room has twelve minutes to structure it. No gurus. Last month a retired school principal solved the hardest one.

Details under Events.', '{"creative finance","meetup"}', null, 'Toledo, OH', 7260),
  (21, 33, 'discussion', null, 'First assignment done. Things I wish I had known', '1. The title company matters more than the buyer. Ask whether they close assignments before you sign anything.
2. Put the right to show the house in the contract, with hours.
3. Tell the seller what you do. Mine laughed and said her late husband did the same thing with cattle.
4. $6,200, seven weeks, 31 phone calls.', '{"wholesaling","first deal"}', null, 'Denver, CO', 7800),
  (22, 54, 'investment', 'joint_venture', 'Full gut office to 22 apartments, Colorado Springs: equity partner for the last 20%', 'Eleven suites of garden office that nobody will lease again. Zoning allows residential by right since last year, structure is concrete, windows are operable, there’s parking. Construction loan term sheet at 65% of cost, historic credits not needed.

$860k of equity in, $240k to go. 8% preferred, 70/30 to a 16 IRR, 50/50 after. Third conversion for me, and you’re welcome to visit the other two.', '{"conversion","equity"}', 'de300000-0000-4000-8000-000000000054/posts/exterior-023.webp', 'Colorado Springs, CO', 8760),
  (23, 31, 'discussion', null, 'Section 8 inspections: the five things that always fail', 'In order: GFCI by the kitchen sink, window that doesn’t stay up, missing discharge pipe on the water heater, handrail with three steps or more, a smoke detector "that was there yesterday". Carry all five in the van, and you pass on the first visit.', '{"Section 8","property management"}', null, 'Philadelphia, PA', 9600),
  (24, 46, 'discussion', null, 'Accessory units: is anyone making the numbers work without a 30-year view?', 'Detached 640 sqft in Salt Lake: bids between $168k and $196k finished, rents $1,450. That’s a 10% gross on cost before I count the yard I lost. Appraisers gave me $110k for it.

If you built one and sold within five years, what did the market actually pay?', '{"ADU","development"}', null, 'Salt Lake City, UT', 10680),
  (25, 65, 'investment', null, 'Lubbock, 15.9 acres, pasture now, road money approved', 'The city council put the arterial in this year’s bond: it ends 900 feet from the corner of this tract. Seller carries half at 6% for three years. Ag exemption in place. I’m wholesaling it because I don’t have three years. Somebody here does.', '{"land","owner financing"}', 'de300000-0000-4000-8000-000000000065/posts/exterior-426.webp', 'Lubbock, TX', 11760),
  (26, 75, 'discussion', null, 'How do you pay a contractor you haven’t worked with before?', 'Jacksonville. My old crew retired together (brothers). New GC wants 40% down "for materials". I’ve offered: I buy the materials myself, 10% on day one, and the rest in four draws against a list. He’s thinking about it. Too strict?', '{"contractors","draws"}', null, 'Jacksonville, FL', 12840),
  (27, 34, 'discussion', null, 'Insurance renewal went up 38%. Bundling, deductible, or self-insure the small stuff?', 'Nineteen doors, Delaware, no claims in six years. The broker says we can get most of it back if I take a $10k deductible per building instead of $2,500. In six years I’d have used the lower deductible exactly zero times.

Who runs high deductibles, and what does your lender say?', '{"insurance","landlord"}', null, 'Wilmington, DE', 14400),
  (28, 48, 'investment', 'joint_venture', 'I find them, you fund them: looking for one steady partner in Tarrant County', 'Four to six off-market houses a month, most of them behind doors I’ve knocked on twice. I’d rather do ten deals a year with one person than forty assignments. You fund it and hold title, I run the acquisition and the sale, and I get 35% of the profit, or nothing if there isn’t any.', '{"acquisitions","partnership"}', null, 'Fort Worth, TX', 16080),
  (29, 59, 'discussion', null, 'Sold: the storefront with apartments that took three buyers', 'Two buyers lost their loans. The third paid cash and wanted nothing fixed. What made the difference in the end was a one-page history of every repair with receipts. He said it’s why he didn’t ask for an inspection credit.', '{"mixed use","sold"}', 'de300000-0000-4000-8000-000000000059/posts/exterior-060.webp', 'Des Moines, IA', 18000),
  (30, 18, 'discussion', null, 'What lenders ask me about condos now (and didn’t two years ago)', 'A reserve study no older than three years. Share of owners behind on dues. Any special assessment discussed in minutes, not only approved ones. Master policy with replacement cost. Litigation of any kind.

Ask the association for all five before you write the offer. Two of my last six buildings failed, and it wasn’t the unit’s fault.', '{"condos","financing"}', 'de300000-0000-4000-8000-000000000018/posts/exterior-010.webp', 'Mesa, AZ', 20160),
  (31, 37, 'investment', 'private_money', 'Selling a performing note: 31 payments in, none late', 'First lien on an owner-occupied single-level ranch near Syracuse. $112k balance, 8.5%, 9 years left, borrower put 15% down and pays through a servicer. I’m raising cash for an office building. Yield to you at my price is about 10.7%. Pay history and the file go to serious people.', '{"notes","performing"}', null, 'Syracuse, NY', 22320),
  (32, 28, 'discussion', null, 'My mailbox test for a neighborhood', 'I count mailboxes that stand up straight. Eight of ten: people care, I can rent at the top. Five of ten: I budget for a fence. Fewer: I come back at night before I do anything else. It has been a better predictor than any crime map I’ve paid for.', '{"neighborhoods","landlord"}', null, 'Orlando, FL', 25200),
  (33, 22, 'discussion', 'joint_venture', 'Operating agreements for two-person JVs: what’s in yours?', 'After one expensive friendship, mine says: who can sign for how much, what happens when one of us stops answering for 10 days, how we value it if one of us wants out, and that either of us can force a sale after 18 months. Four pages. What am I missing?', '{"joint venture","legal"}', null, 'Brooklyn, NY', 28200),
  (34, 71, 'discussion', null, 'Mid-term rentals near hospitals: the boring version works', 'Eleven furnished units in Fresno, nurses and two visiting engineers. No hot tubs, no neon signs. Good mattress, blackout curtains, a desk, a coffee maker that doesn’t need an app. 91% occupied over twelve months at 1.55 times the regular rent.

The one thing that matters: answer within ten minutes while they’re booking, because they’re messaging five of us at once.', '{"mid-term rentals","furnished"}', 'de300000-0000-4000-8000-000000000071/posts/kitchen-dated-1.webp', 'Fresno, CA', 31800),
  (35, 70, 'investment', null, 'Garden office in Charlotte, fully leased, boring in the best way', 'Two floors, eight suites, average tenant of six years. Rents are $14.50 full service where new space asks $18. I haven’t raised anybody’s rent since 2022, and the next owner will. The trailing NOI and a list of what I’d fix first are in the listing.', '{"office","cash flow"}', 'de300000-0000-4000-8000-000000000070/posts/exterior-135.webp', 'Charlotte, NC', 36000),
  (36, 16, 'discussion', null, 'Driving for dollars in El Paso: what I log and what I stopped logging', 'I log: tarp on the roof, meter pulled, mail held, boarded from the inside, grass against the door. I stopped logging: ugly. Ugly people love their houses.

22 miles a day, four days a week, one signed contract for every 900 houses on the list.', '{"driving for dollars","birddogging"}', null, 'El Paso, TX', 40800),
  (37, 43, 'discussion', null, 'Staging or no staging under $300k?', 'Dallas, my last four: two staged at $2,400 each (12 and 19 days), two empty (17 and 16 days), all within 2% of asking. I can’t see the difference. Well-lit photos seem to do all the work. At what price does staging start to matter?', '{"flip","staging"}', null, 'Dallas, TX', 46800),
  (38, 5, 'discussion', null, 'How verification works, and how to pass it the first time', 'We look at three things before a listing gets its badge: that you control it (contract or deed), that the pictures are of that property, and that the numbers add up. Most listings we send back are about the second: pictures from an old agent listing.

Paid members hear back within 24 hours, everybody else as we get to it, usually in two or three days. Post questions below. I read all of them.', '{"verification","how it works"}', null, null, 54000),
  (39, 26, 'investment', 'joint_venture', 'Flex park, 7 bays, one empty: partner wanted for the lease-up', 'Six of seven bays are leased at an average of $9.80. The empty one is 4,200 sqft with a dock and has been "nearly leased" to a cabinet maker twice. I’ll give 15% of the deal to the partner who brings a five-year tenant at $10 or more and stays in until the sale.', '{"flex","industrial"}', 'de300000-0000-4000-8000-000000000026/posts/exterior-090.webp', 'Erie, PA', 61200),
  (40, 72, 'discussion', 'boots_on_ground', 'Grand Rapids: I’ll knock on the door for you', 'You have the list, you live somewhere else, and letters don’t work on Kentwood grandmothers. I do: politely, on weekday afternoons, with a card that has your name on it. $12 a door, a report the same evening, and 3% if one of them sells to you.', '{"door knocking","boots on the ground"}', null, 'Grand Rapids, MI', 69000),
  (41, 58, 'event', null, 'Chattanooga bus tour: six streets, six stories, lunch', 'We rent a small bus and drive past houses that members bought, with the owner on board to say what they paid, what it cost and what they would do differently. 24 seats. The last tour was full in two days and had one marriage proposal, not from me.', '{"tour","meetup"}', null, 'Chattanooga, TN', 78000)
) as p (number, author, type, subtype, title, content, tags, image, location, age);
alter table public.feed_posts enable trigger follow_up_post;

insert into public.feed_likes (post_id, user_id, created_at)
select
  p.id, ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid,
  -- Some time between the post and now, the same for each pair.
  p.created_at + (now() - p.created_at) * (abs(hashtext(l.post || ' ' || member)) % 1000) / 1000.0
from (values
  (1, '{63,6,16,71,68}'),
  (2, '{75,64,56}'),
  (3, '{28,41,61,20,44,38}'),
  (4, '{36,25,21,23,67,12}'),
  (5, '{71,58,15,44,54,49,76,2,63,35}'),
  (6, '{58,37,54,18}'),
  (7, '{43,13,76,12,66,18}'),
  (8, '{75,61,13,6,7,51,68,48,66,33,65,14,26,23,40,52,58}'),
  (9, '{27,31,66,36,74,58,51,72,28,24}'),
  (10, '{8,65,41,43,24,12,30,49,61,45,44}'),
  (11, '{1,28,33,27,59,30,48}'),
  (12, '{24,54,23,18,49,43,8,40,71,14,65,34,39,35}'),
  (13, '{2,43,26,24,53,33,65,3,41,22,40,31,23,55,19,47,18,1,7}'),
  (14, '{58,22,68,5,21,44,76}'),
  (15, '{15,73,64,71,75,63,53,8,41,39,51}'),
  (16, '{19,75,46,38,17,28,42,11,5,57,36}'),
  (17, '{37,7,20,8,51,35,61,27,24,53,43,52,14,44,3,56,55,76,9,67,60,33}'),
  (18, '{62,11,23,68,14,33,44,61,32,25,37,45,40,21,29,1}'),
  (19, '{11,68,71,34,12,58,35}'),
  (20, '{17,35,13,25,22,3,66,40,21,31,19}'),
  (21, '{54,60,63,57,2,74,69,8,38,56,17,31,67,28,45,22,32,23,25}'),
  (22, '{28,66,14,76,36,20,19,13,24,74,41,31,22,23,32,48,52}'),
  (23, '{49,30,14,45,48,53,68,34,51,71,36,74,75,63}'),
  (24, '{54,60,14,34,48,8,22,21,25,68,6,19,75}'),
  (25, '{30,57,50,45,18,64,70,42,47,51}'),
  (26, '{67,73,6,52,39,59,41,68,63}'),
  (27, '{44,2,29,5,26,74,66,16,23}'),
  (28, '{14,71,46,62,8,34,52,24,58,55}'),
  (29, '{65,64,45,3,50,29,15,22,44,26,60,8,72,62,5,71,11,68,54,47,20,1,2,56}'),
  (30, '{41,3,49,69,2,44,29,38,32,31,17}'),
  (31, '{47,46,48,39,56,61,40,3,23,12,5,32,34,36,49,19,9}'),
  (32, '{54,51,35,67,40,75,49,31,39,34,70,45,17,56,53,6,55,30,5,27,69,46}'),
  (33, '{16,13,63,33,66,11,17,71,60,49,9,48,74,53,47,36,54,72,67,43,59,73}'),
  (34, '{25,70,51,44,9,3,14,15,20}'),
  (35, '{13,14,62,6,3,11,63,44}'),
  (36, '{12,25,59,64,65}'),
  (37, '{47,66,40,5,71,68,16,56,39}'),
  (38, '{3,22,29,15,45,11,68,17,72,19,28,50,47,70,56,16,48,33,55,36,62,52,38,66,27}'),
  (39, '{35,11,63,55,62,45,56,53,48,22,31,19,50,74,16,24}'),
  (40, '{39,60,69,5,54,15,28,8,75,16,62,3,25,1,10,37,70}'),
  (41, '{50,14,5,13,64,24}')
) as l (post, members)
cross join lateral unnest(l.members::int[]) as member
join public.feed_posts as p on p.id = ('de300000-0000-4000-a001-' || lpad(l.post::text, 12, '0'))::uuid;

insert into public.feed_comments (post_id, user_id, content, created_at)
select ('de300000-0000-4000-a001-' || lpad(post::text, 12, '0'))::uuid, ('de300000-0000-4000-8000-' || lpad(author::text, 12, '0'))::uuid, content, now() - make_interval(mins => age)
from (values
  (1, 3, 'Houston here, but I have a lead in Arlington whose crew finishes a flip of mine on Friday. What does the roof look like?', 114),
  (1, 60, 'Composition, 9 years old, one soft spot over the left carport. I have the inspection report and can send it tonight.', 110),
  (1, 48, 'Which side of I-35? Rents jump about $150 once you’re west of Hemphill.', 88),
  (2, 31, 'Flat $175 in Philadelphia. In eleven years, one owner left over it, and then came back.', 234),
  (2, 71, 'Nothing for the renewal, half a month for a new placement. It keeps my people interested in keeping tenants instead of churning them.', 229),
  (2, 34, 'As an owner: I’d rather see the fee than find it in a $190 toilet flapper.', 195),
  (2, 7, 'That last line is going on our website, thank you @[Jerome Tillman](de300000-0000-4000-8000-000000000034).', 175),
  (3, 70, 'Flood zone? The insurance quote decides this one for me.', 351),
  (3, 49, 'X, preferred risk. Last premium on the listing agent’s old sheet was $780 for the year.', 348),
  (3, 70, 'Then I’d like to see it Saturday.', 136),
  (4, 5, 'Deshawn did two of these for members I work with. The paragraph alone is worth the fee.', 468),
  (4, 29, 'Do you go as far as Alamogordo?', 465),
  (4, 40, 'On Tuesdays, and only if there are two houses. Send me both.', 321),
  (5, 75, 'Do you go into Florida? Duval County, two flips finished this year, third listed last week.', 642),
  (5, 69, 'I do, with a Florida attorney on the paper. Send me the third one’s numbers when it closes.', 626),
  (5, 1, 'The "deal that went wrong" question is the best underwriting I’ve seen on here.', 599),
  (6, 53, 'Billings: shut it at the curb, drain, RV antifreeze in the traps, a card on the kitchen counter that says why. Buyers understand, their inspector turns it on for one day.', 786),
  (6, 21, 'Fargo says the same. And a $20 freeze sensor under the kitchen sink, that’s always the first thing to go.', 773),
  (6, 2, 'Curb stop it is. Thanks both, ordering sensors now.', 158),
  (7, 6, 'Are the impact fees paid or due at permit?', 1140),
  (7, 35, 'Due at permit, about $6,100 a unit. It’s in the pro forma.', 533),
  (7, 54, 'Attached for-sale or rental? Your lender will ask about the presale requirement either way.', 375),
  (7, 72, 'I know the site. The drainage easement on the north line is real, ask for the recorded copy.', 111),
  (8, 67, 'Did you scope the sewer before you bought?', 1486),
  (8, 3, 'I did. The camera stopped at 38 feet, and I convinced myself it was roots. It wasn’t roots.', 1280),
  (8, 11, 'Saving this for the next time I skip the second camera pass.', 687),
  (8, 33, 'The stairs look wonderful. Original treads?', 571),
  (9, 31, 'Coming, and bringing our new maintenance lead so people can complain to him directly.', 1674),
  (9, 63, 'Allentown’s an hour away. I’m in.', 587),
  (10, 61, 'Attorney, every time. I insist on a late fee that actually hurts and on being additional insured. I’ve been mailed a cancellation notice twice.', 2149),
  (10, 37, 'A servicer from day one. $25 a month and nobody argues with me about what was paid.', 1633),
  (10, 29, 'Is the due-on-sale language different if there’s an underlying loan? First wrap for me.', 813),
  (10, 61, 'Very. Have the attorney do that one, not the servicer, not me.', 745),
  (11, 51, 'Send me the statement and the scope. What’s your contingency?', 1372),
  (11, 17, '12%, and it’s in the $58k. Sending both now.', 684),
  (12, 18, 'I’m up in Mesa but down there on Thursday. The alley at 9 pm is the right question.', 2841),
  (12, 1, 'Thursday is perfect. Messaging you now.', 2590),
  (12, 69, 'I drove by that one in the spring. Ask about the swamp coolers: two of them were dry.', 1268),
  (13, 18, 'Phoenix east valley: zero for 18 months, concessions on anything with a pool that competes with a new building.', 3364),
  (13, 34, 'Wilmington still takes 3%, but my taxes took 6.', 3168),
  (13, 20, 'Reno: 1%. And I took out the line for "other income" because it was mostly hope.', 573),
  (13, 52, '"Mostly hope" is exactly what was in mine.', 562),
  (14, 48, 'Any lead paint certificates? Pittsburgh got strict on rentals before 1978.', 2253),
  (14, 24, 'Interior cleared in 2021, exterior trim didn’t. Figure $4k to encapsulate.', 990),
  (15, 16, 'Normal for a first pass. My second pass three weeks later finds as many again.', 3463),
  (15, 44, 'I leave a handwritten note on the door when there’s no number. 1 in 20 calls back, but those are the real ones.', 3452),
  (15, 56, 'Check the mailing address at the treasurer, not the assessor. Ours are a year apart.', 3236),
  (16, 61, 'What happens in month nine if the appraiser is still booked?', 4812),
  (16, 51, 'Extension for a point, twice, and the rent is assigned to you from day one.', 4732),
  (17, 28, 'Same in Florida, plus polybutylene. My four pictures: panel, water heater label, under the kitchen sink, roof from the neighbor’s driveway.', 4150),
  (17, 58, 'Stealing the four pictures for my buyers.', 3057),
  (18, 7, 'This should exist in every city. Do you sign lender draw forms?', 3112),
  (18, 10, 'Yes, for two local banks already.', 1050),
  (19, 74, 'Who owns the machines in the laundromat?', 6289),
  (19, 45, 'Tenant. He replaced all the dryers last spring, which tells you more than the lease does.', 2635),
  (19, 23, 'Asking nicely.', 2421),
  (20, 74, 'The principal was right, by the way. They closed on Monday.', 5306),
  (20, 61, 'You’re kidding. Bring her again.', 560),
  (21, 49, 'Number 3 is the whole business. Congratulations!', 4013),
  (21, 1, 'Congratulations, Nadia. Number 1 cost me my first one.', 3691),
  (21, 25, 'What did you do about the earnest money, yours or the buyer’s?', 2283),
  (21, 33, 'Mine, $500. It went hard when the buyer’s $5k came in.', 2252),
  (21, 2, 'Tell @[Adaeze Eze](de300000-0000-4000-8000-000000000065) the cattle line, she collects those.', 1258),
  (22, 22, 'How did you solve plumbing stacks on an office floor plate?', 7480),
  (22, 54, 'Two wet walls per floor and a corridor that jogs. I lose 4% of area and save six figures.', 1079),
  (23, 39, 'Sixth: a closet door off its track. Buffalo fails you for it.', 9306),
  (23, 63, 'Printing this for the van.', 6961),
  (23, 44, 'The detector. Every time.', 4997),
  (24, 36, 'Ogden: cost $151k, sold two years later, my agent thinks the buyer paid $130k for it. I had the rent in between, so let’s call it even.', 8140),
  (24, 45, 'Eugene waives the fees, which is the only reason mine works.', 4412),
  (25, 13, 'I grew up four miles from there. The bond passed with 61%. It’s real.', 10990),
  (25, 51, 'Rollback taxes on the exemption?', 8953),
  (25, 65, 'Three years, about $4,100 in all. Buyer’s at closing.', 2254),
  (26, 3, 'Not strict. Mine: nothing down, Friday draws, lien waiver before the next one. The good ones like it because they get paid every Friday.', 9399),
  (26, 59, 'Lien waivers from the subs as well. Ask me how I know.', 6552),
  (26, 75, 'He took it, with Friday draws. Thank you @[Renata Okafor](de300000-0000-4000-8000-000000000003)!', 5630),
  (27, 68, 'High deductible plus the difference in a savings account that I don’t touch. Three years in, it has paid for itself. Fannie paper caps it at 5% of coverage, check that first.', 11573),
  (27, 28, 'In Florida, I’d hug somebody for 38%.', 11446),
  (27, 34, 'Checked: 5% per building is fine for mine. Done, thank you.', 7407),
  (28, 60, 'We should get coffee. I’m ten minutes from you.', 14717),
  (28, 43, 'Dallas County as well? I have funds and no doors.', 13079),
  (28, 48, 'If the door is worth it, yes.', 1570),
  (29, 27, 'Do you have that page as a template?', 15557),
  (29, 59, 'It’s a spreadsheet with five columns: date, what, who, cost, warranty until. That’s it.', 11102),
  (29, 35, 'Congratulations Denise!', 8221),
  (30, 50, 'Honolulu: add fire sprinkler retrofits to the list.', 12547),
  (30, 6, 'Minutes, minutes, minutes. The assessment is always in there a year ahead.', 2222),
  (31, 61, 'Is the insurance escrowed?', 21592),
  (31, 37, 'Taxes and insurance, yes. The servicer is licensed in New York.', 1296),
  (32, 56, 'Mine is Christmas lights in February, but this works all year.', 19860),
  (32, 32, 'Doing it on Saturday. In Maine, the plow takes out half of them, though.', 15594),
  (32, 28, 'Then count the new ones!', 14495),
  (33, 70, 'Capital calls: what if one of you pays and the other doesn’t? Ours turns it into a loan at 15%.', 26503),
  (33, 62, 'Death and divorce. Unpleasant to write, worse not to have.', 17388),
  (33, 22, 'Both added. Thank you.', 6704),
  (34, 15, 'Who does your turns?', 30620),
  (34, 71, 'The same two people since the first unit, paid per turn and for the day they wait.', 29174),
  (34, 47, 'Blackout curtains: yes. Night shift.', 15608),
  (35, 51, 'I like "what I’d fix first". More listings should have it.', 26553),
  (36, 40, 'Meter pulled is the best one. Cross-check with the utility’s disconnect list where they publish it.', 36876),
  (36, 5, 'Ben, this belongs in the forum as well. "Ugly people love their houses" should be on a mug.', 35789),
  (37, 67, 'Tacoma: only where a room has no obvious use. A desk in the odd nook sold my last one.', 44615),
  (37, 11, 'Kitchen and one bathroom. $350 of towels and plants that I keep in a bin.', 13468),
  (38, 9, 'Does a signed letter of intent count as control?', 48839),
  (38, 5, 'No, sorry. An option does, and so does an assignable contract.', 25888),
  (38, 25, 'Thank you for saying what’s in the second point. That was mine.', 4397),
  (39, 68, 'Cabinet makers are always "nearly." Try the HVAC distributors. They’ll take any dock they can get.', 36939),
  (39, 26, 'Calling two of them tomorrow.', 22053),
  (40, 41, 'Can confirm the grandmothers. One of them called me to ask whether Eli was single.', 25854),
  (40, 47, 'She called me, too.', 2366),
  (41, 8, 'Best day of last year. Go.', 37798),
  (41, 26, 'Two seats for Greenville, please.', 29260)
) as c (post, author, content, age)
order by age desc;

-- The resource library at launch. General information as of 2025 and 2026, not legal, tax, or financial advice.
-- Staff edit resources in the database, so a resource that already exists is left alone.

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'brrrr-from-purchase-to-refinance', 'BRRRR from purchase to refinance', 'Buy, rehab, rent, refinance, repeat: one house through all five steps, with what stays in the deal and what could go wrong at each.',
    'guide', 'brrrr', false, 'Cornerlot Editorial', '2026-11-22', 10
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$BRRRR is a way to buy rentals with the same money more than once. You **buy** a house that needs work, **rehab** it, **rent** it, **refinance** on its new value, and **repeat** with the cash that comes back. It works when the rehab adds more value than it costs and the rent covers the new loan. Both have to be true.

## The house

A three-bedroom house is for sale at $120,000. It needs $40,000 of work. Comparable houses in good condition sell for $230,000 and rent for $2,100 a month.

## Buy

A short-term loan covers 80% of the price, $96,000, at 11% interest-only and two points. The rest of the price and the rehab come out of your own pocket. Over six months:

| What goes in | Amount |
|---|---:|
| Price | $120,000 |
| Closing costs, 3% | $3,600 |
| Rehab | $40,000 |
| Loan points | $1,920 |
| Interest, six months | $5,280 |
| Taxes and insurance, six months | $960 |
| All-in cost | $171,760 |
| Less the short-term loan | $96,000 |
| Cash invested | $75,760 |

## Rehab

Do what raises the appraisal and the rent, and what would otherwise fail in the first five years: roof, systems, kitchen, baths, floors, paint. Skip what only you would notice. Have a written scope with a price for each line item before you close, and pay by finished line item, never by the week. Every extra month costs $1,040 here: $880 in interest and $160 in taxes and insurance.

## Rent

Rent it before you refinance. Lenders want a signed lease, and so should you: it's proof of the rent everything else depends on. Screen as if you want to keep the tenant for ten years, because you do.

## Refinance

The new lender lends 75% of the appraised value, $172,500, and closing costs are 3% of the loan.

| Result | Value |
|---|---:|
| New loan | $172,500 |
| Cash out | $71,325 |
| Cash left in the deal | $4,435 |
| Net operating income (NOI) | $16,993/yr |
| Cash flow before tax | $3,221/yr |
| Debt service coverage (DSCR) | 1.23 |

You got back all but $4,435 of your $75,760, and the house earns $3,221 a year after reserves. Open it in the [BRRRR calculator](/resources/brrrr-calculator), where you can change every number and see its formula.

## What could go wrong, in numbers

**The appraisal.** At $210,000 instead of $230,000, the loan is $157,500. After costs and the payoff, $56,775 comes out and $18,985 stays in. That's still a decent rental. It isn't "no money down."

**The rate.** At 8% instead of 7%, the payment rises from $1,147.65 to $1,265.74 a month, and the cash flow falls to about $1,804 a year.

**The time.** Three more months cost $3,120.

**The lender's calendar.** For a cash-out refinance, Fannie Mae requires the existing first mortgage to be at least twelve months old and caps the loan at 75% of value for one-unit investment properties and 70% for two to four units. DSCR lenders often require three to six months of ownership, and some lend on cost until then. (As of 2025. Rules change, so ask two lenders before you buy.)

Put the first three together and you have an ordinary rental with too much cash in it. If you could live with that, buy. If the deal only works when everything goes right, pass.

## Repeat

What comes out of a refinance is borrowed, not earned: it isn't taxed when you receive it, and it has to be paid back out of the rent. After three houses, look at all the loans together. Could the rents carry them with one house empty for six months? Keep six months of payments for each house somewhere you won't touch them. People who get burned on BRRRR had cash flow on paper and no reserves.

## The five tests

1. All-in cost at most 75% of a conservative ARV (here $171,760 ÷ $230,000 = 74.7%).
2. DSCR of 1.25 at the rate a lender has quoted in writing (here 1.23, or 1.32 with a lender that leaves out reserves).
3. Positive cash flow after reserves of 5% of collected rent ($1,197 here, which leaves $3,221).
4. Two lenders that have confirmed the refinance in writing.
5. Cash to keep the house if the refinance never comes.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'rental-cash-flow-calculator', 'Rental cash flow calculator', 'Cash flow, cash-on-cash, cap rate, and DSCR of a rental, with every line yours to change, and the price that gives you the return you want.',
    'calculator', 'rental', false, 'Cornerlot Editorial', '2026-11-22', 20, 'rental'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Start with the price and the rent, then replace the assumptions one at a time: the county's tax bill, an insurance quote, your lender's rate. Anything you leave alone is an assumption and is marked as one. Open the mark to see where it comes from.

## Reading the answer

**Cash flow** is what's left of the rent after operating expenses and loan payments, before income tax. It sets aside reserves for a roof or a furnace; open its row to see it without them. **Cash-on-cash** divides it by the money you put in. **Break-even occupancy** is how full the place has to be to pay its own way; above 85%, there's little room for a bad year.

## Two quick tests

The **1% rule** wants a month's rent to be 1% of the price: $2,300 for a $230,000 house. It sorts a list in a minute and decides nothing. The **50% rule** guesses that half of the rent goes to everything but the loan. In the example, operating expenses, vacancy, and reserves take 41% of the rent; an old building with heat included can take more than half.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'wholesaling-step-by-step', 'Wholesaling, step by step', 'From the first call with a seller to the assignment fee: what to ask, what to sign, how to price the contract, and where wholesalers go wrong.',
    'guide', 'wholesaling', false, 'Cornerlot Editorial', '2026-11-22', 30
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Wholesaling is selling a contract, not a house. You agree on a price with an owner, and before closing you hand your place in that contract to a buyer who pays you a fee. You never own the property. What you're selling is the work of finding it, pricing it, and putting it under contract.

Two things matter most: the contract has to be assignable, and the price has to leave room for your buyer. Everything else is practice.

## 1. Find owners with a reason to sell

Discounts come from situations, not from pressure: an inherited house two states away, a landlord tired of repairs, code violations, a vacant property with taxes due. County records show most of these. Pick one list and one area and stick with them for three months. A hundred calls into one market teach you more than a hundred spread over ten.

Before you call or text anyone, learn the rules for it. Federal law (the Telephone Consumer Protection Act and the Do Not Call rules) limits automated calls and texts, and several states go further (as of 2025).

## 2. Ask before you offer

On the first call you need five answers: what's wrong with the property, what's owed on it, who's on title, when they'd like to sell, and what they need to walk away with. Write them down in the owner's words. An offer without them is a guess.

## 3. Price it backwards

A flipper will only pay what still leaves a profit. The rule of thumb is the 70% rule: 70% of the after-repair value, less repairs, is the **maximum allowable offer (MAO)**. Your fee comes off that.

Take a three-bedroom house. Three comparable sales within half a mile and six months put the after-repair value at $260,000. Repairs come to $45,000.

| Step | Amount |
|---|---:|
| After-repair value | $260,000 |
| 70% of it | $182,000 |
| Repairs | $45,000 |
| Maximum allowable offer (MAO) | $137,000 |
| Your fee | $10,000 |
| Maximum contract price | $127,000 |

If the owner accepts $125,000, there's room for a $12,000 fee: the MAO less your contract price. Try your own numbers in the [maximum offer calculator](/resources/maximum-offer-calculator).

The 70% is a convention, not a law. Where houses are cheap, it's too generous, because a roof costs the same on a $120,000 house as on a $300,000 one. Where they're expensive, good buyers go to 75% or more. Ask your buyers what percentage they use, and price to that.

## 4. Put it under contract

The purchase agreement should name you "and/or assigns" and state the price, the closing date, who pays closing costs, an inspection period during which you can back out, and the earnest money. Use a form an attorney in your state has reviewed. Tell the owner plainly that you may assign the contract and that you intend to make a profit. It costs nothing, it prevents most disputes, and a growing number of states require it in writing.

Open escrow with a title company that closes assignments, and order the title search right away. A lien found in week one is a conversation. Found on closing day, it's a lost deal.

## 5. Find the buyer

Send buyers what they need to decide: address, photos, ARV with the three sales behind it, repair estimate by trade, price, closing date, and how to get in. Leave out the adjectives. A buyer who catches one made-up number won't open your next message.

Ask for proof of funds, and take a non-refundable deposit with the assignment. A buyer without a deposit is wishful thinking.

## 6. Assign and close

The assignment agreement transfers your rights for a stated fee and binds the buyer to the terms of the original contract. The title company shows the fee on the settlement statement. If the fee is so large that someone would balk at seeing it, or the contract forbids assignment, the alternative is a double closing: you buy and sell on the same day, with your own money or a transactional lender's, and pay two sets of closing costs.

## Where it goes wrong

- **ARV from hope.** Use sold prices, not asking prices, from houses that look like yours will after the rehab.
- **Repairs from the doorway.** Roof, foundation, electrical panel, sewer line: look, or have someone look. The [rehab budget](/resources/rehab-budget-template) lists them by trade.
- **Daisy chains.** When there are four wholesalers between the owner and the buyer, the fee has been spent four times. Deal with the one who holds the contract.
- **Advertising the property as if you owned it.** Many states treat that as brokerage without a license. Read [whether you need a license to wholesale](/resources/license-to-wholesale) before you market anything.

## Before you begin

Have an attorney review your purchase and assignment forms once. Find one title company, two buyers who have closed in the last three months, and one contractor who will walk a house with you. That's a business. The rest is repetition.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'rehab-budget-template', 'Rehab budget template', 'Forty line items by trade with quantity, price, bid, and amount paid, a contingency for surprises, and totals by formula.',
    'template', 'fix_flip', false, 'Cornerlot Editorial', '2026-11-22', 40
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'rehab-budget.csv', $file$Trade,Item,Unit,Quantity,Price per unit $,Estimate $,Bid $,Paid $,Contractor
Before,Permits and plans,lot,1,900,=D2*E2,,,
Before,Dumpsters,each,2,550,=D3*E3,,,
Before,Utilities during rehab,month,4,240,=D4*E4,,,
Before,Builder's risk insurance,month,6,110,=D5*E5,,,
Demolition,Interior demolition,lot,1,2500,=D6*E6,,,
Demolition,Clean-out,lot,1,0,=D7*E7,,,
Outside,Roof,square (100 sqft),0,475,=D8*E8,,,
Outside,Gutters,ft,0,12,=D9*E9,,,
Outside,Siding and trim repair,lot,1,1500,=D10*E10,,,
Outside,Exterior paint,lot,1,0,=D11*E11,,,
Outside,Windows,each,0,480,=D12*E12,,,
Outside,Doors,each,2,650,=D13*E13,,,
Outside,Driveway and walks,sqft,0,11,=D14*E14,,,
Outside,Grading and drainage,lot,1,0,=D15*E15,,,
Outside,Landscaping,lot,1,1200,=D16*E16,,,
Structure,Foundation repair,lot,1,0,=D17*E17,,,
Structure,Framing,lot,1,800,=D18*E18,,,
Systems,Electrical panel,each,1,2400,=D19*E19,,,
Systems,Electrical rough and devices,lot,1,2200,=D20*E20,,,
Systems,Plumbing rough,lot,1,2000,=D21*E21,,,
Systems,Sewer line,ft,0,120,=D22*E22,,,
Systems,Water heater,each,1,1500,=D23*E23,,,
Systems,Heating and cooling,each,0,7500,=D24*E24,,,
Inside,Insulation,sqft,0,1.6,=D25*E25,,,
Inside,Drywall,sqft,600,3.1,=D26*E26,,,
Inside,Interior doors and trim,each,8,260,=D27*E27,,,
Inside,Interior paint,sqft of floor,1450,2.6,=D28*E28,,,
Inside,Floors,sqft,1250,5.2,=D29*E29,,,
Inside,Tile,sqft,140,14,=D30*E30,,,
Kitchen,Cabinets,ft,22,230,=D31*E31,,,
Kitchen,Counters,sqft,38,55,=D32*E32,,,
Kitchen,Sink and faucet,each,1,450,=D33*E33,,,
Kitchen,Appliances,set,1,2600,=D34*E34,,,
Bath 1,Tub or shower; valve,lot,1,1400,=D35*E35,,,
Bath 1,Vanity; toilet; fixtures,lot,1,950,=D36*E36,,,
Bath 2,Tub or shower; valve,lot,1,0,=D37*E37,,,
Bath 2,Vanity; toilet; fixtures,lot,1,750,=D38*E38,,,
Fixtures,Lights; fans; hardware,lot,1,1100,=D39*E39,,,
End,Cleaning,lot,1,400,=D40*E40,,,
End,Staging and photos,lot,1,900,=D41*E41,,,
Total,Rehab,,,,=SUM(F2:F41),=SUM(G2:G41),=SUM(H2:H41),
Total,Contingency %,,10,,=F42*D43/100,,,
Total,Rehab and contingency,,,,=F42+F43,,,
$file$, $text$## How to use it

Walk the house from the street to the attic and fill in **Quantity** and **Price per unit**; the estimate is calculated for you. When bids come in, enter them next to it. Pay only against the last columns. Anything more than 10% over the estimate deserves a phone call, not a sigh.

## The contingency

The last lines add 10% for surprises. Use 15% for a house built before 1960 or one that sat empty through a winter. If you haven't spent it by drywall, you probably won't.

## What beginners forget

Permits, dumpsters, electricity and water during the rehab, cleaning, landscaping, and the second coat of everything. They're all on the list.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, video, image, minutes)
  values (
    'seventy-percent-rule-video', 'The 70% rule in one minute', 'A short video: how a flipper works back from the sale price to the most a house can cost, with one house from start to offer.',
    'video', 'fix_flip', false, 'Cornerlot Editorial', '2026-11-22', 50, '/videos/seventy-percent-rule.webm', '/videos/seventy-percent-rule.webp', 1
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## Transcript

The video has no sound. This is the text it shows:

1. The 70% rule. What may a house cost, if you mean to repair and sell it?
2. Begin at the end. Repaired, this house would sell for $260,000: the after-repair value, from three sales near by.
3. Thirty percent stays out: $78,000 for buying and selling costs, interest, bills, and a profit.
4. Seventy percent is left: $182,000.
5. The repairs come off: $45,000.
6. $137,000 is the maximum allowable offer. ARV × 70% − repairs.
7. A wholesaler takes the fee off as well: with $10,000, contract for $127,000 at most.
8. A rule of thumb sorts leads. Before you buy, run the real costs.

## What's next

Try your own house: the [maximum offer calculator](/resources/maximum-offer-calculator) for the rule, the [flip calculator](/resources/flip-calculator) for the real costs. In this example they agree: at $137,000, the real costs leave a flipper a return of about 24% on cost.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'buying-vacant-land', 'Buying vacant land', 'Access, water, sewer, flood, slope, and what you can build: how to evaluate land, which tests to order and what they cost, and how to price it.',
    'guide', 'land', false, 'Cornerlot Editorial', '2026-11-22', 60
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A house shows you what's wrong with it. Land keeps quiet. Everything that makes an acre worth $30,000 or $3,000 is on paper, under the grass, or in a clerk's answer. The good news is that you can find out most of it for less than $2,000, before you own it.

## Six questions, in this order

### 1. Can I get to it?

That means legal access, not a track across the neighbor's field. Look for frontage on a public road on the plat, or a recorded easement that states its width, its purpose (driving and utilities), and that it runs with the land. Ask the title company for access coverage in the policy. Land without legal access is worth a fraction of land that has it, and getting an easement later depends on someone who knows you need it.

### 2. What can I build?

Check zoning, minimum lot size, setbacks, whether manufactured homes are allowed, and whether it's a legal lot: some parcels were split without approval, and counties refuse permits on them. Check private restrictions, too. It takes one call to the planning department and one reading of the recorded covenants.

### 3. Where does the water come from, and where does it go?

If there's public water and sewer at the road, ask about tap fees and capacity. Otherwise you'll need a well and a septic system. Check with neighbors and the state's well records for depth and yield; a 300-foot well at $50 a foot with a pump is $15,000 to $20,000. For septic, a **perc test** or soil evaluation ($300 to $1,500) decides whether, where, and what kind: a conventional system may cost $8,000 to $15,000, an engineered one twice that. No perc, no house.

### 4. Is it dry, and is it level?

Look at the FEMA flood map (free), the National Wetlands Inventory (free, not final), and the slope: over 15% adds cost, over 25% ends most plans. Walk it after a rain. Wetlands take a specialist and, to fill them, a permit you shouldn't count on.

### 5. What's on the title?

Easements for pipelines and power lines, mineral rights that were sold in 1952, back taxes, a conservation easement, an agricultural valuation that triggers years of rollback taxes when it ends. Buy title insurance even for a small lot.

### 6. What else will it cost?

Electricity: utilities charge by distance, often $10 to $30 a foot beyond the first few hundred. Clearing, driveway, culvert. HOA dues. A survey, $600 to $2,500, unless there's a recent one: fences are wherever somebody put them.

## Pricing it

Land sells for what it can become. Sort the last year's sold parcels by use: a home site, acreage with one home site, land to hold or farm. The price per acre falls with size, so compare like with like:

| Sold parcel | Acres | Price | Per acre |
|---|---:|---:|---:|
| A | 5 | $60,000 | $12,000 |
| B | 6 | $66,000 | $11,000 |
| C | 20 | $160,000 | $8,000 |

For a five-acre site with a perc test and road frontage, A and B point to $55,000 to $60,000. Yours has no perc test: either make the offer contingent on one, or take off the extra cost of an engineered system, say $12,000, plus a margin. That makes $44,000 a fair offer.

Investors who buy to resell pay 30 to 50% of what the land would bring, because land takes a long time to sell: six to twelve months is common, with taxes and no income. On terms, it sells faster. $50,000 with $5,000 down and $45,000 at 9% over ten years is $570.04 a month. That's how a lot of land changes hands, and how land sellers make most of their money. Selling on terms to people who will live there has rules; read [subject-to, seller financing and wraps](/resources/subject-to-seller-financing-and-wraps).

## The contract

Ask for ninety days of due diligence, access for tests, the seller's documents within five days, and closing contingent on a satisfactory perc test, survey, and title. Ask for the right to extend by thirty days for a small payment, because soil scientists have waiting lists.

## Holding it

Mow it, or lease it for hay, which may preserve an agricultural valuation. Carry liability insurance, which costs little. Visit once a year: dumping, squatters, and a neighbor's shed are easier to deal with in the first month than in the tenth year. Put a gate at the access.

## A last test

Ask yourself who will buy it from you and what they'll want to know. Then find it out, and put it in the folder you'll hand over. The [land worksheet](/resources/land-due-diligence-worksheet) is that folder's first page.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'subject-to-seller-financing-and-wraps', 'Subject-to, seller financing and wraps', 'How the three work, with the numbers of each, what the due-on-sale clause and the Dodd-Frank rules mean, and how to keep everyone safe.',
    'guide', 'financing', true, 'Cornerlot Editorial', '2026-11-22', 70
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Creative financing means that the seller, not a bank, gives you time to pay. It's used when a bank won't lend, or won't lend on terms that make the deal work. There are three basic forms. Each one shifts risk onto somebody, and a fair deal says openly who that is.

## Seller financing

The owner has no loan, or a small one. You make a down payment and sign a note for the rest, secured by a mortgage or deed of trust. The owner becomes the bank.

Say the price is $200,000 with $20,000 down and a $180,000 note at 7%, amortized over 30 years and due in full after five (a balloon):

| What | Amount |
|---|---:|
| Monthly payment | $1,197.54 |
| Paid in five years | $71,852 |
| Of that, interest | $61,290 |
| Balloon balance | $169,437 |

That last line is the one that matters. In five years you'll have to sell, refinance, or renegotiate $169,437. Ask for seven to ten years, or for the right to extend by two at a slightly higher rate. A balloon that came due when rates were high has ended more careers than any roof.

It can be attractive for the seller: interest income, a price closer to asking, and, under federal installment sale rules, tax on the gain spread over the years of payments. Their accountant should tell them whether that applies.

## Subject-to

You take title and make the payments on the seller's existing loan, which stays in the seller's name. Say $160,000 is owed at 3.5% with 25 years to go. The payment is $801.00 a month, or about $1,141 with taxes and insurance. At a rent of $1,750, the spread is $609 before repairs, vacancy, and management. After five years, $138,113 would still be owed.

People do it for the rate. The risks:

- **Due on sale.** Nearly every mortgage lets the lender call the loan when title passes. The Garn-St Germain Act of 1982 (12 U.S.C. 1701j-3) protects that right, with exceptions for some transfers within a family and into an owner-occupant's own trust, but not for this. Lenders rarely call a loan that's being paid on time, but they can, especially when market rates are higher than theirs. You need a way to pay it off if they do.
- **The seller's credit.** If you pay late, their credit suffers, and it's hard for them to borrow for their next home while this loan is on their record. Put that in writing, and have them sign that they understand.
- **Insurance.** A policy in the wrong name may not pay. You have to be the named insured, with the lender as mortgagee.

## Wraparound

A wrap combines the two. The seller keeps the old loan, sells to you on a new and larger note, and pays the old one out of your payments. Or you buy subject-to and sell to an occupant that way. Underlying loan of $160,000 at 3.5%: $801.00 a month. Wrap note of $200,000 at 7% over 30 years: $1,330.60. The spread is $529.60 a month to the holder of the wrap, and after five years the difference between the balances, $188,263 less $138,113, is $50,150.

Everything about subject-to applies, plus one more risk: the end buyer pays someone who has to pay someone else. Use a licensed loan servicing company that takes the payment and pays the underlying lender first. It costs about $20 to $40 a month and is the best money you'll spend on the deal.

## The rules when a buyer will live there

When you extend credit to someone who will live in the property, the Dodd-Frank Act applies, through Regulation Z (12 CFR 1026.36). In general, as of 2025: a natural person who finances the sale of one property in twelve months, which they didn't build, is exempt from loan originator licensing if the loan has no negative amortization and its rate is fixed for five years. For up to three sales a year, there are exemptions with more conditions, among them no balloon and a good-faith finding that the buyer can repay. Companies have fewer exemptions. States add their own rules, such as licensing and, in Texas, rules for executory contracts. Sales to investors who won't live there mostly aren't covered. This is where an hour with a lawyer pays for itself.

## What makes it safe

1. A note and a recorded security instrument drafted by an attorney, not a form from a forum.
2. Title insurance, as with any purchase.
3. Third-party servicing, with monthly statements to all parties.
4. Access to the underlying loan's statements, and a letter of authorization.
5. Insurance in the right names from day one.
6. A written statement, signed by the seller, of what stays in their name and what could happen.
7. Money set aside: at least six payments.

## When to say no

When the deal only works because the payment comes late. When the seller doesn't understand it after the second explanation. When you couldn't make the payments through six months of vacancy. Somebody's credit and somebody's home are on the line.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'what-a-property-costs-to-own', 'What a property costs to own: the first-year budget', 'Every line an owner pays, what it usually costs, and one rental budgeted from gross rent to cash in hand.',
    'guide', 'ownership', false, 'Cornerlot Editorial', '2026-11-22', 80
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$You pay the price once. Whether you enjoy owning a property comes down to what you pay every month after that. This guide goes through all of it with one house, a rental bought for $240,000 that rents for $2,300 a month.

## What you pay to get in

Lenders want 20 to 25% down from an investor. Closing costs (title insurance, escrow, recording, lender fees, prepaid taxes and insurance) usually come to 2 to 5% of the price. With 25% down and 3% in closing costs:

| What | Amount |
|---|---:|
| Down payment | $60,000 |
| Closing costs | $7,200 |
| Cash invested | $67,200 |

Keep a reserve that isn't part of this total: six months of all payments is what most lenders want to see, and what your first vacancy will take.

## What comes in

Twelve months at $2,300 is $27,600. Nobody collects all of it. The unit sits empty between tenants, and now and then a month goes unpaid. Five percent is the least lenders underwrite: $1,380, which leaves $26,220.

## What goes out

| Line | Per year | Where it comes from |
|---|---:|---|
| Property taxes | $3,000 | The county's bill, for the value after your purchase |
| Insurance | $1,400 | A landlord policy quote, not the seller's premium |
| Repairs and maintenance | $2,098 | 8% of collected rent |
| Management | $2,098 | 8% of collected rent, even if you do it yourself |
| Capital reserves | $1,311 | 5% of collected rent, for what wears out |
| Operating expenses | $9,906 | Before rounding of the lines above |

Most first budgets get two of these lines wrong. **Taxes**: many counties reassess after a sale, so the seller's bill is history. Call the assessor and ask what the new bill will be. **Insurance**: get a quote for a rental before you make an offer, with wind, hail, or flood where they apply; in some coastal counties it's the biggest line of all.

Collected rent less operating expenses is the **net operating income (NOI)**: $26,220 − $9,906 = $16,314.

## What the loan takes

The loan is $180,000. At 7% over 30 years, the payment is $1,197.54 a month, $14,371 a year. What's left before income tax is the cash flow.

| Result | Value |
|---|---:|
| Net operating income (NOI) | $16,314/yr |
| Annual debt service | $14,371/yr |
| Cash flow before tax | $1,943/yr |
| Cash-on-cash return | 2.89% |
| Cap rate | 6.80% |
| Debt service coverage (DSCR) | 1.14 |

You can change every one of these numbers in the [rental cash flow calculator](/resources/rental-cash-flow-calculator).

## What wears out

Roofs last 20 to 30 years, furnaces 15 to 20, water heaters 8 to 12, carpets five. Setting aside 5% of collected rent, $1,311 a year here, turns a catastrophe into an expense. Without it, the cash flow would look much better: $1,943 plus $1,311 is $3,254. Some investors leave reserves out of their numbers because appraisers often do. The roof is not impressed.

## What the tax return says

Residential buildings are depreciated over 27.5 years; land isn't. If $192,000 of the price is the building, that's $6,982 a year of expense you don't pay in cash. Against a cash flow of $1,943 plus the principal paid on the loan, the house may well show a tax loss while it puts money in your account. Whether you can use that loss depends on your income and on the passive activity rules, and when you sell, depreciation is recaptured. Ask an accountant before you buy because of it. (Federal rules as of 2025.)

## A budget is a habit

Open one bank account for the property. Every month, set aside a twelfth of the year's taxes, insurance, and reserves before you look at what's left. Each January, compare the year with this table. After three years of that, you'll price your next property better than anyone who's read ten books.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'maximum-offer-calculator', 'Maximum offer calculator (70% rule)', 'The most to offer and how much room there is for a fee, from the ARV, the repairs, and the percentage your buyers use.',
    'calculator', 'wholesaling', false, 'Cornerlot Editorial', '2026-11-22', 90, 'max-offer'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Enter the after-repair value, the cost of the repairs, and the price you can get the property for. The first answer is the most you should contract for if you want your fee and your buyer sticks to the rule. **Fee there is room for** is the gap between your price and the buyer's maximum; if it's below zero, the price is too high.

## Where the 70% comes from

The other 30% is meant to cover a flipper's buying and selling costs (together 8 to 10% of the sale price), interest and bills during the rehab (4 to 6%), and a profit. It's a filter for sorting leads quickly. Before you commit money, run the real costs in the [flip calculator](/resources/flip-calculator).

## Which percentage to use

Ask three buyers what they paid for their last house and what it sold for. Work out their percentage: (price + repairs) ÷ sale price. If they bought at 74%, a 70% rule loses you deals; if they bought at 66%, it leaves you with contracts nobody takes.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'novation-agreements', 'Novation agreements: retail price, seller''s title', 'How an investor fixes up and sells a house the owner still holds title to, who gets paid what, and what has to be in writing.',
    'guide', 'novations', true, 'Cornerlot Editorial', '2026-11-22', 100
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A novation replaces a party to a contract, or one contract with another, with everyone's consent. In house buying, the word means a way to sell at retail without buying first: you agree on a price with the owner, fix up and market the house while they keep title, and when you find a retail buyer, your contract is replaced by one between the owner and that buyer. The owner gets what you agreed on, and you get the rest.

It exists because of financing. Many buyers who pay full price use FHA or VA loans, and those are hard to get when the seller has only owned the house for a few weeks (FHA's rules on resales within 90 days are the best known). In a novation, the seller of record is the owner of ten years.

## When it fits

- The house needs little: paint, floors, a clean-out. Not a new foundation.
- The owner wants more than a cash buyer can pay, and can wait 60 to 120 days.
- Your area has retail buyers for that kind of house.

If the house needs a heavy rehab, buy it. If the owner has to be out in two weeks, buy it or assign the contract. [Novation, assignment or double close](/resources/novation-assignment-or-double-close) compares the three.

## One deal in numbers

The owner needs to net $215,000. A cash buyer would pay $195,000. Fixed up, the house should sell for $270,000.

| What | Amount |
|---|---:|
| Sale price | $270,000 |
| Agents' commissions, 5% | $13,500 |
| Seller's closing costs and concessions, 3% | $8,100 |
| Repairs | $14,000 |
| Utilities, insurance, lawn for four months | $2,400 |
| Owner's agreed net | $215,000 |
| Left for you | $17,000 |

Now lower the sale price by 5%. At $256,500, commissions are $12,825, closing costs are $7,695, and you're left with $4,580. At 8% under, $248,400, they're $12,420 and $7,452, and you've lost $2,872. That's the nature of it: all of the price risk is yours, and you're paying for repairs on somebody else's house. Offer the owner a net that survives 5%.

## What has to be in writing

1. **The purchase agreement**, with the owner's net as the price, and enough time: 120 days or more.
2. **The novation addendum**: that you may improve and market the house; that the first contract is replaced when a retail buyer signs with the owner; that the owner will sign that contract at or above the agreed net; how and when you are paid, from the proceeds, by the title company.
3. **Authority to market.** Advertising a house you do not own, for a fee, is what licenses are for. In most states, the safe way is to have a licensed agent list the house for the owner, with you paid under the recorded agreement. Ask an attorney what your state allows before the sign goes up.
4. **Access, insurance, liens.** Who holds the keys, which policy covers the work and the contractors, and that contractors sign lien waivers as they're paid.
5. **Disclosure.** One plain page, signed: what the house may be worth fixed up, that you intend to make a profit and how, and that the owner could list it themselves.
6. **Recording.** A memorandum of the agreement, recorded, protects the money you put in. It also clouds the owner's title, so say when you will release it.

## How the closing runs

The retail buyer's lender sees a sale from owner to buyer. Your money appears on the settlement statement as a payoff or lien, as the agreement says. Before you sign anything, ask the title company whether they close novations and how they show them. Some don't, and some lenders question payments to third parties. Better to hear it in week one.

## Where it goes wrong

- **The owner learns the sale price at the closing table.** They will learn it. Tell them first.
- **Unpaid improvements.** If the sale falls through, the owner has a nicer house and you have the bills. The recorded memorandum is all you have to fall back on.
- **A low appraisal.** The buyer can't borrow the full price, so you lower it or lose the buyer. Have a file of comparable sales ready for the appraiser.
- **An owner who stops signing.** Illness, divorce, a cousin who knows better. A power of attorney limited to the sale, drafted by their own lawyer, prevents most of it.
- **A state that calls it brokerage.** Wholesaling laws passed since 2019 may cover novations, too. Ask.

## A fair test

Would you explain this deal, every number of it, to the owner's adult child, the accountant? If so, do that first, and sign afterward.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'working-with-an-agent-as-an-investor', 'Working with an agent as an investor', 'What an agent who understands investors does differently, what you''ve had to sign since 2024, and how to be the client who gets called back first.',
    'guide', 'agency', false, 'Cornerlot Editorial', '2026-11-22', 110
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Most agents sell homes to families. An investor wants something else: twenty properties on paper for every one visited, offers that mostly get rejected, and numbers before kitchens. Few agents want that client, and the ones who do are worth keeping.

## What to expect from a good one

- **Sold prices, not opinions.** When you ask what a house would sell for after repairs, you get three sales with addresses, dates, and differences. A sentence that starts with "I feel" isn't a valuation.
- **Rents.** They know what the unit next door rents for, or someone who does.
- **Speed.** A saved MLS search that sends you matches within minutes, and an offer out the same day.
- **Honesty about a bad deal.** The agent who says "not this one" makes less this month and keeps you as a client for ten years.
- **People.** A title company that closes assignments, a lender for DSCR loans, a property manager, two contractors.

## Finding one

Search the sold listings of the last six months for houses that were bought and sold again within a year. The agents on the second sale work with flippers. Or ask a property manager who sends them new owners. Talk to three, and ask each one: How many of your last ten buyers were investors? Do you own rentals? What was the last deal you talked a client out of?

## What you sign

Since August 17, 2024, following the settlement of the National Association of Realtors, agents who use an MLS must have a written agreement with a buyer before they tour a home, and offers of compensation to the buyer's agent no longer appear there. The agreement must state the compensation as an amount or rate that isn't open-ended, and say that it's negotiable. (As of 2025; states add their own rules.) For an investor, this is a good time to agree on:

1. **Scope.** Which counties and property types, and not houses you find yourself.
2. **Pay.** A flat fee per closing, or a percentage with a minimum. Say what happens when the seller pays part of it.
3. **Term.** Ninety days, and either side can end it with notice.
4. **Listing the resale.** A flipper who brings both sides of a deal can negotiate a rate for both.

## What it costs to go without

Say a house will sell for $260,000. A commission of 5% is $13,000. Selling it yourself saves part of that and costs you weeks: at $1,127 a month in interest and bills, six weeks is $1,690. Price it 2% too low and you lose $5,200; price it 2% too high and it sits until you cut it by more than that. An agent who prices well earns the fee on that alone. One who doesn't is expensive at any rate.

## Being the client they call first

- Say exactly what you buy: beds, streets, price, condition, return. One page.
- Answer within an hour: yes, no, or the price at which it would be yes.
- Close what you sign. An agent puts their name on every offer.
- Send proof of funds before they ask for it.
- Don't go around them. Agents remember the wholesaler who uses them for comps and never for a sale.

## When you are both

If you hold a license yourself, you owe disclosures whenever you buy or sell for yourself, and your broker may want them in the file. See [getting a license](/resources/getting-a-real-estate-license).

## How to measure it

Once a year, list every house they sent you, what you offered, and what it sold for. If their values were within 5% of the sale price, keep them. If you only bought houses you found yourself, now you know that, too.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'getting-a-real-estate-license', 'Getting a real estate license', 'Hours, exam, cost and time for a salesperson and a broker, with four states compared, and whether it pays for an investor.',
    'guide', 'licensing', false, 'Cornerlot Editorial', '2026-11-22', 120
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A license lets you represent others for pay, use the MLS, and earn a commission on your own purchases. It takes two to six months and, in most states, less than $1,500. It also puts you under rules of conduct that follow you into your own deals.

## The two steps

Nearly every state has two levels, whatever it calls them. A **salesperson** (in some states "broker associate" or simply "broker") works under a supervising broker. A **broker** may run an office. The second takes years of work as the first.

## How to become a salesperson

1. **Pre-licensing course**, in a classroom or online, from a school the state has approved.
2. **State exam**, with a national and a state part; about 70 to 75% to pass.
3. **Fingerprints and background check.** A record doesn't always rule you out; many states will give you a preliminary opinion before you pay for the course. Ask for it.
4. **A sponsoring broker**, who holds your license.
5. **Application and fee.**

Four states, as of 2025 (check the commission's page; hours change):

| State | Course hours for a salesperson | Experience for a broker |
|---|---:|---|
| Texas | 180 | 4 years active |
| California | 135 (three courses) | 2 years full time |
| New York | 77 | 2 years |
| Florida | 63 | 2 years |

## What it costs

| Item | Typical |
|---|---:|
| Course | $200 to $700 |
| Exam and application | $100 to $300 |
| Fingerprints | $40 to $100 |
| Association and MLS, first year | $500 to $1,200 |
| Errors and omissions insurance, per year | $150 to $500 |

After that, there's continuing education every one to four years, and your broker's share, from a monthly fee to 30% of each commission.

## Does it pay for an investor?

Say you buy three houses a year at $150,000, and your broker lets you keep 80% of a 2.5% buyer's side: $3,750 × 80% is $3,000 a house, $9,000 a year. Sell two of them yourself at $250,000 and save a 2.5% listing side, again 80%: $5,000 each, $10,000. Against that, figure $2,500 a year in fees and insurance, and forty hours of classes and paperwork. At three houses a year, it pays. At one, it hardly does, unless you want the data: seeing sold prices on the day they close is worth something, too.

## What changes for your own deals

- **Disclosure.** In most states you must say in writing that you are licensed whenever you buy or sell for yourself, often at first contact and always in the contract.
- **Advertising.** In many states your broker's name has to be in it, including in your letters to owners.
- **Your broker's permission.** Some don't allow wholesaling, or want a fee on each of your own deals. Ask before you choose, and get the answer in the contract.
- **A higher standard.** "I didn't know" doesn't work for anybody, least of all a licensee. An owner who feels cheated can complain to the commission, and the commission doesn't have to prove as much as a court would require.

## Choosing a broker

Ask five things: Do any of your agents invest? Can I wholesale, and what do I have to disclose? What do I pay when I close my own deals? Who reviews my contracts, and how fast? What happens to my listings when I leave?

## The broker's license

It takes two to four years, more courses, and another exam. An investor seldom needs it, except to manage property for others: in most states, collecting rent for somebody else is brokerage and requires a broker's or property manager's license. If that's where you're headed, log your experience from day one, with dates and addresses, because the application will ask.

## In short

Get the license if you do three deals or more a year, want to list your own flips, or live in a state that licenses wholesaling. Otherwise find [an agent who understands investors](/resources/working-with-an-agent-as-an-investor), and spend the hours looking at houses.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'small-infill-development', 'Small infill development: from lot to certificate', 'Three houses on one parcel: entitlement, budget, loan draws, the order of approvals, and what the lot is worth.',
    'guide', 'development', true, 'Cornerlot Editorial', '2026-11-22', 130
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Infill means building on leftover land in a built-up area: a side yard you can split off, a corner lot zoned for three units, a house past repair. It suits first-time developers because the streets, water, and sewer are already there. It punishes anyone who buys the lot before knowing what can be built on it.

## Start with what it will be worth

A developer's offer for land is what's left after everything else is paid: the **residual land value**. Take three houses of 1,600 square feet, each selling for $420,000 and costing $150 a square foot to build:

| Line | Amount |
|---|---:|
| Sales, 3 × $420,000 | $1,260,000 |
| Selling costs, 6% | $75,600 |
| Profit, 15% of sales | $189,000 |
| Construction, 4,800 sqft × $150 | $720,000 |
| Soft costs, 12% of construction | $86,400 |
| Contingency, 5% of construction | $36,000 |
| Interest and carrying costs | $60,000 |
| Left for the land | $93,000 |

That's $31,000 per house. If construction costs rise by 5%, that's $36,000 more, plus $6,120 in soft costs and contingency, and the land is worth $50,880. If sale prices fall by 5% as well, there's next to nothing left: sales drop by $63,000, of which lower selling costs and profit (21%) absorb $13,230, and that leaves $1,110. The land takes all the risk, which is why options exist. The [residual worksheet](/resources/residual-land-value-worksheet) does the math with your numbers.

## Control the lot before you own it

Offer an option or a long contract: 120 days of due diligence, then extensions for a fee, with closing when the permit is issued. Owners accept when the price is fair and the deposit goes non-refundable in steps. In that time, find out:

1. **Zoning.** Units allowed, lot size, setbacks, coverage, height, parking. [How to read a zoning table](/resources/reading-a-zoning-table).
2. **By right, or with a hearing?** By right means a counter and a checklist. A variance or rezoning means neighbors, months, and maybe a no at the end.
3. **Utilities.** Size and depth of water and sewer in the street, tap fees, who pays for an extension.
4. **Soil, slope, trees, flood.** A soils report for $2,500 is cheaper than a retaining wall.
5. **Fees.** Impact, school, park and tap fees can pass $20,000 a unit.
6. **Title.** You can't see an easement across the middle of a lot by looking at it.

## The team

You need a civil engineer, an architect or designer who has gotten permits from this very office, a surveyor, a builder, a lender, and a land use attorney if there's a hearing. Ask the person at the planning counter who submits complete drawings. They know.

## Order of approvals

| Month | Step |
|---|---|
| 1 to 2 | Feasibility, survey, soils, meeting with the planner before filing |
| 2 to 4 | Draw and file the site plan and lot split |
| 4 to 6 | Review, corrections, split recorded |
| 5 to 7 | Building plans filed, reviewed, permits issued |
| 7 | Close on the land and the construction loan |
| 7 to 14 | Build: site, foundation, frame, rough-ins, inspections, finishes |
| 14 to 15 | Final inspections, certificate of occupancy |
| 13 to 18 | Sales close, one by one |

## The construction loan

A bank lends 65 to 75% of cost, or a lower share of value, at a floating rate, and pays in draws as an inspector verifies work in place. Your equity goes in first. On $995,400 (land, construction, soft costs, contingency, interest) at 70%, the loan is $696,780 and your share is $298,620. You pay interest on what you've drawn: on average, a little over half of the loan during construction. Ask about personal guarantees, the interest reserve, the release price for each house, and extensions.

## Contracts with the builder

Get a fixed price on finished drawings, a schedule with dates, a schedule of values that the draws follow, 5 to 10% retainage, lien waivers with every draw, additional insured status on their policy, and a change order form that both of you sign before the work is done.

## What goes wrong

- **Buying on a planner's smile.** Only a written approval counts.
- **Tap fees after the budget.** Call the utility yourself.
- **The first house sold too cheap.** It becomes the comparable sale for the other two.
- **One exit.** Work out what the houses would rent for. If the rent covers a permanent loan at a DSCR of 1.2, a slow market means a wait, not a loss.

## Start smaller

An ADU behind a rental, or one house on one lot, teaches you every step of this with a third of the risk. Do that first.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'running-a-rental-by-its-numbers', 'Running a rental by its numbers', 'Rent, screening, lease, repairs, and turnover: what to decide once and write down, and the five numbers to look at every month.',
    'guide', 'rental', false, 'Cornerlot Editorial', '2026-11-22', 140
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A rental is a small business with one product and one customer per unit. Four moments decide most of its profit: when you set the rent, when you choose the tenant, when you renew, and when they leave. Get those four right, and the rest is paperwork.

## Setting the rent

Find five units within a mile that were rented, not just advertised, in the last 90 days, with the same bedrooms and parking. Adjust for what yours has and what it lacks. Then look at the cost of being wrong. At $2,300 a month, an empty month costs 8.3% of the year. Asking $75 more brings in $900 a year if it rents just as fast, and loses $2,300 if it sits empty one month longer. Price it to rent within three weeks.

## Choosing a tenant

Write your criteria down before the first call: income of three times the rent, a credit standard, rental history, and the number of occupants the local code allows. Apply them to everyone, in the order complete applications arrive, and keep the applications.

The Fair Housing Act forbids deciding by race, color, religion, sex, national origin, familial status, or disability, and states and cities add more, often including source of income. Assistance animals aren't pets. If a credit or background report leads you to turn someone down or to ask for more, the Fair Credit Reporting Act requires a notice that says so and names the agency. Some cities restrict what you may ask about criminal records. (As of 2025; check yours.)

## The lease

Use your state's form, from the landlord association or an attorney. Spell out whatever causes most disputes: when rent is late and what that costs, who changes the filters and mows, who pays which utility, guests and subletting, and how either side ends it. On the first day, walk through with a [move-in checklist](/resources/move-in-and-move-out-inspection) and photos, and both of you sign. Hold deposits the way your state requires: some want a separate account, some want interest, and all want an itemized return within 14 to 60 days.

## Repairs

Answer within a day, always. A slow answer to a small leak is the most expensive habit in this business. Decide once what you'll spend without a second thought (say, $250) and who your plumber is. Keep the 8% of collected rent you budgeted in the property's own account; it isn't your money until December.

## Renewal

Turnover is what eats up a rental's profit. One turnover at $2,300 a month:

| What a turnover costs | Amount |
|---|---:|
| Three weeks empty | $1,610 |
| Paint, cleaning, small repairs | $1,400 |
| Advertising, showing, screening or a leasing fee | $1,150 |
| Total | $4,160 |

That's $347 a month over a year. A renewal at $40 under market costs $480. Send the offer 90 days before the lease ends, with a modest increase every year rather than a big one every four.

## When they leave

Inspect with the move-in sheet in hand. Normal wear is on you; damage is on them. Send the itemized statement by your state's deadline, with photos and invoices. Change the locks. Do the work that makes the next tenant stay longer: good paint, hard floors, bright light.

## Five numbers every month

1. **Collected rent, as a share of what was due.** Under 98%, ask why.
2. **Expenses against budget**, by line. After twelve months, the budget gets realistic.
3. **Reserve balance** against the list of what wears out next.
4. **Days vacant** this year, all units.
5. **Cash flow after reserves.** This is what you live on; compare it with the [first-year budget](/resources/what-a-property-costs-to-own).

## Do it yourself or hire a manager

A manager takes 8 to 10% of the rent, plus half to one month's rent for a new tenant. On this house, 8% is about $2,098 a year. Count it even if you do the work: a property that only pays because you work for free doesn't pay. Hire a manager when you're more than 40 minutes away, have more than five units and a job, or catch yourself avoiding the phone.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'due-diligence-checklist', 'Due diligence checklist', 'Sixty checks from contract to closing, by area and by who does them, as a table to check off.',
    'template', 'ownership', false, 'Cornerlot Editorial', '2026-11-22', 150
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'due-diligence-checklist.csv', $file$Area,Check,Who,Due,Done,Finding
Contract,Names of buyer and seller match title and IDs,Attorney or title company,,,
Contract,Assignable or not; assignment clause read,You,,,
Contract,End of inspection period in the calendar,You,,,
Contract,Financing and appraisal deadlines in the calendar,You,,,
Contract,Earnest money paid and receipt filed,You,,,
Contract,What stays: appliances and fixtures listed,You,,,
Title,Title search ordered,Title company,,,
Title,Every lien and judgment with payoff amount,Title company,,,
Title,Easements and restrictions read,Attorney,,,
Title,Survey or plat compared with fences and driveways,Surveyor,,,
Title,Property taxes paid; special assessments,Title company,,,
Title,Open permits and code violations at the city,You,,,
Title,HOA: dues; reserves; rental restrictions; pending assessments,You,,,
Title,Solar lease or other equipment lease,You,,,
Building,General inspection,Inspector,,,
Building,Roof: age; layers; leaks,Roofer,,,
Building,Foundation: cracks; slope of floors; drainage,Structural engineer if in doubt,,,
Building,Electrical: panel brand and amps; aluminum wiring,Electrician,,,
Building,Plumbing: supply material; water pressure,Plumber,,,
Building,Sewer line camera or septic inspection,Plumber,,,
Building,Heating and cooling: age; service record,HVAC contractor,,,
Building,Water heater: age; relief valve,Inspector,,,
Building,Termites and other pests,Pest inspector,,,
Building,Mold or standing water in crawl space and attic,Inspector,,,
Building,Windows and doors: operation; glazing,Inspector,,,
Building,Smoke and carbon monoxide alarms as the state requires,Inspector,,,
Building,Built before 1978: lead paint disclosure signed,Seller,,,
Building,Asbestos suspected: sample before demolition,Lab,,,
Building,Radon test where the county is rated high,Inspector,,,
Building,Rehab budget by trade with a contractor,Contractor,,,
Building,Square footage measured,You,,,
Income,Leases: every page; every addendum,You,,,
Income,Rent roll signed by the seller,Seller,,,
Income,Bank statements that show the rents,Seller,,,
Income,Estoppel certificates signed by tenants,Seller,,,
Income,Security deposits: amounts; where held; transfer at closing,Title company,,,
Income,Market rent from three comparable rentals,You,,,
Income,Rent control or registration rules of the city,Attorney,,,
Income,Short-term rental rules if that is the plan,You,,,
Income,Last two years of expenses,Seller,,,
Income,Utility bills of twelve months,Seller,,,
Income,Management agreement: ends or stays,You,,,
Value,Three comparable sales for the value as it is,Agent,,,
Value,Three comparable sales for the value after repairs,Agent,,,
Value,New property tax bill estimated with the assessor,You,,,
Value,Analysis run with your own figures,You,,,
Insurance,Landlord or builder's risk quote,Insurance agent,,,
Insurance,Flood zone on the FEMA map; flood quote,Insurance agent,,,
Insurance,Claims history of the property (CLUE report),Seller,,,
Insurance,Wind; hail or earthquake coverage where it applies,Insurance agent,,,
Place,Visit at night and on a weekend,You,,,
Place,Zoning: present use and your use allowed,City planning,,,
Place,Planned roads; developments and rezonings nearby,City planning,,,
Place,Neighbors asked about water; noise and parking,You,,,
Money,Loan terms in writing; rate lock,Lender,,,
Money,Appraisal ordered and read,Lender,,,
Money,Entity formed; bank account open if buying in an entity,Attorney,,,
Money,Six months of payments in reserve,You,,,
Closing,Settlement statement read line by line the day before,You,,,
Closing,Wire instructions confirmed by phone at a known number,You,,,
Closing,Final walk-through,You,,,
Closing,Keys; codes; manuals; tenant files handed over,Seller,,,
$file$, $text$## How to use it

Open the file the day your contract is signed. Fill in the **Due** column from the dates in your contract: the end of the inspection period comes first, then financing, then title objections. Sort by that column, and put a name on every line. A check that's nobody's job doesn't get done.

## What to do with what you find

There are three answers to a finding: the price comes down, the seller fixes it before closing, or you back out within the inspection period. Ask in writing, and before the period ends. After that, your earnest money is usually at risk.

## What it leaves out

Commercial property, and anything with fuel tanks, dry cleaning, or a gas station nearby, needs an environmental report (Phase I). Vacant land has its own list: see the [land worksheet](/resources/land-due-diligence-worksheet).$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'flip-budget-and-schedule', 'A flip''s budget and schedule', 'One house from offer to sale: scope, contractors, draws, and a 24-week plan, with what a delay costs.',
    'guide', 'fix_flip', true, 'Cornerlot Editorial', '2026-11-22', 160
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A flip is a project with a price at each end. You control the one at the beginning and the rehab in between; the price at the end belongs to the market. So buy as if the market will be a little worse, and spend as if the rehab will cost a little more.

## The deal

A house at $130,000, $45,000 of repairs, comparable sales at $260,000. A short-term loan of 80% of the price at 11% with two points. Six months from purchase to sale.

| Result | Value |
|---|---:|
| All-in cost | $187,740 |
| Sale proceeds | $241,800 |
| Profit | $54,060 |
| Return on investment (ROI) | 28.80% |
| Cash invested | $83,740 |

The all-in cost is the price, $3,900 of closing costs, the repairs, $2,080 of points, $5,720 of interest, and $1,040 of taxes and insurance. When you sell, 7% goes to commissions, title, and concessions. See it with every formula in the [flip calculator](/resources/flip-calculator), which also shows that you'd still make 20% at a price of $142,531.

## What a delay costs

Each month costs $953 in interest and $173 in taxes and insurance, $1,127 in all, before utilities. The bigger loss is the season: a house planned for May that lists in October finds fewer buyers.

## Scope before price

Write down what you will do, room by room, before you ask for prices: "replace 22 ft of base cabinets, mid-grade, with quartz-look laminate", not "kitchen". Then three contractors can price the same thing. For each line, ask yourself whether buyers at $260,000 expect it. If your three comps have laminate counters, granite is a gift.

Order of work: demolition, structure and roof, rough plumbing, electrical and HVAC, inspections, insulation and drywall, paint, cabinets and tile, floors, fixtures, outside, cleaning.

## The budget

Use the [rehab budget template](/resources/rehab-budget-template). Add 10% for what's behind the walls, 15% in a house built before 1960. Houses built before 1978 may have lead paint: contractors who disturb it must be certified under the EPA's renovation rule, and you must disclose what you know when you sell. Permits aren't a formality; unpermitted work shows up in the buyer's inspection and comes off your price at the worst moment.

## Paying contractors

- At most 10% up front, and only for delivered materials.
- Draws by finished line item, after you or an inspector has seen the work.
- A lien waiver with every payment, from subcontractors, too.
- 10% held back until the punch list is done.
- License and insurance certificates straight from the insurer, not a photo.

## The 24 weeks

| Weeks | What |
|---|---|
| −4 to 0 | Inspections, scope, bids, permit applications, insurance (builder's risk) |
| 1 to 2 | Demolition, dumpsters, hidden damage found; go, or change the plan |
| 3 to 6 | Roof, structure, rough-ins, inspections |
| 7 to 9 | Insulation, drywall, prime |
| 10 to 13 | Cabinets, tile, floors, paint, fixtures |
| 14 | Punch list, cleaning, photos, agent's price opinion |
| 15 | On the market |
| 16 to 19 | Offers, contract, buyer's inspection |
| 20 to 24 | Appraisal, buyer's loan, closing |

Fourteen weeks of rehab and ten of selling. People plan the first and forget the second.

## Before you list

Look at the three best listings a buyer will see on the same Saturday. If yours isn't the best of them at its price, change the price before the market does it for you. Then watch the first two weeks: twenty showings without an offer means the price is wrong, and so does no showings at all.

## When it goes wrong

At 5% under, $247,000, proceeds are $229,710 and profit is $41,970. At 10% under, with $8,000 more in repairs and two more months, proceeds are $217,620, all-in cost is $197,993, and $19,627 is left. Know before you buy at what point you'd rent it out instead, and check that the rent would cover a loan of that size.

## Tax, in one paragraph

If you flip regularly, your profits are mostly ordinary business income, with self-employment tax, and not capital gains, however long you held the house. File every receipt by address, and set aside a third of each profit until your accountant tells you how much you owe. (Federal rules as of 2025.)$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'brrrr-calculator', 'BRRRR calculator', 'How much stays in the deal after the refinance, what the house earns after that, and the price at which you get all of your cash back.',
    'calculator', 'brrrr', false, 'Cornerlot Editorial', '2026-11-22', 170, 'brrrr'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Enter the price, repairs, after-repair value, and rent. The three answers at the top are the ones that matter: how much of your cash stays in, what a year of rent leaves after the new loan, and whether a lender will go along (DSCR).

## What to try

Lower the ARV by 10% and look again. Then raise the rate by a point. If the deal still works, it's a deal. If not, **What to pay at most** shows the price at which it would be.

## How it counts

The short-term loan is a percentage of the price; you pay for the repairs in cash. Closing costs, points, interest, taxes, and insurance until the refinance are part of the cash invested. Taxes, insurance, maintenance, management, and vacancy after that are assumed as in the full analysis: 1.1% and 0.5% of the price, 8% and 8% of collected rent, 5% of rent.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'reading-a-zoning-table', 'Reading a zoning table', 'Setbacks, coverage, floor area ratio, height, and density, worked through on one lot, to find what really limits you.',
    'article', 'development', false, 'Cornerlot Editorial', '2026-11-22', 180
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A zoning code looks like law and reads like one. For a small builder, most of it comes down to one table of numbers for your district. Here's how to get from that table to "what fits."

## The lot

It's 50 feet wide and 120 deep: 6,000 square feet. The district's table says:

| Rule | Value |
|---|---|
| Front setback | 20 ft |
| Rear setback | 15 ft |
| Side setbacks | 5 ft each |
| Maximum lot coverage | 40% |
| Maximum floor area ratio (FAR) | 0.5 |
| Maximum height | 30 ft, 2 stories |
| Lot area per unit | 3,000 sqft |
| Parking | 1.5 spaces per unit |

## Step by step

**Setbacks** leave a buildable rectangle. Width 50 − 5 − 5 = 40 ft, depth 120 − 20 − 15 = 85 ft: 3,400 sqft.

**Coverage** limits how much ground the buildings cover, often including porches and garages: 40% of 6,000 is 2,400 sqft. That's smaller than the rectangle, so coverage is the limit on the ground.

**FAR** limits all floors together: 0.5 × 6,000 is 3,000 sqft. Two floors of 1,500 use it up. Ask what counts: garages, basements and attics are treated differently everywhere.

**Height** allows two floors, enough for those 3,000 sqft.

**Density** allows 6,000 ÷ 3,000 = 2 units.

**Parking**: 3 spaces. At about 9 by 18 feet each, plus the driveway, they take about 900 to 1,000 sqft of ground that isn't building. With 2,400 sqft of building on it, the lot has room. On a corner lot with two front setbacks it might not.

So: two units, 3,000 sqft in all, on a footprint of at most 2,400. FAR is what limits you; a smaller setback would gain you nothing. Know which number is the constraint before you ask for relief.

## Where the surprises are

- **Overlays.** Historic, airport, hillside, floodplain: rules on top of the district's.
- **Two maps.** Zoning says what's allowed; the comprehensive plan says what the city wants. A rezoning that follows the plan is far easier.
- **Private rules.** Deed restrictions and HOAs can be stricter than the city and are not on its map.
- **Nonconforming.** What's there may be legal only because it's old. Tear it down and the right goes with it.
- **New state law.** Several states now allow two to four units or ADUs on lots zoned for one house. Ask what applies to yours.

## The call to make

Ask the planner on duty three questions: Which district and overlays is it in? How many units can I build by right? What usually stops people on lots like this? Write down the name and the date, then ask for the answer by email.

General information, as of 2025; the local code decides.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'mortgage-dscr-calculator', 'Mortgage and DSCR calculator', 'The loan payment, whether the property can cover it, and the price at which it could.',
    'calculator', 'financing', false, 'Cornerlot Editorial', '2026-11-22', 190, 'mortgage'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Enter the price, down payment, rate, years, and the net operating income (rent less vacancy and operating expenses, before the loan). The debt service coverage ratio (DSCR) says how many times the income covers a year of payments. Under 1, you're feeding the property every month.

## What lenders want

Lenders that look at the property rather than your paycheck usually want a DSCR of 1.20 to 1.25; some go down to 1.00 at a higher rate. Many residential "DSCR loans" use a simpler ratio: monthly rent divided by principal, interest, taxes, insurance and HOA. Ask which one your lender means before you compare.

## How much a point of interest matters

The example, $240,000 over 30 years with an NOI of $24,000:

| Rate | Monthly payment | DSCR |
|---|---:|---:|
| 6% | $1,438.92 | 1.39 |
| 7% | $1,596.73 | 1.25 |
| 8% | $1,761.03 | 1.14 |

Two points make the difference between a comfortable loan and one most lenders won't make. Watch the price in **What to pay at most** as you change the rate: it's the quickest way to see what a rate costs you.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'land-due-diligence-worksheet', 'Land due diligence worksheet', 'Forty questions about a vacant parcel, who to ask, what the answer costs, and which answers kill the deal.',
    'template', 'land', true, 'Cornerlot Editorial', '2026-11-22', 200
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'land-due-diligence.csv', $file$Area,Question,Ask,Typical cost $,Ends it if no,Answer,By whom and when
Access,Frontage on a public road on the plat?,County GIS; surveyor,0,yes,,
Access,If not: recorded easement for driving and utilities?,Title company,0,yes,,
Access,Width of easement enough for fire trucks?,Fire marshal,0,,,
Access,Driveway permit and culvert required?,Road department,150,,,
Access,Road maintained by whom? Agreement?,Road department; neighbors,0,,,
Lot,Legal lot (created with approval)?,Planning,0,yes,,
Lot,Minimum lot size and frontage met?,Planning,0,yes,,
Lot,Survey newer than ten years; corners found?,Surveyor,1200,,,
Lot,Fences and buildings of neighbors inside the lines?,Surveyor,0,,,
Use,District; uses allowed by right,Planning,0,yes,,
Use,Manufactured or small homes allowed?,Planning; covenants,0,,,
Use,Second unit allowed?,Planning,0,,,
Use,Short-term or RV use allowed?,Planning,0,,,
Use,Private covenants read; still in force?,Title company,0,,,
Use,HOA dues; building deadlines,HOA,0,,,
Water,Public water at the road? Tap fee?,Utility,0,,,
Water,Wells nearby: depth; yield; quality,State well records; neighbors,0,,,
Water,Well permit possible?,State or county,0,yes,,
Water,Water rights (western states),Attorney,500,,,
Sewer,Public sewer at the road? Tap fee? Capacity?,Utility,0,,,
Sewer,Perc test or soil evaluation,Soil scientist; health department,800,yes,,
Sewer,Kind of system; location; reserve area,Designer,600,,,
Power,Distance to line; cost of extension,Utility,0,,,
Internet,Fiber or cable at the road,Provider,0,,,
Ground,Flood zone (FEMA map),FEMA,0,,,
Ground,Wetlands inventory; specialist if shown,USFWS map,0,,,
Ground,Slope of the building site under 15%?,County GIS; visit,0,,,
Ground,Rock; high water table; fill,Soils report,2500,,,
Ground,Old tanks; dumps; wells; mine maps,Visit; state maps,0,,,
Ground,Protected species or trees,Planning,0,,,
Title,Easements for pipelines and power,Title company,0,,,
Title,Mineral; timber; water rights severed?,Title company,0,,,
Title,Conservation easement,Title company,0,yes,,
Title,Back taxes; liens,Title company,0,,,
Tax,Agricultural or timber valuation; rollback on change,Assessor,0,,,
Tax,New yearly tax bill,Assessor,0,,,
Market,Three sold parcels of like use within a year,Agent; records,0,,,
Market,Days on market of those,Agent,0,,,
Market,Who will buy it from me,You,0,,,
Cost,All of the above together: cost to make it buildable,You,0,,,
$file$, $text$## How to use it

Start with the lines marked **Ends it if no**: access, legal lot, use, well, perc. Most take a call or a look at a map. Only when those are clear should you spend money on tests and a survey.

## Who to ask first

Call county planning, then the health department (septic), then the road department, then the utility. Use the parcel number, not the address, and write down who answered.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'seller-net-sheet', 'Seller net sheet', 'What an owner walks away with from each of three ways to sell: listed with an agent, to you for cash, or by novation. With formulas.',
    'template', 'novations', false, 'Cornerlot Editorial', '2026-11-22', 210
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'seller-net-sheet.csv', $file$Line,Listed with an agent,Cash sale to you,Novation
Sale price (novation: net agreed with the owner),265000,198000,215000
Repairs paid by the owner,10000,0,0
Commission %,5,0,0
Closing costs and concessions %,3,0,0
Holding months,5,1,4
Holding cost per month,900,900,900
Loan payoff and liens,0,0,0
Commission,=B2*B4/100,=C2*C4/100,=D2*D4/100
Closing costs and concessions,=B2*B5/100,=C2*C5/100,=D2*D5/100
Holding costs,=B6*B7,=C6*C7,=D6*D7
Owner keeps,=B2-B3-B8-B9-B10-B11,=C2-C3-C8-C9-C10-C11,=D2-D3-D8-D9-D10-D11
$file$, $text$## How to use it

Open the file in a spreadsheet and change the numbers in the first rows; formulas do the rest. Sit down with the owner and fill it in together. When an agent would leave them more money and they can wait, say so: they'll send you the next owner.

## What the rows mean

**Holding months** are the months until the money arrives, at what the house costs the owner each month. A cash sale in three weeks saves most of that, which is the honest argument for a lower price. Loan payoff, back taxes, and liens come off in all three.

## The example

Listed at $265,000 with $10,000 of repairs, the owner keeps $229,300 after five months. Sold for cash at $198,000, they keep $197,100 within a month. By novation, they get the agreed net of $215,000 and keep $211,400 after holding costs. All three are before the loan is paid off.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'license-to-wholesale', 'Do you need a license to wholesale?', 'Where the line usually runs between selling your own contract and brokering someone else''s house, and which states have moved it.',
    'article', 'licensing', false, 'Cornerlot Editorial', '2026-11-22', 220
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Every state licenses real estate brokerage: bringing buyers and sellers together on someone else's behalf, for pay. Wholesaling runs right next to that line. This is where it's usually drawn, as of 2025. It's general information: states differ and change their laws every year, and only an attorney in the property's state can tell you where you stand.

## The usual line

**Selling your own interest** is generally not brokerage. If you hold a contract to buy, you own something (an equitable interest, the right to purchase), and you may sell what you own.

**Marketing a property you don't own** generally is. An ad that reads "3-bed house, $137,000" offers the house. One that reads "assignable contract to purchase, assignment price $137,000" offers your contract. Regulators have fined people over that difference.

What pushes you toward brokerage in most places: doing it often, advertising the house itself, having no intention or means to close, getting paid by the seller, and negotiating for others.

## States that have written it down

Since about 2019, a number of states have passed laws that name wholesaling. Among them:

- **Illinois** requires a broker's license if you do it more than once in twelve months.
- **Oklahoma** treats publicly marketing an equitable interest as an activity that requires a license, and gives homeowners disclosures and a right to cancel.
- **Pennsylvania** has required a license for wholesale transactions in residential property since January 2025, and gives the owner a right to cancel.
- **South Carolina** has treated advertising a contract as an activity for licensees since 2024.

Others only require **written disclosure** to the owner and the buyer that you hold a contract, not title, and that you intend to assign it. More bills are filed each session, so look at the date of whatever you read, this page included.

## What makes sense everywhere

1. Tell the owner in writing that you may assign, and that you intend to make a profit.
2. Tell the buyer in writing that you hold a contract, not the house.
3. Advertise the contract, with the word "assignment" in the headline.
4. Be able to close: proof of funds, or a lender's letter.
5. Never take money from an owner for finding a buyer.
6. Keep a file on each deal for as long as your state requires brokers to keep theirs.

## Or get the license

If you do more than a few deals a year, [a license](/resources/getting-a-real-estate-license) is a few weeks of study and settles the question in most states. It comes with duties: disclose that you're licensed in every deal of your own, work under a broker, and follow the advertising rules. Many wholesalers find that MLS access alone pays for it.

## Where to look

Your state's real estate commission publishes the license law and, in many states, a page on wholesaling. Read that first, then book an hour with an attorney who closes investor deals.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'seller-call-sheet', 'Seller call sheet', 'One page for the first call with an owner: the questions in an order that works, room for the answers, and the numbers that matter.',
    'template', 'wholesaling', true, 'Cornerlot Editorial', '2026-11-22', 230
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'seller-call-sheet.md', $file$# Seller call sheet

Date: ____________   Caller: ____________   Source of the lead: ____________

Address: ______________________________________________________

Name on title: ____________________   Speaking with: ____________________

## 1. The property

- Beds / baths / square feet: ______ / ______ / ______   Year built: ______
- Occupied by: owner / tenant / vacant since ____________
- If tenant: rent $________, lease until ________, deposit $________, paid up?  yes / no
- Roof, age: ______   Heating and cooling, age: ______   Water heater, age: ______
- Electrical panel (fuses, breakers, amps): ____________
- Plumbing (copper, galvanized, PEX), sewer or septic: ____________
- Foundation: cracks, water, doors that stick? ____________
- Anything a buyer will find that we should talk about now? ____________

## 2. Title and loans

- Everyone who must sign: ____________________________________________
- First loan $__________ at ____%   payment $________   current?  yes / no
- Second loan or line of credit $__________   Other liens, judgments, solar lease: ____________
- Property taxes per year $________   back taxes $________   HOA $________ a month

## 3. The situation

- What made you think of selling? ____________________________________________
- When would you like to be done? ____________
- What happens if it doesn't sell? ____________________________________________
- Have you spoken with an agent or had an offer? ____________

## 4. The price

- What do you need to walk away with? $__________
- How did you arrive at that? ____________________________________________
- If we pay cash and close in three weeks, as is, what's the least you'd take? $__________

## 5. Afterwards (not on the call)

- ARV from three sales: $________  $________  $________   → $__________
- Repairs, by trade (rehab budget): $__________
- Percentage of ARV my buyers pay: ______%
- Maximum allowable offer = ARV × percentage − repairs = $__________
- Less my fee $________ = maximum contract price $__________

Next step and date: ____________________________________________
$file$, $text$## How to use it

Print one for each call, or copy it into your notes. The order matters: people talk about the house before they talk about money, and about money before they talk about why they're selling. Don't name a price before section 4 is filled in.

## What to do with it afterwards

File it by address. When you call back in three weeks, start with what they said last time. If they sell to somebody else, write down who bought it and for how much: it's the best market data you'll get.

## What not to write down

Nothing about race, religion, national origin, family, disability, or the people in the neighborhood. It has no place in a price, and the Fair Housing Act applies to anyone who buys or sells homes as a business.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'flip-calculator', 'Flip calculator', 'Profit, return, and cash needed for a fix and flip with every cost included, and the price that gives you the return you want.',
    'calculator', 'fix_flip', false, 'Cornerlot Editorial', '2026-11-22', 240, 'flip'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Enter the price, repairs, and after-repair value, then your lender's terms and the months until the sale closes, not until the rehab is done. Open a row to see its formula with your numbers in it.

## What matters

**Profit** in dollars says whether it's worth your time. **ROI** is on all costs; many people quote it on their own cash, which makes it look bigger with a loan, so we show both. **Annualized** is what it would be per year if your next deal like this started the same day, which it never does.

## The two numbers to doubt

The ARV and the months. Take 5% off the first and add two to the second. If you'd still do it for the profit that's left, make the offer. The price under **What to pay at most** is for a 20% return on cost; change the target to see others.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'letter-of-intent-template', 'Letter of intent with seller financing', 'An outline to adapt: price, terms of the seller''s note, inspection, closing, and what is and isn''t binding.',
    'template', 'financing', false, 'Cornerlot Editorial', '2026-11-22', 250
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'letter-of-intent-outline.md', $file$# Letter of intent (outline, not legal advice: have a lawyer review it before use)

[Date]

[Name and address of the seller]

Re: Purchase of [address, county, parcel number] (the "Property")

Dear [name],

This letter sets out the terms on which [buyer or buyer's company, and/or assigns] ("Buyer") would buy the Property from you ("Seller").

1. **Price.** $[amount].
2. **Down payment.** $[amount] at closing, including the earnest money.
3. **Seller's note.** $[amount], secured by a first [mortgage / deed of trust] on the Property.
   - Interest: [  ]% a year, fixed.
   - Payments: $[amount] a month, principal and interest, on a [30]-year amortization, beginning [30] days after closing.
   - Balloon: the balance is due [84] months after closing. Buyer may extend once by [24] months with [60] days' notice, at [  ]%.
   - Prepayment: at any time, without penalty.
   - Servicing: by [licensed servicing company], with the cost shared equally.
4. **Earnest money.** $[amount], with [title company], within [3] business days of a signed purchase agreement; refundable during the inspection period.
5. **Inspection period.** [21] days from the purchase agreement, with access to the Property. Within [5] days Seller delivers leases, rent roll, two years of income and expenses, service contracts, surveys and reports.
6. **Title.** Marketable title with an owner's policy. Existing liens are paid at closing, except: [none / list].
7. **Closing.** On or before [date], at [title company].
8. **Costs.** [Seller pays the owner's title policy and transfer tax; Buyer pays recording and the note's documents.] Taxes, rents and deposits are prorated.
9. **Condition.** As is, subject to the inspection period. [Repairs to be made: none.]
10. **Assignment.** Buyer may assign to an entity it controls. Any other assignment needs Seller's consent.
11. **Exclusivity (binding).** For [21] days after both parties sign, Seller will not offer the Property to others.
12. **Confidentiality (binding).** Both parties will keep these terms between themselves and their advisers.
13. **Not binding.** Except for 11 and 12, this letter is not binding. Rights and duties arise only from a purchase agreement signed by both parties.

If these terms work for you, please sign below by [date]. We would have the purchase agreement drafted within [10] days.

Buyer: ____________________   Date: ________

Agreed in principle, Seller: ____________________   Date: ________
$file$, $text$## What it is for

A letter of intent puts the main terms on one page before anybody pays for a contract. It shows a seller that you're serious, and it brings out disagreements while they're cheap to settle. It isn't meant to be binding, except for the lines that say so.

## How to use it

Fill in the brackets, strike what doesn't apply, and **have a lawyer in the property's state look at it before you send it**. Courts have treated carelessly worded letters as contracts. The lawyer should also draft the purchase agreement, the note, and the security instrument that follow.

## Terms worth thinking about

- **Interest and amortization.** The rate sets the payment; the amortization sets how fast you own the property. Try them in the [mortgage calculator](/resources/mortgage-dscr-calculator).
- **Balloon.** The date the whole balance is due. Ask for an option to extend.
- **Prepayment.** The right to pay early without penalty is worth more than a quarter of a point.
- **Subordination.** If you'll need a construction loan, the seller has to agree to subordinate the note to it.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'residual-land-value-worksheet', 'Residual land value worksheet', 'Work back from what the finished homes sell for to the most a builder can pay for the lot. With formulas and a table of what-ifs.',
    'template', 'development', false, 'Cornerlot Editorial', '2026-11-22', 260
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'residual-land-value.csv', $file$Line,Value,Note
Homes,3,
Sale price each,420000,
Living area each (sqft),1600,
Construction per sqft,150,
Selling costs %,6,of sales
Profit %,15,of sales
Soft costs %,12,of construction
Contingency %,5,of construction
Interest and carrying costs,60000,
Sales,=B2*B3,
Construction,=B2*B4*B5,
Selling costs,=B11*B6/100,
Profit,=B11*B7/100,
Soft costs,=B12*B8/100,
Contingency,=B12*B9/100,
Left for the land,=B11-B12-B13-B14-B15-B16-B10,the most to pay including closing costs
For each home,=B17/B2,
,,
Sale prices 5% lower,=B17-0.05*B11*(1-B6/100-B7/100),
Construction 5% higher,=B17-0.05*B12*(1+B8/100+B9/100),
Both,=B20+B21-B17,
$file$, $text$## How to use it

Change the numbers at the top. Below them you'll see the land value, and what it becomes when sale prices or building costs move by 5%. If one of those is negative, you're not buying a lot, you're making a bet.

## The example

Three houses of 1,600 square feet that sell for $420,000 and cost $150 a square foot leave $93,000 for the land, $31,000 a house. Prices 5% lower leave $43,230; costs 5% higher, $50,880; both at once, $1,110.

## What goes where

**Soft costs** are design, engineering, permits, impact and tap fees, insurance, and legal. **Carrying costs** are interest, taxes, and insurance from the day you buy to the last sale. **Profit** as a percentage of sales is what you and your lender want for the risk: 15 to 20% is common for a small builder.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'move-in-and-move-out-inspection', 'Move-in and move-out inspection', 'Room by room, with columns for both days, so you settle the deposit from a written record, not from memory.',
    'template', 'rental', false, 'Cornerlot Editorial', '2026-11-22', 270
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'move-in-move-out-inspection.csv', $file$Room,Item,Condition at move-in,Photo no.,Condition at move-out,Photo no.,Charge $
Entry,Door and lock,,,,,
Entry,Keys and remotes handed over (count),,,,,
Living room,Walls and ceiling,,,,,
Living room,Floor,,,,,
Living room,Windows and screens,,,,,
Living room,Outlets and switches,,,,,
Kitchen,Walls and ceiling,,,,,
Kitchen,Floor,,,,,
Kitchen,Cabinets and counters,,,,,
Kitchen,Sink and faucet,,,,,
Kitchen,Range and oven,,,,,
Kitchen,Refrigerator,,,,,
Kitchen,Dishwasher,,,,,
Bathroom 1,Toilet,,,,,
Bathroom 1,Tub; shower; caulk,,,,,
Bathroom 1,Sink and vanity,,,,,
Bathroom 1,Exhaust fan,,,,,
Bathroom 2,All as above,,,,,
Bedroom 1,Walls and ceiling,,,,,
Bedroom 1,Floor,,,,,
Bedroom 1,Window opens and locks,,,,,
Bedroom 1,Closet,,,,,
Bedroom 2,All as above,,,,,
Bedroom 3,All as above,,,,,
Whole unit,Smoke and carbon monoxide alarms tested,,,,,
Whole unit,Heating and cooling run; filter new,,,,,
Whole unit,Water heater: no leak,,,,,
Whole unit,Blinds,,,,,
Whole unit,Light fixtures and bulbs,,,,,
Outside,Yard and fence,,,,,
Outside,Garage or parking,,,,,
Meters,Electric reading,,,,,
Meters,Gas reading,,,,,
Meters,Water reading,,,,,
Signed,Tenant and date,,,,,
Signed,Owner or manager and date,,,,,
$file$, $text$## How to use it

Walk through with the tenant the day you hand over the keys. Describe the condition in plain words ("two nail holes, east wall"), photograph every room and every flaw, and both sign and date a copy. On the last day, do it again with the same sheet.

## Why it matters

States give you 14 to 60 days to return a deposit with an itemized list, and many make a landlord who misses the deadline pay double or triple. Ordinary wear and tear is the owner's cost. You can only charge for damage beyond that, less depreciation: a stained carpet that was already six years old isn't worth much.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'how-title-is-held', 'How to hold title: your own name, an LLC, or a trust', 'What each way of holding property protects, costs, and complicates, and the questions to bring to an attorney.',
    'article', 'ownership', false, 'Cornerlot Editorial', '2026-11-22', 280
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Before closing, somebody will ask how you want to take title. The answer is expensive to change later. Here's what each way does in general, as of 2025. States differ, and an attorney should help you choose.

## In your own name

It's simple and cheap, and it's how residential loans with the best rates are made. But everything you own is exposed: if a judgment exceeds your insurance, it reaches your other assets. Two owners can hold as **joint tenants**, where a share passes to the survivor without probate, or as **tenants in common**, where each can sell or leave a share of any size. Some states add **tenancy by the entirety** for married couples, which keeps one spouse's creditors away from the property. Community property states have their own rules for couples.

## In a limited liability company

An LLC separates the property from everything else you own: as a rule, claims against it can only be paid from what the LLC owns. That only holds if you treat it as separate: its own bank account, contracts signed in its name, no personal bills paid from it. It doesn't protect you from your own acts. If you installed the stair rail that failed, you're liable with or without an LLC.

What it costs: formation, a yearly fee that runs from nothing to $800 (California), a registered agent, and maybe a separate tax return if there are partners. What it complicates: most conforming residential loans are made to people, not companies, so you'll be looking at DSCR or commercial loans with somewhat higher rates. Moving a mortgaged house into an LLC can trigger the due-on-sale clause, may need a new title policy, and may change the insurance. Ask the lender, the title company, and the insurer first, in that order.

## In a trust

A **revocable living trust** keeps property out of probate. It doesn't protect you from creditors, since whatever you can take back is still yours. The federal Garn-St Germain Act lets borrowers transfer the home they live in into one without the loan coming due. A **land trust**, used in some states, keeps your name out of the public record; the protection comes from whatever is behind it, often an LLC. Irrevocable trusts are for estate planning, not something to choose at closing.

## Insurance comes first

For one or two houses, a landlord policy with good limits and an umbrella policy over it protects more, at less cost, than any entity. Many investors start that way and form an LLC once they have enough equity to make it worth the trouble. The two do different things: insurance pays for harm and for your defense, and the entity limits what can be taken.

## Questions to bring to the attorney

1. Does my state tax LLCs or charge them a yearly fee, and does transferring real estate between me and my LLC trigger transfer tax or reassessment?
2. What does my loan say about transfers?
3. One LLC for everything, or one for each property? Is there a series LLC here, and do lenders and title companies accept it?
4. If there are partners: who decides, who can sell, and what happens if one dies, divorces, or stops paying?
5. Does my title insurance continue if I transfer later?$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'novation-assignment-or-double-close', 'Novation, assignment or double close', 'Three ways to get paid for a house you found. Who holds title, whose money is at risk, and which to use when.',
    'article', 'novations', false, 'Cornerlot Editorial', '2026-11-22', 290
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$All three start with a purchase agreement with an owner. They differ in who takes title, who sees your profit, and whose money is at risk.

| | Assignment | Double close | Novation |
|---|---|---|---|
| You take title | No | Yes, for hours or days | No |
| End buyer | Investor with cash | Investor, sometimes a retail buyer | Retail buyer with a loan |
| Money you need | Earnest money | The whole price, for a day | The repairs |
| Closing costs | One set | Two sets | One set |
| Everyone sees your fee | Yes | No | Yes, if done properly |
| Typical time | 2 to 4 weeks | 2 to 4 weeks | 2 to 4 months |
| Largest risk | The buyer walks away | The second sale fails after the first has closed | The retail price |

## Assignment

This is the simplest, and right for most deals. Your contract has to allow it, and some don't: bank-owned houses, HUD homes, and many agents' forms. It works when nobody will raise their voice over the fee on the settlement statement.

## Double close

You buy from A and sell to B. Two contracts, two closings. In most states, the money for the first can't come out of the second, so you use your own or a transactional lender's, at one or two percent of the price for a day. On a $125,000 purchase with a 1.5% lender fee and $3,200 of extra closing costs, that's $5,075: worth it when the assignment fee would be large or the contract forbids assignment.

## Novation

This is for houses a family would buy after three weeks of paint and floors. You get the retail price and pay for it with time, repairs, and market risk. The [novation guide](/resources/novation-agreements) goes through one deal, number by number.

## How to choose

Ask three questions. **Who is the natural end buyer?** If an investor: assignment. If a family with an FHA loan: novation. **Does the contract allow assignment?** If not: double close or ask the owner for an addendum. **Can the owner wait three months?** If not, novation is out.

In all three, state law decides what you can advertise and what you have to disclose. General information, as of 2025; ask an attorney in the property's state.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'cap-rate-calculator', 'Cap rate calculator', 'What a property earns on its price without a loan, and the price that gives you the cap rate you want.',
    'calculator', 'ownership', false, 'Cornerlot Editorial', '2026-11-22', 300, 'cap-rate'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Enter the price and a year's net operating income: rent and other income, less vacancy, less operating expenses, before the loan. Enter the cap rate you want to see the most you should pay.

## What it says and what it doesn't

The cap rate compares properties as if each were bought with cash: NOI ÷ price. $33,600 on $480,000 is 7.00%. At 6% the same income is worth $560,000, which is why a point of cap rate moves prices so much.

It leaves out the loan, the roof that's due, and growth. A low cap rate can mean a good street or a high price; a high one can mean a bargain or a building that's losing its largest tenant in May.

## Three mistakes

1. **The seller's NOI.** Recompute it: market rent, your taxes after reassessment, your insurance quote, management even if the seller does it alone.
2. **Comparing across places.** Cap rates are local; ask an appraiser or a broker what the last five sales like it went for.
3. **Mixing definitions.** Some people take reserves out of NOI, others don't. Either is fine, as long as you do the same for both properties you're comparing.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'easements-minerals-and-rollback-taxes', 'Easements, minerals and rollback taxes', 'Three things in a parcel''s paperwork that change what it''s worth, and what to do about each before you close.',
    'article', 'land', false, 'Cornerlot Editorial', '2026-11-22', 310
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Vacant land rarely goes wrong because of what you can see. You'll find these three in the title commitment and at the tax office. General information, as of 2025; states differ.

## Easements

An easement is somebody's right to use your land for a purpose. A power line along the road costs you nothing. A pipeline across the middle takes a strip of 30 to 100 feet where you can't build, and in some cases can't plant. On a one-acre lot, 208 by 208 feet, a 50-foot strip through the middle takes 10,400 square feet, almost a quarter, and leaves two pieces 79 feet deep. After 25-foot setbacks on both sides, each piece has 29 feet of depth for a house, if the code treats the edge of the strip like a lot line.

**What to do.** Ask the title company for the documents behind each exception, not just the list. Have the surveyor plot them. If an easement is "blanket" (anywhere on the parcel), ask its owner to define its location in a recorded document before closing.

If you need one yourself, it should be in writing and recorded, name both parcels, and say that it runs with the land, that it's for access **and utilities**, how wide it is, and who maintains it.

## Minerals

In many states, what's under the ground was sold long ago. The mineral estate usually comes first: its owner can use as much of the surface as is reasonably needed. In most places, nobody will ever show up. In an active field, a well pad might.

**What to do.** Check whether the title company excludes minerals (it usually does) and whether it offers an endorsement against surface damage. Look at the state's map of wells. In an active area, ask for a surface waiver, or buy elsewhere.

## Rollback taxes

Farm and timber land is valued low for taxes as long as it's used that way. When the use changes, many states collect the difference for several years back. Say the bill is $180 a year with the agricultural valuation and $1,650 without, and the state goes back three years: $1,470 × 3 = $4,410, in some states with interest. Texas goes back three years, others up to five or more, a few none.

**What to do.** Ask the assessor for both values and what triggers the rollback: a sale alone usually doesn't, building or splitting does. Then write into the contract who pays. If it doesn't say, it'll be you.

## One page

Put the three answers on the first page of your file. A buyer who finds them there pays more for your land than one who has to dig them up.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'refinance-file-checklist', 'Refinance file checklist', 'Everything a lender and an appraiser will ask for at the end of a BRRRR, collected from day one.',
    'template', 'brrrr', true, 'Cornerlot Editorial', '2026-11-22', 320
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'refinance-file-checklist.md', $file$# Refinance file

Property: ______________________   Bought: ________   Target date: ________

## Purchase
- [ ] Settlement statement from the purchase
- [ ] Recorded deed
- [ ] Owner's title policy
- [ ] Note and mortgage for the short-term loan, with payoff contact
- [ ] Proof of where the cash came from (two months of statements)

## Rehab
- [ ] Photos before, during, after (same angles)
- [ ] Scope with price by line item
- [ ] Permits, and final inspections signed
- [ ] Contracts, invoices, proof of payment
- [ ] Lien waivers, final, from every contractor
- [ ] Warranties: roof, HVAC, water heater, appliances
- [ ] Two-page summary of the work and its cost for the appraiser

## Rent
- [ ] Signed lease, with start date and deposit
- [ ] Proof of deposit and first month received
- [ ] Three rent comps
- [ ] Tenant file: application, screening, move-in sheet

## Property
- [ ] Insurance: landlord policy, new lender as mortgagee
- [ ] Property tax bill, paid
- [ ] HOA letter, if any
- [ ] Survey, if the title company asks
- [ ] Flood determination

## Borrower
- [ ] Identification
- [ ] Entity papers: articles, operating agreement, EIN, good standing
- [ ] Two years of tax returns (conventional loan)
- [ ] Schedule of real estate owned, with loans and rents
- [ ] Reserves: statements for six months of payments, all properties
- [ ] Credit: no new accounts until closed

## Questions to two lenders, before you buy
1. How long must I own the house before you lend on its appraised value?
2. What LTV do you allow for a cash-out on one unit? And in an LLC?
3. What DSCR do you require, and how do you calculate it?
4. What are the rate and points, and how long does the prepayment penalty last?
5. Who orders the appraisal, and what happens if it comes in low?
$file$, $text$## How to use it

Make a folder for the house the day you close, and file each document as it comes in. A complete file on the day you apply takes two weeks off a refinance, which is several hundred dollars at short-term loan rates.

## Meeting the appraiser

Be there, be brief, and hand over two pages: the work with what each item cost, and five comps you chose, with distance and date. Don't name the value you need; appraisers can't take it from you, and a lender may cancel over it. Let the list of improvements speak for itself.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'comparable-sales-worksheet', 'Comparable sales worksheet', 'Five sales, adjusted line by line to the house you''re pricing, with a low, a likely, and a high value. With formulas.',
    'template', 'agency', true, 'Cornerlot Editorial', '2026-11-22', 330
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'comparable-sales-worksheet.csv', $file$Line,Your house,Sale 1,Sale 2,Sale 3,Sale 4,Sale 5
Address,,,,,,
Date sold,,,,,,
Sold price,,252000,265000,258000,,
Living area (sqft),1450,1400,1520,1475,,
Adjustment per sqft,55,,,,,
Baths,2,2,2,1,,
Adjustment per bath,7000,,,,,
Garage bays,1,1,2,1,,
Adjustment per bay,9000,,,,,
Condition adjustment (+ if yours will be better),,4000,0,0,,
Other,,0,0,0,,
Area,,=($B5-C5)*$B6,=($B5-D5)*$B6,=($B5-E5)*$B6,,
Baths,,=($B7-C7)*$B8,=($B7-D7)*$B8,=($B7-E7)*$B8,,
Garage,,=($B9-C9)*$B10,=($B9-D9)*$B10,=($B9-E9)*$B10,,
Adjusted price,,=C4+C11+C12+C13+C14+C15,=D4+D11+D12+D13+D14+D15,=E4+E11+E12+E13+E14+E15,,
Adjustments as % of price,,=(ABS(C13)+ABS(C14)+ABS(C15)+ABS(C11)+ABS(C12))/C4*100,=(ABS(D13)+ABS(D14)+ABS(D15)+ABS(D11)+ABS(D12))/D4*100,=(ABS(E13)+ABS(E14)+ABS(E15)+ABS(E11)+ABS(E12))/E4*100,,
Low,=MIN(C16:G16),,,,,
Likely (middle),=MEDIAN(C16:G16),,,,,
High,=MAX(C16:G16),,,,,
$file$, $text$## How to use it

Choose sales from the last six months, within half a mile in town and two miles in the country, on your side of the highway, within 20% of the living area and 15 years of the age. Enter each, then adjust **the comparable toward your house**: what it has and yours lacks comes off, what yours has and it lacks is added.

## What an adjustment is worth

An adjustment is worth what local buyers pay for the difference, not what it costs. The best source is a matched pair: two sales that differ in one thing. If you don't have one, common starting points in mid-priced markets are 35 to 50% of the price per square foot for area, $5,000 to $10,000 for a full bath, $8,000 to $15,000 for a garage bay. Replace them as soon as you know better.

## The answer

Throw out any sale whose adjustments come to more than a quarter of its price. Of the rest, use the middle one as the likely value and the lowest as the value to borrow and buy on. If the low and high are more than 10% apart, you need better comps, not a better average.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'license-plan-and-study-log', 'License plan and study log', 'Every step from the first course to the first deal under a license, with costs, dates and a place to write them down.',
    'template', 'licensing', true, 'Cornerlot Editorial', '2026-11-22', 340
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'license-plan.csv', $file$Step,Where,Needed,Cost $,Planned,Done,Notes
Read the commission's license law page,State commission,,0,,,
Background question: ask for a preliminary opinion if in doubt,State commission,,,,,
Choose an approved school,Commission's list,,,,,
Course hours required by my state,,hours,,,,
Course finished,School,certificate,,,,
Practice exam 1 (score),School,75%,,,,
Practice exam 2 (score),School,80%,,,,
Practice exam 3 (score),School,85%,,,,
Fingerprints,Approved vendor,,,,,
State exam booked,Testing company,,,,,
State exam passed: national part,Testing company,,,,,
State exam passed: state part,Testing company,,,,,
Interview broker 1,,,0,,,
Interview broker 2,,,0,,,
Interview broker 3,,,0,,,
Broker's written policy on own deals and wholesaling read,Broker,,0,,,
Independent contractor agreement signed,Broker,,0,,,
Application sent,State commission,,,,,
License received; number noted,,,,,,
Errors and omissions insurance,Broker or own,,,,,
Association and MLS joined,,,,,,
Disclosure wording for own deals written and approved,Broker,,0,,,
Letterhead; website and signs carry broker's name,,,,,,
First-renewal education hours and date,State commission,,,,,
$file$, $text$## How to use it

Start by filling in your state's hours and fees from the commission's page, not from a school's ad. Put a date on each line. Book the exam when you're two thirds of the way through the course: a date on the calendar is what gets the rest read.

## Studying

An hour a day gets most people through the exam in eight weeks. Take every practice exam twice, a week apart. What trips people up is vocabulary (easements, estates, agency, fair housing) and math against the clock: commissions, prorations, loan-to-value, area in acres. One acre is 43,560 square feet; know it in your sleep.$text$ from resource;

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
select id, null, null, $text$BRRRR is a way to buy rentals with the same money more than once. You **buy** a house that needs work, **rehab** it, **rent** it, **refinance** on its new value, and **repeat** with the cash that comes back. It works when the works add more value than they cost, and when the rent carries the new loan. Both have to be true.

## The house

A three-bedroom house is for sale at $120,000. It needs $40,000 of works. Comparable houses in good condition sell for $230,000 and let for $2,100.

## Buy

The purchase is paid with a short loan of 80% of the price, $96,000, at 11% interest only and two points; the rest and the works with your own money. Over six months:

| What goes in | Amount |
|---|---:|
| Price | $120,000 |
| Closing costs, 3% | $3,600 |
| Works | $40,000 |
| Loan points | $1,920 |
| Interest, six months | $5,280 |
| Taxes and insurance, six months | $960 |
| All-in cost | $171,760 |
| Less the short loan | $96,000 |
| Cash invested | $75,760 |

## Rehab

Do what raises the appraisal and the rent, and what would otherwise fail in the first five years: roof, systems, kitchen, baths, floors, paint. Leave out what only you would notice. Have a written scope with a price for each line before you close, and pay by finished line, never by week. Every month longer costs $1,040 here: $880 of interest and $160 of taxes and insurance.

## Rent

Let it before the refinance. Lenders want a signed lease, and so should you: it is the proof of the rent on which everything rests. Screen as you would if you meant to keep the tenant for ten years, because you do.

## Refinance

The new lender lends 75% of the appraised value, $172,500, and takes 3% of costs.

| Result | Value |
|---|---:|
| New loan | $172,500 |
| Cash out | $71,325 |
| Cash left in the deal | $4,435 |
| Net operating income (NOI) | $16,993/yr |
| Cash flow before tax | $3,221/yr |
| Debt service coverage (DSCR) | 1.23 |

Of $75,760, all but $4,435 has come back, and the house earns $3,221 a year after setting aside reserves. Open it in the [BRRRR calculator](/resources/brrrr-calculator), where every one of these numbers can be changed and has its formula.

## What could go wrong, in numbers

**The appraisal.** At $210,000 instead of $230,000 the loan is $157,500. After costs and payoff $56,775 comes out, and $18,985 stays in. That is still a decent rental. It is not "no money down".

**The rate.** At 8% instead of 7% the payment rises from $1,147.65 to $1,265.74 a month, and the cash flow falls to about $3,001.

**The time.** Three months longer cost $3,120.

**The lender's calendar.** Fannie Mae asks that the old first mortgage be at least twelve months old for a cash-out refinance and caps one-unit investment properties at 75% of value, two to four units at 70%; DSCR lenders often ask for three to six months of ownership, and some lend on cost until then. (As of 2025; rules change, ask two lenders before you buy.)

Put all of the first three together and it is an ordinary rental with too much cash in it. If you could live with that, buy. If the deal needs everything to go right, pass.

## Repeat

What comes out of a refinance is borrowed, not earned: it is not taxed when you receive it, and it must be paid back out of rent. After three houses look at all loans together. Could the rents carry them with one house empty for six months? Keep six months of payments for each house where you do not touch them. People who did BRRRR badly had cash flow on paper and no reserves.

## The five tests

1. All-in cost at most 75% of a conservative ARV (here $171,760 ÷ $230,000 = 74.7%).
2. DSCR of 1.25 at the rate a lender has quoted in writing (here 1.23, or 1.32 for a lender who leaves out reserves).
3. Positive cash flow after reserves of 5% of collected rent ($1,197 here, which leaves $3,221).
4. Two lenders who have confirmed the refinance in writing.
5. Cash to keep the house if the refinance never comes.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'rental-cash-flow-calculator', 'Rental cash flow calculator', 'Cash flow, cash-on-cash, cap rate and DSCR of a rental, every line open to change, and the price at which it gives what you ask.',
    'calculator', 'rental', false, 'Cornerlot Editorial', '2026-11-22', 20, 'rental'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Begin with price and rent, then replace the assumptions one at a time: the county's tax bill, an insurance quote, your lender's rate. What you leave alone is assumed, and says so with a mark you can open.

## Reading the answer

**Cash flow** is what is left of the rent after running costs and loan payments, before income tax. It sets aside reserves for a roof or a furnace; open its row to see it without them. **Cash-on-cash** divides it by the money you put in. **Break-even occupancy** says how full the place must be to pay its way; above 85% there is little room for a bad year.

## Two quick tests

The **1% rule** asks for a month's rent of 1% of the price: $2,300 for $230,000. It sorts a list in a minute and decides nothing. The **50% rule** guesses that half of the rent goes to everything but the loan. In the example, running costs, vacancy, and reserves take 41% of the rent; an old building with heat included can take more than half.$text$ from resource;

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
select id, null, null, $text$Wholesaling is the sale of a contract, not of a house. You agree a price with an owner, and before closing you hand your place in that contract to a buyer who pays you a fee. You never own the property. What you sell is the work of having found it, priced it and put it under contract.

That makes two things decisive: the contract must be yours to assign, and the price must leave a buyer room. Everything else is practice.

## 1. Find owners with a reason to sell

Discounts come from situations, not from pressure: an inherited house two states away, a landlord tired of repairs, code violations, a vacant property with taxes due. County records show most of these. Pick one list and one area, and stay with it for three months; a hundred calls into ten markets teach less than a hundred into one.

Before you call or text anyone, learn the rules for it. Federal law (the Telephone Consumer Protection Act and the Do Not Call rules) limits automated calls and texts, and several states go further (as of 2025).

## 2. Ask before you offer

On the first call you need five answers: what is wrong with the property, what is owed on it, who is on the title, when they would like it sold, and what they need to walk away with. Write them down as they are said. An offer made without them is a guess.

## 3. Price it backwards

A buyer who flips will pay no more than leaves them a profit. The rule of thumb is the 70% rule: 70% of the after-repair value, less repairs, is the **maximum allowable offer (MAO)**. Your fee comes off that.

Take a three-bedroom house. Three comparable sales within half a mile and six months put the after-repair value at $260,000. Repairs come to $45,000.

| Step | Amount |
|---|---:|
| After-repair value | $260,000 |
| 70% of it | $182,000 |
| Repairs | $45,000 |
| Maximum allowable offer (MAO) | $137,000 |
| Fee wanted | $10,000 |
| Maximum contract price | $127,000 |

If the owner accepts $125,000, the fee there is room for is $12,000: the MAO less your contract price. Try your own numbers in the [maximum offer calculator](/resources/maximum-offer-calculator).

The 70% is a convention, not a law. Where houses are cheap it is too generous, because selling costs and a roof cost the same on a $120,000 house as on a $300,000 one. Where they are expensive, good buyers work with 75% or more. Ask your buyers which share they use and price to that.

## 4. Put it under contract

The purchase agreement should name you "and/or assigns", state a price, a closing date, who pays closing costs, an inspection period during which you can step back, and the earnest money. Use a form that an attorney in your state has seen. Tell the owner plainly that you may assign the contract and that you intend to make a profit. It costs nothing, it prevents most disputes, and a growing number of states require it in writing.

Open escrow with a title company that closes assignments, and order the title search at once. A lien found in week one is a conversation; found on closing day it is a lost deal.

## 5. Find the buyer

Send buyers what they need to decide: address, photographs, ARV with the three sales behind it, repair estimate by trade, price, closing date, how to get in. Leave out adjectives. A buyer who catches one invented number will not open your next message.

Ask for proof of funds, and take a non-refundable deposit with the assignment. A buyer without a deposit is a wish.

## 6. Assign and close

The assignment agreement transfers your rights for a stated fee and binds the buyer to the terms of the original contract. The title company shows the fee on the settlement statement. If the fee is so large that showing it would upset someone, or if the contract forbids assignment, a double closing is the other way: you buy and sell on the same day, with your own money or a transactional lender, and pay two sets of closing costs.

## Where it goes wrong

- **ARV from hope.** Use sold prices, not asking prices, and houses that look like yours will after the works.
- **Repairs from the doorway.** Roof, foundation, electrical panel, sewer line: look, or have someone look. The [rehab budget](/resources/rehab-budget-template) lists them by trade.
- **Daisy chains.** When four wholesalers stand between owner and buyer, the fee has been spent four times. Deal with whoever holds the contract.
- **Advertising the property as if you owned it.** Many states treat that as brokerage without a license. Read [whether you need a license to wholesale](/resources/license-to-wholesale) before you market anything.

## Before you begin

Have an attorney review your purchase and assignment forms once. Find one title company, two buyers who have closed in the last three months, and one contractor who will walk a house with you. That is a business; the rest is repetition.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'rehab-budget-template', 'Rehab budget template', 'Forty lines by trade with quantity, price, bid and paid, a reserve for surprises, and the totals by formula.',
    'template', 'fix_flip', false, 'Cornerlot Editorial', '2026-11-22', 40
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'rehab-budget.csv', $file$Trade,Item,Unit,Quantity,Price a unit $,Estimate $,Bid $,Paid $,Contractor
Before,Permits and plans,lot,1,900,=D2*E2,,,
Before,Dumpsters,each,2,550,=D3*E3,,,
Before,Utilities during works,month,4,240,=D4*E4,,,
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
End,Staging and photographs,lot,1,900,=D41*E41,,,
Total,Works,,,,=SUM(F2:F41),=SUM(G2:G41),=SUM(H2:H41),
Total,Reserve %,,10,,=F42*D43/100,,,
Total,Works and reserve,,,,=F42+F43,,,
$file$, $text$## How to use it

Walk the house from the street to the attic and fill in **Quantity** and **Price a unit**; the estimate follows. When bids come in, put them beside it. Pay against the last columns only. What is over the estimate by more than 10% deserves a telephone call, not a sigh.

## The reserve

The last lines add 10% for surprises. Use 15% for a house from before 1960 or one that stood empty through a winter. If you have not spent it by the time of drywall, you probably will not.

## Where beginners are short

Permits, dumpsters, electricity and water during the works, cleaning, landscaping, and the second coat of everything. They are in the list.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, video, image, minutes)
  values (
    'seventy-percent-rule-video', 'The 70% rule in one minute', 'A short film: how a flipper works back from the sale price to the most a house may cost, with one house from start to offer.',
    'video', 'fix_flip', false, 'Cornerlot Editorial', '2026-11-22', 50, '/videos/seventy-percent-rule.webm', '/videos/seventy-percent-rule.webp', 1
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## Transcript

The film has no sound; what it shows reads so:

1. The 70% rule. What may a house cost, if you mean to repair and sell it?
2. Begin at the end. Repaired, this house would sell for $260,000: the after-repair value, from three sales near by.
3. Thirty percent stays out: $78,000 for buying and selling costs, interest, bills, and a profit.
4. Seventy percent is left: $182,000.
5. The repairs come off: $45,000.
6. $137,000 is the maximum allowable offer. ARV × 70% − repairs.
7. A wholesaler takes the fee off as well: with $10,000, contract for $127,000 at most.
8. A rule of thumb sorts leads. Before you buy, run the real costs.

## Where to go on

Put in your own house: the [maximum offer calculator](/resources/maximum-offer-calculator) for the rule, the [flip calculator](/resources/flip-calculator) for the real costs. In this example they agree: at $137,000 the real costs leave a flipper a return of about 24% on cost.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'buying-vacant-land', 'Buying vacant land', 'Access, water, sewage, flood, slope and what may be built: how to look at land, with the tests, their cost, and how to price it.',
    'guide', 'land', false, 'Cornerlot Editorial', '2026-11-22', 60
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A house shows you what is wrong with it. Land keeps quiet. Everything that makes an acre worth $30,000 or $3,000 is on paper, under the grass, or in the answer of a clerk. The good news is that most of it can be found out for less than $2,000, before you own it.

## Six questions, in this order

### 1. Can I get to it?

Legal access, not a track across the neighbor's field. Look for frontage on a public road on the plat, or a recorded easement that says width, purpose (driving and utilities) and that it goes with the land. Ask the title company for access coverage in the policy. Land without legal access is worth a fraction, and getting an easement later depends on somebody who knows you need it.

### 2. What may be built?

Zoning, minimum lot size, setbacks, whether manufactured homes are allowed, whether the lot is a legal one: parcels split without approval exist, and counties refuse permits on them. Private restrictions, too. One call to planning and one reading of the recorded covenants.

### 3. Where does the water come from, and where does it go?

Public water and sewer at the road: ask for the tap fees and whether there is capacity. Otherwise a well and a septic system. Ask neighbors and the state's well records for depth and yield; a well of 300 feet at $50 a foot with pump is $15,000 to $20,000. For septic a **perc test** or soil evaluation ($300 to $1,500) decides whether, where and what kind: a conventional system may cost $8,000 to $15,000, an engineered one twice that. No perc, no house.

### 4. Is it dry and is it level?

Look at the FEMA flood map (free), at wetlands on the national inventory (free, not final), and at the slope: over 15% adds cost, over 25% ends most plans. Walk it after rain. Wetlands need a specialist and, to fill, a permit you should not count on.

### 5. What is on the title?

Easements for pipelines and power lines, mineral rights that were sold in 1952, back taxes, a conservation easement, an agricultural valuation whose end sets off years of rollback tax. Buy title insurance also for a small lot.

### 6. What else costs?

Electricity: utilities charge by distance, often $10 to $30 a foot beyond the first few hundred. Clearing, drive, culvert. HOA dues. A survey, $600 to $2,500, unless there is a recent one: fences are where somebody put them.

## Pricing it

Land sells by what it can become. Sort sold parcels of the last year by use: a home site, acreage with one home site, land to hold or farm. The price an acre falls with size, so compare like with like:

| Sold parcel | Acres | Price | Per acre |
|---|---:|---:|---:|
| A | 5 | $60,000 | $12,000 |
| B | 6 | $66,000 | $11,000 |
| C | 20 | $160,000 | $8,000 |

For a five-acre site with a perc test and road frontage, A and B say $55,000 to $60,000. Yours has no perc test: either the offer depends on one, or it comes down by what an engineered system costs more, say $12,000, and a margin. $44,000 is then a fair offer.

Investors who buy to sell on pay 30 to 50% of what it would bring, because land takes long to sell: six to twelve months are common, with taxes and no income. On terms it sells faster. $50,000 with $5,000 down and $45,000 at 9% over ten years is $570.04 a month; that is how much land changes hands, and how land sellers earn most of what they earn. Selling on terms to people who will live there has rules; read [subject-to, seller financing and wraps](/resources/subject-to-seller-financing-and-wraps).

## The contract

Ninety days to study, access for tests, the seller's papers within five days, closing subject to a satisfactory perc test, survey and title. Ask for the right to extend by thirty days for a small payment, because soil scientists have waiting lists.

## Holding it

Mow or let it for hay, which may keep an agricultural valuation. Insure liability, which costs little. Visit once a year: dumping, squatters and a neighbor's shed are easier in the first month than in the tenth year. Put a gate where the access is.

## A last test

Ask yourself who will buy it from you, and what that person will want to know. Then find it out, and put it into the folder that you will hand over. The [land worksheet](/resources/land-due-diligence-worksheet) is that folder's first page.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'subject-to-seller-financing-and-wraps', 'Subject-to, seller financing and wraps', 'How the three work, one payment schedule each, what the due-on-sale clause and the Dodd-Frank rules mean, and how to keep everybody safe.',
    'guide', 'financing', true, 'Cornerlot Editorial', '2026-11-22', 70
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Creative financing means that the seller, not a bank, gives you time to pay. It is used where a bank would not lend, or not at terms that let the deal work. There are three basic forms. Each moves risk onto somebody, and a fair deal says openly onto whom.

## Seller financing

The owner has no loan, or a small one. You pay some of the price down and sign a note for the rest, secured by a mortgage or deed of trust. The owner becomes the bank.

Price $200,000, $20,000 down, a note of $180,000 at 7%, payments as if over 30 years, due in full after five (a balloon):

| What | Amount |
|---|---:|
| Monthly payment | $1,197.54 |
| Paid in five years | $71,852 |
| Of it interest | $61,290 |
| Balance due as the balloon | $169,437 |

That last line is the one that matters. In five years you must sell, refinance or renegotiate $169,437. Ask for seven to ten years, or for the right to extend by two at a slightly higher rate. A balloon in a market with high rates has ended more careers than any roof.

For the seller it can be attractive: interest income, a price nearer to asking, and, under federal installment sale rules, tax on the gain spread over the years of payment. Their accountant should say whether that holds for them.

## Subject-to

You take title and make the payments on the seller's existing loan, which stays in the seller's name. Say $160,000 is owed at 3.5% with 25 years to go. The payment is $801.00 a month, with taxes and insurance about $1,141. At a rent of $1,750 the spread is $609 before repairs, vacancy and management. After five years $138,113 would still be owed.

The rate is why people do it. The risks:

- **Due on sale.** Nearly every mortgage lets the lender call the loan when title passes. The Garn-St Germain Act of 1982 (12 U.S.C. 1701j-3) protects that right, with exceptions for some transfers within a family and into an owner-occupant's own trust, not for this. Lenders rarely call a loan that is paid, but they may, above all when market rates are higher than theirs. You need a way to pay it off if they do.
- **The seller's credit.** If you pay late, their credit suffers, and they cannot easily borrow for their next home while the loan shows. Say so in writing and have them sign that they understood.
- **Insurance.** A policy in the wrong name may not pay. You must be the named insured, and the lender stays as mortgagee.

## Wraparound

A wrap joins both. The seller keeps the old loan, sells to you on a new and larger note, and pays the old one out of your payments; or you, having bought subject-to, sell on to an occupant in that way. Underlying loan $160,000 at 3.5%: $801.00 a month. Wrap note $200,000 at 7% over 30 years: $1,330.60. The spread is $529.60 a month for whoever holds the wrap, and after five years the difference of the balances, $188,263 less $138,113, is $50,150.

Everything of subject-to applies, and one more risk: the buyer at the end pays someone who must pay someone else. Use a licensed loan servicing company that takes the payment and pays the underlying lender first. It costs some $20 to $40 a month and is the best money in the deal.

## The rules when a buyer will live there

When credit is given to someone who will live in the property, the Dodd-Frank Act applies, through Regulation Z (12 CFR 1026.36). In general, as of 2025: a natural person who finances the sale of one property in twelve months, which they did not build, is exempt from loan originator licensing if the loan does not grow and its rate is fixed for five years; for up to three a year there are exemptions with more conditions, among them no balloon and a good-faith finding that the buyer can repay. Companies have fewer exemptions. States add their own, such as licensing and, in Texas, rules for executory contracts. Sales to investors who will not live there are mostly outside. This is where an hour with a lawyer pays for itself.

## What makes it safe

1. A note and a recorded security instrument drawn by an attorney, not a form from a forum.
2. Title insurance, as in any purchase.
3. Third-party servicing, with monthly statements to all parties.
4. Access to the underlying loan's statements, and a letter of authorization.
5. Insurance in the right names from the first day.
6. A written statement, signed by the seller, of what stays in their name and what could happen.
7. Money set aside: six payments at least.

## When to say no

When the deal works only because the payment is late in coming; when the seller does not understand it after the second explanation; when you could not make the payments through six months of vacancy. Somebody's credit and somebody's home hang on it.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'what-a-property-costs-to-own', 'What a property costs to own: the first-year budget', 'Every line an owner pays, what it commonly comes to, and one rental budgeted from gross rent to cash in hand.',
    'guide', 'ownership', false, 'Cornerlot Editorial', '2026-11-22', 80
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$The price is what you pay once. What decides whether you enjoy owning a property is what you pay every month afterwards. This guide goes through all of it with one house, a rental bought for $240,000 that lets for $2,300 a month.

## What you pay to get in

A lender asks an investor for 20 to 25% down. Closing costs (title insurance, escrow, recording, lender fees, prepaid taxes and insurance) commonly come to 2 to 5% of the price. With 25% down and 3% of costs:

| What | Amount |
|---|---:|
| Down payment | $60,000 |
| Closing costs | $7,200 |
| Cash invested | $67,200 |

Keep a reserve besides that is not in this sum: six months of all payments is what most lenders want to see, and what the first vacancy will ask for.

## What comes in

Twelve months at $2,300 are $27,600. Nobody collects all of it. Between tenants the unit stands empty, and now and then a month goes unpaid. Five percent is the least that lenders underwrite: $1,380, which leaves $26,220.

## What goes out

| Line | A year | How it was found |
|---|---:|---|
| Property taxes | $3,000 | The county's bill, for the value after your purchase |
| Insurance | $1,400 | A landlord policy quote, not the seller's premium |
| Repairs and maintenance | $2,098 | 8% of collected rent |
| Management | $2,098 | 8% of collected rent, even where you do it yourself |
| Capital reserves | $1,311 | 5% of collected rent, for what wears out |
| Operating expenses | $9,906 | Before rounding of the lines above |

Two of these lines are wrong in most first budgets. **Taxes**: many counties reassess at a sale, so the seller's bill is history. Call the assessor and ask what the new bill will be. **Insurance**: get a quote for a rental before you make an offer, with wind, hail or flood where they apply; in some coastal counties it is the largest line of all.

Collected rent less operating expenses is the **net operating income (NOI)**: $26,220 − $9,906 = $16,314.

## What the loan takes

The loan is $180,000. At 7% over 30 years the payment is $1,197.54 a month, $14,371 a year. What is left before income tax is the cash flow.

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

Roofs last 20 to 30 years, furnaces 15 to 20, water heaters 8 to 12, carpets five. Setting aside 5% of collected rent, $1,311 a year here, turns a catastrophe into an expense. Without it the cash flow would look much better: $1,943 plus $1,311 is $3,254. Some investors leave reserves out of their figures because appraisers often do. The roof is not impressed.

## What the tax return says

Residential buildings are depreciated over 27.5 years; land is not. If $192,000 of the price is building, that is $6,982 a year of expense that you do not pay in cash. Against a cash flow of $1,943 plus the principal paid on the loan, the house may well show a tax loss while it puts money into your account. Whether you can use that loss depends on your income and on the passive activity rules; when you sell, depreciation is taxed again. Ask an accountant before it decides a purchase. (Federal rules as of 2025.)

## A budget is a habit

Open one bank account for the property. Every month, put the month's twelfth of taxes, insurance and reserves aside before you look at what is left. Compare the year with this table each January. Three years of that, and you will price the next property better than anyone who has read ten books.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'maximum-offer-calculator', 'Maximum offer calculator (70% rule)', 'What to offer at most, and what fee there is room for, from ARV, repairs and the share your buyers work with.',
    'calculator', 'wholesaling', false, 'Cornerlot Editorial', '2026-11-22', 90, 'max-offer'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Enter the after-repair value, the cost of the works and the price you can get the property for. The first answer is the most you should contract for if you want your fee and your buyer keeps to the rule. **Fee there is room for** is what lies between your price and the buyer's maximum; below zero the price is too high.

## Where the 70% comes from

The 30% that is left out is meant to cover a flipper's buying and selling costs (together 8 to 10% of the sale price), interest and bills while the house is worked on (4 to 6%), and a profit. It is a filter for sorting leads quickly. Before you commit money, run the real costs in the [flip calculator](/resources/flip-calculator).

## Which share to use

Ask three buyers what they paid for their last house and what it sold for. Work their share out: (price + repairs) ÷ sale price. If they bought at 74%, a 70% rule loses you deals; if they bought at 66%, it leaves you with contracts nobody takes.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'novation-agreements', 'Novation agreements: retail price, seller''s title', 'How an investor improves and sells a house that the owner still holds, who is paid what, and what has to be in writing.',
    'guide', 'novations', true, 'Cornerlot Editorial', '2026-11-22', 100
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A novation replaces a party to a contract, or one contract by another, with the consent of everyone in it. In house buying the word stands for a way to sell at retail without buying first: you agree a price with the owner, improve and market the house while they keep title, and when a retail buyer is found, your contract is replaced by one between the owner and that buyer. The owner receives what you agreed; you receive the rest.

It exists because of financing. Many buyers who pay full price use FHA or VA loans, and such loans are hard to get when the seller has owned for a few weeks only (FHA's rules on resales within 90 days are the best known). In a novation the seller of record is the owner of ten years.

## When it fits

- The house needs little: paint, floors, a clean-out. Not a new foundation.
- The owner wants more than a cash buyer can pay, and can wait 60 to 120 days.
- Your area has retail buyers for that kind of house.

If the house needs heavy works, buy it. If the owner must be gone in two weeks, buy it or assign the contract. [Novation, assignment or double close](/resources/novation-assignment-or-double-close) compares the three.

## The numbers of one deal

The owner needs $215,000 net. A cash buyer would pay $195,000. Fixed up, the house should sell for $270,000.

| What | Amount |
|---|---:|
| Sale price | $270,000 |
| Agents' commissions, 5% | $13,500 |
| Seller's closing costs and concessions, 3% | $8,100 |
| Works | $14,000 |
| Utilities, insurance, lawn for four months | $2,400 |
| Owner's net as agreed | $215,000 |
| Left for you | $17,000 |

Now lower the sale price by 5%. At $256,500 commissions are $12,825, closing costs $7,695, and you are left with $4,580. At 8% under, $248,400, they are $12,420 and $7,452, and you have lost $2,872. That is the nature of it: all the risk of the price is yours, and the works are paid with your money on somebody else's house. Offer the owner a net that survives 5%.

## What has to be in writing

1. **The purchase agreement**, with a price that is the owner's net, and enough time: 120 days or more.
2. **The novation addendum**: that you may improve and market the house; that the first contract is replaced when a retail buyer signs with the owner; that the owner will sign that contract at or above the agreed net; how and when you are paid, from the proceeds, by the title company.
3. **Authority to market.** Advertising a house you do not own, for a fee, is what licenses are for. In most states the safe way is a licensed agent who lists the house for the owner, with you paid under the recorded agreement. Ask an attorney what your state allows before the sign goes up.
4. **Access, insurance, liens.** Who holds the keys, which policy covers the works and the contractors, and that contractors give lien waivers as they are paid.
5. **Disclosure.** In one plain page, signed: what the house may be worth fixed up, that you mean to make a profit and how, that the owner could list it themselves.
6. **Recording.** A memorandum of the agreement, recorded, protects the money you put in. It also clouds the owner's title, so say when you will release it.

## How the closing runs

The retail buyer's lender sees a sale from owner to buyer. Your money appears on the settlement statement as a payoff or lien, as the agreement says. Ask the title company before you sign anything whether they close novations and how they show them; some do not, and some lenders question payments to third parties. Better to hear it in week one.

## Where it goes wrong

- **The owner learns the sale price at the closing table.** They will learn it. Tell them first.
- **Works on credit.** If the sale fails, the owner has a nicer house and you have the bills. The recorded memorandum is what you can rely on then.
- **A low appraisal.** The buyer cannot borrow the price; you lower it or lose the buyer. Keep the file of comparable sales ready for the appraiser.
- **An owner who stops signing.** Illness, divorce, a cousin who knows better. A power of attorney limited to the sale, drawn by their own lawyer, prevents most of it.
- **A state that calls it brokerage.** Laws on wholesaling passed since 2019 may reach novations, too. Ask.

## A fair test

Would you explain this deal, with every number, to the owner's adult child, who is an accountant? If so, do it first, and sign afterwards.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'working-with-an-agent-as-an-investor', 'Working with an agent as an investor', 'What an agent who understands investors does differently, what to sign since 2024, and how to be the client whose call is returned first.',
    'guide', 'agency', false, 'Cornerlot Editorial', '2026-11-22', 110
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Most agents sell homes to families. An investor asks for something else: twenty properties to see on paper for each one visited, offers that are mostly refused, and numbers before kitchens. Few agents want that client, and those who do are worth keeping.

## What to expect from a good one

- **Sold prices, not opinions.** When you ask what a house would sell for after repairs, you get three sales with addresses, dates and what differed. A sentence that begins with "I feel" is not a valuation.
- **Rents.** They know what the unit next door lets for, or someone who does.
- **Speed.** A saved search in the listing service that sends you matches within minutes, and an offer out on the same day.
- **Honesty about a bad deal.** The agent who says "not this one" makes less this month and keeps you for ten years.
- **People.** A title company that closes assignments, a lender for DSCR loans, a property manager, two contractors.

## Finding one

Search the sold listings of the last six months for houses that were bought and sold again within a year. The agents on the second sale list for flippers. Or ask a property manager who sends them new owners. Talk to three, and ask each: How many of your last ten buyers were investors? Do you own rentals? What was the last deal you told a client not to do?

## What you sign

Since August 17, 2024, following the settlement of the National Association of Realtors, agents who take part in listing services must have a written agreement with a buyer before they tour a home, and offers of pay to the buyer's agent are no longer shown there. The agreement must state the pay as a number or rate that is not open-ended, and say that it is negotiable. (As of 2025; states add their own rules.) For an investor this is a good occasion to agree on:

1. **Scope.** These counties, these property types; not houses you find yourself.
2. **Pay.** A flat fee a closing, or a percentage with a minimum. Say what happens when the seller pays part.
3. **Term.** Ninety days, ending with notice.
4. **Listing the resale.** A flipper who brings two sides a deal can agree on a rate for both.

## What it costs to go without

Say a house will sell for $260,000. A commission of 5% is $13,000. Selling by yourself saves part of it, and costs weeks: at $1,127 a month of interest and bills, six weeks are $1,690. Price 2% too low and you lose $5,200; 2% too high and it sits until you lower it more than that. An agent who prices well earns the fee on that alone. One who does not is expensive at any rate.

## Being the client they call first

- Say exactly what you buy: beds, streets, price, condition, return. One page.
- Answer within an hour: yes, no, or the figure at which it would be yes.
- Close what you sign. An agent spends their name with each offer.
- Send a proof of funds before it is asked for.
- Do not go round them. The wholesaler who uses an agent for comparable sales and never for a sale is remembered.

## When you are both

If you hold a license yourself, you owe disclosures whenever you buy or sell on your own account, and your broker may want them in the file. See [getting a license](/resources/getting-a-real-estate-license).

## A way to measure

Once a year, list every house they sent you, what you offered, what it sold for. If their values were within 5% of the sale price, keep them. If you bought only what you found yourself, you know that, too.$text$ from resource;

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
select id, null, null, $text$A license lets you represent others for pay, use the listing service, and be paid a commission on your own purchases. It takes two to six months and, in most states, less than $1,500. It also puts you under a code of conduct that follows you into your own deals.

## The two steps

Nearly every state has two levels, whatever it calls them. A **salesperson** (in some states "broker associate" or simply "broker") works under a supervising broker. A **broker** may run an office. The second asks for years of work as the first.

## How to become a salesperson

1. **Pre-licensing course**, in a classroom or online, from a school the state has approved.
2. **State exam**, with a national and a state part; about 70 to 75% to pass.
3. **Fingerprints and background check.** A record is not always a bar; many states give an opinion before you pay for the course. Ask for it.
4. **A sponsoring broker**, who holds your license.
5. **Application and fee.**

Four states, as of 2025 (check the commission's page, hours change):

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
| Association and listing service, first year | $500 to $1,200 |
| Errors and omissions insurance, a year | $150 to $500 |

Then continuing education every one to four years, and what your broker keeps of each commission, from a monthly fee to 30%.

## Does it pay for an investor?

Say you buy three houses a year at $150,000 and your broker lets you keep 80% of a 2.5% buyer's side: $3,750 × 80% is $3,000 a house, $9,000 a year. Sell two of them yourself at $250,000 and save a 2.5% listing side, again 80%: $5,000 each, $10,000. Against that, perhaps $2,500 a year of fees and insurance, and forty hours of classes and paper. For three houses a year it pays. For one it hardly does, unless you want the data: sold prices on the day they close are worth something, too.

## What changes for your own deals

- **Disclosure.** In most states you must say in writing that you are licensed whenever you buy or sell for yourself, often in the first contact and always in the contract.
- **Advertising.** Your broker's name belongs in it, your letters to owners included, in many states.
- **Your broker's permission.** Some do not allow wholesaling or want a fee for each deal of yours. Ask before you choose, and get the answer in the contract.
- **A higher standard.** "I did not know" works for nobody, and for a licensee least. An owner who feels cheated can complain to the commission, and the commission need not prove what a court would ask for.

## Choosing a broker

Ask five things: Do you have investors among your agents? May I wholesale, and how must I disclose? What do I pay when I close for myself? Who reviews my contracts, and how fast? What happens to my listings when I leave?

## The broker's license

After two to four years, with further courses and another exam. An investor seldom needs it, unless to manage property for others: in most states collecting rent for somebody else is brokerage and asks for a broker's license or a property manager's. If that is where you are going, count your experience from the first day, with dates and addresses, because the application will ask.

## In short

Get the license if you do three deals or more a year, want to list your own flips, or live in a state that licenses wholesaling. Otherwise find [an agent who understands investors](/resources/working-with-an-agent-as-an-investor), and spend the hours looking at houses.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'small-infill-development', 'Small infill development: from lot to certificate', 'Three houses on one parcel: entitlement, budget, loan draws and the order of approvals, with what the lot is worth.',
    'guide', 'development', true, 'Cornerlot Editorial', '2026-11-22', 130
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Infill is building on leftover land in a built-up place: a side yard that can be split, a corner lot zoned for three units, a house past repair. It suits a first developer because streets, water and sewer are there. It punishes whoever buys the lot before knowing what may be built on it.

## Begin with what the finished thing is worth

A developer's offer for land is what is left when everything else is paid: the **residual land value**. Three houses of 1,600 square feet, each to sell for $420,000, to be built for $150 a square foot:

| Line | Amount |
|---|---:|
| Sales, 3 × $420,000 | $1,260,000 |
| Selling costs, 6% | $75,600 |
| Profit asked, 15% of sales | $189,000 |
| Construction, 4,800 sqft × $150 | $720,000 |
| Soft costs, 12% of construction | $86,400 |
| Contingency, 5% of construction | $36,000 |
| Interest and carrying | $60,000 |
| Left for the land | $93,000 |

$31,000 a house lot. Let construction rise by 5%, $36,000 and with it soft costs and contingency by $6,120, and the land is worth $50,880. Let sale prices fall by 5% as well and next to nothing is left: $63,000 less sales, of which the 21% of costs and profit bear $13,230, leaves $1,110. Land takes all the risk; that is why options exist. The [residual worksheet](/resources/residual-land-value-worksheet) does this sum for your numbers.

## Control the lot before you own it

Offer an option or a long contract: 120 days to study, then extensions for a fee, closing when the permit is issued. Owners accept when the price is fair and the deposit turns non-refundable in steps. In those days find out:

1. **Zoning.** Units allowed, lot size, setbacks, coverage, height, parking. [How to read a zoning table](/resources/reading-a-zoning-table).
2. **By right, or by a hearing?** By right means a counter and a checklist. A variance or rezoning means neighbors, months, and a no that may come at the end.
3. **Utilities.** Size and depth of water and sewer in the street, tap fees, who pays for an extension.
4. **Soil, slope, trees, flood.** A soils report for $2,500 is cheaper than a retaining wall.
5. **Fees.** Impact, school, park and tap fees can pass $20,000 a unit.
6. **Title.** Easements across the middle of a lot are not found by looking.

## The team

Civil engineer, architect or designer who has permits from this very office, surveyor, builder, lender, land use attorney if there is a hearing. Ask the person at the planning counter who submits complete drawings. They know.

## Order of approvals

| Month | Step |
|---|---|
| 1 to 2 | Feasibility, survey, soils, meeting with the planner before filing |
| 2 to 4 | Site plan and lot split drawn and filed |
| 4 to 6 | Review, corrections, split recorded |
| 5 to 7 | Building plans filed, reviewed, permits issued |
| 7 | Close on the land and the construction loan |
| 7 to 14 | Build: site, foundation, frame, rough-ins, inspections, finishes |
| 14 to 15 | Final inspections, certificate of occupancy |
| 13 to 18 | Sales close, one by one |

## The construction loan

A bank lends 65 to 75% of cost, or less of value, at a floating rate, and pays in draws as an inspector sees work in place. Your equity goes in first. On $995,400 (land, construction, soft costs, contingency, interest) at 70% the loan is $696,780 and your part $298,620. Interest is charged on what is drawn: on average a little over half of the loan over the months of building. Ask about personal guarantees, interest reserve, release price for each house, extensions.

## Contracts with the builder

A fixed price on finished drawings, a schedule with dates, a schedule of values that the draws follow, 5 to 10% retained to the end, lien waivers with every draw, named insured on their policy, and a change order form that both sign before the work is done.

## What goes wrong

- **Buying on a planner's smile.** Only a written approval counts.
- **Tap fees after the budget.** Call the utility yourself.
- **The first house sold too cheap.** It becomes the comparable sale for the other two.
- **One exit.** Work out what the houses would let for. If rent carries a permanent loan at a DSCR of 1.2, a slow market is a wait and not a loss.

## Start smaller

An accessory unit behind a rental, or one house on one lot, teaches every step of this with a third of the risk. Do that first.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'running-a-rental-by-its-numbers', 'Running a rental by its numbers', 'Rent, screening, lease, repairs and turnover: what to decide once and write down, and the five figures to look at every month.',
    'guide', 'rental', false, 'Cornerlot Editorial', '2026-11-22', 140
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A rental is a small business with one product and one customer a unit. Most of its profit is decided four times: when you set the rent, when you choose the tenant, when you renew, and when they leave. Do these four with care, and the rest is mail.

## Setting the rent

Find five units within a mile that were let, not advertised, in the last 90 days, with the same bedrooms and parking. Adjust for what yours has and lacks. Then look at the cost of being wrong. At $2,300 a month, an empty month costs 8.3% of the year. Asking $75 more brings $900 a year if it lets as fast, and loses $2,300 if it stands empty one month longer. Price where it lets within three weeks.

## Choosing a tenant

Write your criteria down before the first call: income of three times the rent, a credit standard, rental history, number of occupants as the local code allows. Apply them to everyone in the order in which complete applications arrive, and keep the applications.

The Fair Housing Act forbids deciding by race, color, religion, sex, national origin, familial status or disability, and states and cities add more, in many places source of income. Assistance animals are not pets. If a credit or background report leads you to refuse or to ask for more, the Fair Credit Reporting Act wants a notice that says so and names the agency. Some cities restrict what you may ask about criminal records. (As of 2025; check yours.)

## The lease

Use your state's form, from the landlord association or an attorney. What causes most disputes belongs in it plainly: when rent is late and what it costs, who changes filters and mows, who pays which utility, guests and subletting, how either side ends it. Walk through on the first day with a [move-in checklist](/resources/move-in-and-move-out-inspection) and photographs, both signed. Deposits are held as your state says: some want a separate account, some want interest, all want an itemized return within 14 to 60 days.

## Repairs

Answer within a day, always. A slow answer to a small leak is the most expensive habit in this business. Decide once what you will spend without asking anyone (say $250) and who the plumber is. Keep the 8% of collected rent that you budgeted in the property's own account; it is not your money until December.

## Renewal

Turnover is what eats rentals. One at $2,300 a month:

| What a turnover costs | Amount |
|---|---:|
| Three weeks empty | $1,610 |
| Paint, cleaning, small repairs | $1,400 |
| Advertising, showing, screening or a leasing fee | $1,150 |
| Together | $4,160 |

That is $347 a month over a year. Against it, a renewal at $40 under the market costs $480. Send the offer 90 days before the end, with a modest rise every year rather than a large one every four.

## When they leave

Inspect with the move-in sheet. Normal wear is yours; damage is theirs. Send the itemized statement within the state's days, with photographs and invoices. Change the locks. Do the works that lengthen the next stay: good paint, hard floors, bright light.

## Five figures every month

1. **Collected, as a share of what was due.** Under 98% ask why.
2. **Expenses against budget**, by line. Twelve months behind you, the budget becomes true.
3. **Reserve balance** against the list of what wears out next.
4. **Days empty** this year, all units.
5. **Cash flow after reserves.** This is what you live on; compare it with the [first-year budget](/resources/what-a-property-costs-to-own).

## Managing or being managed

A manager takes 8 to 10% of rent and half to one month's rent for a new tenant. On this house, 8% is about $2,098 a year. Count it even if you do the work: a property that pays only because you work for nothing does not pay. Hire a manager when you are more than 40 minutes away, have more than five units besides a job, or find that you avoid the telephone.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'due-diligence-checklist', 'Due diligence checklist', 'Sixty checks from contract to closing, by area and by who does them, as a table to tick off.',
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
Insurance,Wind; hail or earthquake cover where it applies,Insurance agent,,,
Place,Visit at night and on a weekend,You,,,
Place,Zoning: present use and your use allowed,City planning,,,
Place,Planned roads; developments and rezonings near by,City planning,,,
Place,Neighbors asked about water; noise and parking,You,,,
Money,Loan terms in writing; rate lock,Lender,,,
Money,Appraisal ordered and read,Lender,,,
Money,Entity formed; bank account open if buying in an entity,Attorney,,,
Money,Six months of payments in reserve,You,,,
Closing,Settlement statement read line by line the day before,You,,,
Closing,Wire instructions confirmed by telephone at a known number,You,,,
Closing,Final walk-through,You,,,
Closing,Keys; codes; manuals; tenant files handed over,Seller,,,
$file$, $text$## How to use it

Open the file the day your contract is signed. Fill in the **Due** column from the dates in your contract: the end of the inspection period comes first, then financing, then title objections. Sort by that column, and give every line a name. A check that belongs to nobody is not done.

## What to do with what you find

Three answers to a finding: the price comes down, the seller repairs it before closing, or you step back within the inspection period. Ask in writing and before the period ends. After it, most contracts leave you the earnest money to lose.

## What it leaves out

Commercial property and anything with fuel tanks, dry cleaning or a gas station near by needs an environmental report (Phase I). Vacant land has its own list: see the [land worksheet](/resources/land-due-diligence-worksheet).$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'flip-budget-and-schedule', 'A flip''s budget and schedule', 'One house from offer to sale: scope, contractors, draws and a 24-week plan, with what every week of delay costs.',
    'guide', 'fix_flip', true, 'Cornerlot Editorial', '2026-11-22', 160
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A flip is a project with a price at each end. You control the one at the beginning, and the works between; the price at the end belongs to the market. So buy as if the market will be a little worse, and spend as if the works will cost a little more.

## The deal

A house at $130,000, works of $45,000, comparable sales at $260,000. A short loan of 80% of the price at 11% with two points. Six months from purchase to sale.

| Result | Value |
|---|---:|
| All-in cost | $187,740 |
| Sale proceeds | $241,800 |
| Profit | $54,060 |
| Return on investment (ROI) | 28.80% |
| Cash invested | $83,740 |

The all-in cost is price, $3,900 of closing costs, the works, $2,080 of points, $5,720 of interest, and $1,040 of taxes and insurance. From the sale 7% go to commissions, title and concessions. See it with every formula in the [flip calculator](/resources/flip-calculator); it also tells that a return of 20% still stands at a price of $142,531.

## What a delay costs

Each month is $953 of interest and $173 of taxes and insurance, $1,127 together, before utilities. The larger loss is the season: a house meant for May that lists in October meets fewer buyers.

## Scope before price

Write down what you will do, room by room, before you ask for prices: "replace 22 ft of base cabinets, mid-grade, with quartz-look laminate", not "kitchen". Three contractors can then price the same thing. Ask yourself of each line whether buyers at $260,000 expect it. If the three sales you compare with have laminate counters, granite is a gift.

Order of works: demolition, structure and roof, rough plumbing, electrical and HVAC, inspections, insulation and drywall, paint, cabinets and tile, floors, fixtures, outside, cleaning.

## The budget

Use the [rehab budget template](/resources/rehab-budget-template). Add 10% for what is behind the walls, 15% in a house from before 1960. Houses built before 1978 may hold lead paint: contractors who disturb it must be certified under the EPA's renovation rule, and you must disclose what you know when you sell. Permits are not a formality; unpermitted work shows up in the buyer's inspection and comes off your price at the worst moment.

## Paying contractors

- 10% at the start at most, and only for materials delivered.
- Draws by finished line, after you or an inspector have seen it.
- A lien waiver with every payment, from subcontractors, too.
- 10% held back until the list at the end is done.
- License and insurance certificates from the insurer, not a photograph.

## The 24 weeks

| Weeks | What |
|---|---|
| −4 to 0 | Inspections, scope, bids, permits applied for, insurance (builder's risk) |
| 1 to 2 | Demolition, dumpsters, hidden damage found; decide go or change |
| 3 to 6 | Roof, structure, rough-ins, inspections |
| 7 to 9 | Insulation, drywall, prime |
| 10 to 13 | Cabinets, tile, floors, paint, fixtures |
| 14 | Punch list, cleaning, photographs, agent's price opinion |
| 15 | On the market |
| 16 to 19 | Offers, contract, buyer's inspection |
| 20 to 24 | Appraisal, buyer's loan, closing |

Fourteen weeks of works and ten of selling. People plan the first and forget the second.

## Before you list

Look at the three best listings a buyer will see on the same Saturday. If yours is not the best of them at its price, change the price before the market does. Then read the first two weeks: twenty showings without an offer say price; no showings say price, too.

## When it goes wrong

At 5% under, $247,000, proceeds are $229,710 and profit $41,970. At 10% under, with $8,000 more of works and two months longer, proceeds are $217,620, all-in cost is $197,993, and $19,627 are left. Know before you buy at which point you would let it instead, and check that the rent would carry a loan of that size.

## Tax, in one paragraph

Profits of people who flip regularly are mostly ordinary business income, with self-employment tax, and not a capital gain, however long you held. Keep every receipt by address, and put a third of each profit aside until your accountant says how much it is. (Federal rules as of 2025.)$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'brrrr-calculator', 'BRRRR calculator', 'What stays in the deal after the refinance, what the house then earns, and the price at which all of your cash comes back.',
    'calculator', 'brrrr', false, 'Cornerlot Editorial', '2026-11-22', 170, 'brrrr'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Enter price, works, after-repair value and rent. The three answers at the top are the ones that decide: how much of your cash is left in, what a year of rent leaves after the new loan, and whether a lender will agree (DSCR).

## What to try

Lower the ARV by 10% and look again. Then raise the rate by a point. If the deal still stands, it is a deal; if not, **What to pay at most** shows the price at which it would be.

## How it counts

The short loan is a share of the price; works are paid in cash. Closing costs, points, interest, taxes and insurance until the refinance are in the cash invested. Taxes, insurance, maintenance, management and vacancy after it are assumed as in the full analysis: 1.1% and 0.5% of the price, 8% and 8% of collected rent, 5% of rent.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'reading-a-zoning-table', 'Reading a zoning table', 'Setbacks, coverage, floor area ratio, height and density, worked through on one lot, to find what really limits you.',
    'article', 'development', false, 'Cornerlot Editorial', '2026-11-22', 180
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$A zoning code looks like law and reads like one. For a small builder, most of it comes down to one table of numbers for your district. Here is how to get from that table to "what fits".

## The lot

50 feet wide, 120 deep: 6,000 square feet. The district's table says:

| Rule | Value |
|---|---|
| Front setback | 20 ft |
| Rear setback | 15 ft |
| Side setbacks | 5 ft each |
| Lot coverage, at most | 40% |
| Floor area ratio (FAR), at most | 0.5 |
| Height, at most | 30 ft, 2 stories |
| Lot area for each unit | 3,000 sqft |
| Parking | 1.5 spaces a unit |

## Step by step

**Setbacks** leave a buildable rectangle. Width 50 − 5 − 5 = 40 ft, depth 120 − 20 − 15 = 85 ft: 3,400 sqft.

**Coverage** limits what the buildings cover, porches and garages often included: 40% of 6,000 is 2,400 sqft. Smaller than the rectangle, so coverage binds on the ground.

**FAR** limits all floors together: 0.5 × 6,000 is 3,000 sqft. Two floors of 1,500 use it up. Ask what counts: garages, basements and attics are treated differently everywhere.

**Height** allows two floors, enough for those 3,000 sqft.

**Density** allows 6,000 ÷ 3,000 = 2 units.

**Parking**: 3 spaces. At about 9 by 18 feet each, plus the way in, they take some 900 to 1,000 sqft of ground that is not building. With 2,400 sqft of building on it, the lot has room. On a corner lot with two front setbacks it might not.

So: two units, 3,000 sqft together, on a footprint of at most 2,400. FAR is what limits you; a request to reduce a setback would gain nothing. Know which number binds before you ask for relief.

## Where the surprises are

- **Overlays.** Historic, airport, hillside, floodplain: rules on top of the district's.
- **Two maps.** Zoning says what is allowed, the comprehensive plan what the city wants. A rezoning that follows the plan is far easier.
- **Private rules.** Deed restrictions and HOAs can be stricter than the city and are not on its map.
- **Nonconforming.** What stands there may be legal only because it is old. Tear it down and the right goes with it.
- **New state law.** Several states now allow two to four units or accessory units on lots zoned for one house. Ask what applies since when.

## The call to make

Ask the planner on duty three questions: Which district and overlays? What is the most units by right? What, in your experience, stops people on lots like this? Write down the name and the date, then ask for the answer by mail.

General information, as of 2025; the code of the place decides.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'mortgage-dscr-calculator', 'Mortgage and DSCR calculator', 'The payment of a loan, whether the property carries it, and the price at which it would.',
    'calculator', 'financing', false, 'Cornerlot Editorial', '2026-11-22', 190, 'mortgage'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Enter price, down payment, rate and years, and the net operating income (rent less vacancy and running costs, before the loan). The debt service coverage ratio (DSCR) says how many times the income covers a year of payments. Under 1 you pay in every month.

## What lenders ask

Loans to investors that look at the property rather than at your wages commonly ask for a DSCR of 1.20 to 1.25; some go to 1.00 at a higher rate. Many residential "DSCR loans" use a simpler ratio: monthly rent divided by principal, interest, taxes, insurance and HOA. Ask which one your lender means before you compare.

## How much a point of interest matters

The example, $240,000 over 30 years with an NOI of $24,000:

| Rate | Payment a month | DSCR |
|---|---:|---:|
| 6% | $1,438.92 | 1.39 |
| 7% | $1,596.73 | 1.25 |
| 8% | $1,761.03 | 1.14 |

Two points decide between a comfortable loan and one that most lenders refuse. Look at the price in **What to pay at most** when you change the rate: it is the quickest way to see what a rate costs you.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'land-due-diligence-worksheet', 'Land due diligence worksheet', 'Forty questions about a vacant parcel, whom to ask, what the answer costs, and which answers end the deal.',
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
Water,Wells near by: depth; yield; quality,State well records; neighbors,0,,,
Water,Well permit possible?,State or county,0,yes,,
Water,Water rights (western states),Attorney,500,,,
Sewage,Public sewer at the road? Tap fee? Capacity?,Utility,0,,,
Sewage,Perc test or soil evaluation,Soil scientist; health department,800,yes,,
Sewage,Kind of system; place; reserve area,Designer,600,,,
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

Begin with the lines marked **ends it**: access, legal lot, buildable, perc, flood. They cost two calls and a look at two maps. Only when those are clear spend money on tests and a survey.

## Whom to ask first

County planning, then the health department (septic), then the road department, then the utility. Use the parcel number, not the address, and write down the name of who answered.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'seller-net-sheet', 'Seller net sheet', 'What an owner walks away with in three ways of selling: listed with an agent, to you for cash, or by novation. With formulas.',
    'template', 'novations', false, 'Cornerlot Editorial', '2026-11-22', 210
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'seller-net-sheet.csv', $file$Line,Listed with an agent,Cash sale to you,Novation
Sale price (novation: net agreed with the owner),265000,198000,215000
Works paid by the owner,10000,0,0
Commission %,5,0,0
Closing costs and concessions %,3,0,0
Holding months,5,1,4
Cost of holding a month,900,900,900
Loan payoff and liens,0,0,0
Commission,=B2*B4/100,=C2*C4/100,=D2*D4/100
Closing costs and concessions,=B2*B5/100,=C2*C5/100,=D2*D5/100
Cost of holding,=B6*B7,=C6*C7,=D6*D7
Owner keeps,=B2-B3-B8-B9-B10-B11,=C2-C3-C8-C9-C10-C11,=D2-D3-D8-D9-D10-D11
$file$, $text$## How to use it

Open the file in a spreadsheet and change the figures of the first rows; the rest follows by formula. Sit down with the owner and fill it in together. When the sale through an agent leaves them more, and they can wait, say so: they will send you the next owner.

## What the rows mean

**Holding months** are the months until the money is there, counted at what the house costs the owner each month. A cash sale in three weeks saves those, which is the honest argument for a lower price. Loan payoff, back taxes and liens come off in all three.

## The example in it

Listed at $265,000 with $10,000 of works, the owner keeps $229,300 after five months; sold for cash at $198,000, $197,100 within a month; by novation the net that was agreed, $215,000, less what the house costs while they wait, $211,400. Each before the loan is paid off.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'license-to-wholesale', 'Do you need a license to wholesale?', 'Where the line between selling your own contract and brokering someone else''s house commonly runs, and which state laws have moved it.',
    'article', 'licensing', false, 'Cornerlot Editorial', '2026-11-22', 220
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Every state licenses real estate brokerage: bringing buyers and sellers of property together for another, and for pay. Wholesaling lives next to that line. This is how it is commonly drawn, as of 2025. It is general, states differ and change their laws every year, and only an attorney in the property's state can tell you where you stand.

## The common line

**Selling your own interest** is generally not brokerage. If you hold a contract to buy, you own something (an equitable interest, the right to purchase), and you may sell what you own.

**Marketing a property you do not own** generally is. An advertisement that reads "3-bed house, $137,000" offers the house. One that reads "assignable contract to purchase, assignment price $137,000" offers your contract. Regulators have fined people over that difference.

What moves you towards brokerage in most places: doing it often, advertising the house itself, having no intention or means to close, being paid by the seller, negotiating for others.

## States that have written it down

Since about 2019 a number of states have passed laws that name wholesaling. Among them:

- **Illinois** asks for a broker's license from those who do it more than once in twelve months.
- **Oklahoma** treats publicly marketing an equitable interest as activity that needs a license, and gives homeowners rights of disclosure and cancellation.
- **Pennsylvania** has, since January 2025, required a license for wholesale transactions in residential property, with a right of cancellation for the owner.
- **South Carolina** has, since 2024, treated the advertising of a contract as activity for licensees.

Others ask only for **written disclosure** to the owner and to the buyer that you hold a contract, not title, and that you mean to assign it. More bills are filed each session, so look at the date of whatever you read, this page included.

## What is sensible everywhere

1. Tell the owner in writing that you may assign, and that you mean to profit.
2. Tell the buyer in writing that you hold a contract, not the house.
3. Advertise the contract, with the word "assignment" in the headline.
4. Be able to close: proof of funds, or a lender's letter.
5. Never take money from an owner for finding a buyer.
6. Keep a file of each deal for as long as your state wants brokers to keep theirs.

## Or get the license

If you do more than a few deals a year, [a license](/resources/getting-a-real-estate-license) is a few weeks of study and ends the question in most states. It brings duties: disclose that you are licensed in every deal of your own, work under a broker, follow advertising rules. Many wholesalers find that access to the listing service alone pays for it.

## Where to look

Your state's real estate commission publishes the license law and, in many states, a page on wholesaling. Read that first, then book an hour with an attorney who closes investor deals.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'seller-call-sheet', 'Seller call sheet', 'One page for the first call with an owner: the questions in an order that works, room for the answers, and the figures that decide.',
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
- Property taxes a year $________   back taxes $________   HOA $________ a month

## 3. The situation

- What made you think of selling? ____________________________________________
- When would you like to be done? ____________
- What happens if it does not sell? ____________________________________________
- Have you spoken with an agent or had an offer? ____________

## 4. The price

- What do you need to walk away with? $__________
- How did you arrive at that? ____________________________________________
- If we pay cash and close in three weeks, as it stands, what is the least you would take? $__________

## 5. Afterwards (not on the call)

- ARV from three sales: $________  $________  $________   → $__________
- Repairs, by trade (rehab budget): $__________
- Share of ARV my buyers pay: ______%
- Maximum allowable offer = ARV × share − repairs = $__________
- Less my fee $________ = most to contract for $__________

Next step and date: ____________________________________________
$file$, $text$## How to use it

Print one for each call, or copy it into your notes. The order matters: people talk about the house before they talk about money, and about money before they talk about why they sell. Do not name a price before section 4 is filled in.

## What to do with it afterwards

File it by address. When you call back in three weeks, begin with what they told you. If they sell to somebody else, write down to whom and for how much: it is the best market data you will get.

## What not to write down

Nothing about race, religion, national origin, family, disability or the people of the neighborhood. It has no place in a price, and the Fair Housing Act applies to whoever sells or buys homes for a business.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'flip-calculator', 'Flip calculator', 'Profit, return and cash needed for a fix and flip with every cost in it, and the price at which it gives the return you ask.',
    'calculator', 'fix_flip', false, 'Cornerlot Editorial', '2026-11-22', 240, 'flip'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Enter price, works and after-repair value, then your lender's terms and the months until the sale closes, not until the works are done. Open a row to see its formula with your numbers in it.

## What decides

**Profit** in dollars says whether it is worth your months. **ROI** is on all costs; many quote it on their own cash, which a loan makes look larger, and you will find both. **Annualized** tells what it would be a year if the next such deal began on the same day, which it never does.

## The two numbers to doubt

The ARV and the months. Take 5% off the first and add two to the second; if the profit that is left would still make you do it, make the offer. The price under **What to pay at most** is for a return of 20% on cost; change what you ask for to see others.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'letter-of-intent-template', 'Letter of intent with seller financing', 'An outline to adapt: price, terms of the seller''s note, inspection, closing, and what is and is not binding.',
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
   - Servicing: by [licensed servicing company], the cost shared equally.
4. **Earnest money.** $[amount], with [title company], within [3] business days of a signed purchase agreement; refundable during the inspection period.
5. **Inspection period.** [21] days from the purchase agreement, with access to the Property. Within [5] days Seller delivers leases, rent roll, two years of income and expenses, service contracts, surveys and reports.
6. **Title.** Marketable title with an owner's policy. Existing liens are paid at closing, except: [none / list].
7. **Closing.** On or before [date], at [title company].
8. **Costs.** [Seller pays the owner's title policy and transfer tax; Buyer pays recording and the note's documents.] Taxes, rents and deposits are prorated.
9. **Condition.** As is, subject to the inspection period. [Repairs to be made: none.]
10. **Assignment.** Buyer may assign to an entity it controls. Any other assignment needs Seller's consent.
11. **Exclusivity (binding).** For [21] days from both signatures Seller does not offer the Property to others.
12. **Confidentiality (binding).** Both keep these terms to themselves and their advisers.
13. **Not binding.** Apart from 11 and 12 this letter binds nobody. Rights and duties arise only from a purchase agreement that both have signed.

If these terms suit you, please sign below by [date]. We would have the purchase agreement drawn within [10] days.

Buyer: ____________________   Date: ________

Agreed in principle, Seller: ____________________   Date: ________
$file$, $text$## What it is for

A letter of intent puts the main terms on one page before anybody pays for a contract. It shows a seller that you are serious, and finds the disagreement while it is cheap. It is meant not to bind, apart from the lines that say so.

## How to use it

Replace what stands in brackets, strike what does not apply, and **have a lawyer in the property's state look at it before you send it**. Courts have held letters to be contracts where the words were careless. The lawyer should also draw the purchase agreement, the note and the security instrument that follow.

## Terms worth thinking about

- **Interest and amortization.** The rate sets the payment; the amortization sets how fast you own the property. Try them in the [mortgage calculator](/resources/mortgage-dscr-calculator).
- **Balloon.** The date on which all is due. Ask for an option to extend.
- **Prepayment.** The right to pay early without penalty is worth more than a quarter of a point.
- **Subordination.** If you will need a construction loan, the seller's note must be allowed to stand behind it.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'residual-land-value-worksheet', 'Residual land value worksheet', 'From what the finished homes sell for back to the most a builder can pay for the lot. With formulas and a table of what-ifs.',
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
Construction a sqft,150,
Selling costs %,6,of sales
Profit asked %,15,of sales
Soft costs %,12,of construction
Contingency %,5,of construction
Interest and carrying,60000,
Sales,=B2*B3,
Construction,=B2*B4*B5,
Selling costs,=B11*B6/100,
Profit,=B11*B7/100,
Soft costs,=B12*B8/100,
Contingency,=B12*B9/100,
Left for the land,=B11-B12-B13-B14-B15-B16-B10,the most to pay; closing costs included
For each home,=B17/B2,
,,
Sale prices 5% lower,=B17-0.05*B11*(1-B6/100-B7/100),
Construction 5% higher,=B17-0.05*B12*(1+B8/100+B9/100),
Both,=B20+B21-B17,
$file$, $text$## How to use it

Change the first block. The land value follows, and below it what it becomes when sale prices or building costs move by 5%. If one of those is negative, you are not buying a lot, you are making a bet.

## The figures in it

Three houses of 1,600 square feet that sell for $420,000 and cost $150 a square foot leave $93,000 for the land, $31,000 a house. Prices 5% lower leave $43,230; costs 5% higher, $50,880; both at once, $1,110.

## What to put where

**Soft costs** are design, engineering, permits, impact and tap fees, insurance, legal. **Carrying** is interest, taxes and insurance from the day you buy to the last sale. **Profit** in percent of sales is what you and your lender want for the risk: 15 to 20% is common for a small builder.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'move-in-and-move-out-inspection', 'Move-in and move-out inspection', 'Room by room, with columns for both days, so that the deposit is settled by a sheet and not by memory.',
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

Walk through with the tenant on the day of the keys. Write the condition in plain words ("two nail holes, east wall"), photograph every room and every finding, and both sign and date a copy. On the last day, do it again with the same sheet.

## Why it matters

States set a number of days, 14 to 60, in which a deposit must be returned with an itemized list, and many make a landlord who misses it pay double or triple. Wear from ordinary living is the owner's; only damage beyond it may be charged, less what time has taken: carpet that was six years old is worth little when it is stained.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'how-title-is-held', 'How title is held: own name, LLC or trust', 'What each way of holding property protects, costs and complicates, and the questions to bring to an attorney.',
    'article', 'ownership', false, 'Cornerlot Editorial', '2026-11-22', 280
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Before closing somebody will ask how you want to take title. The answer is hard to change afterwards without cost. Here is what each way does, in general; states differ, and an attorney should make the choice with you. As of 2025.

## In your own name

Simple, cheap, and the way in which residential loans at the best rates are made. Everything you own stands behind the property: if a judgment exceeds the insurance, it reaches your other assets. Two owners can hold as **joint tenants**, where a share passes to the survivor without probate, or as **tenants in common**, where each can leave or sell a share, of any size. Some states add **tenancy by the entirety** for married couples, which keeps the creditors of one spouse away from the property. In community property states the rules for couples are different again.

## In a limited liability company

An LLC separates the property from the rest: what happens there can, as a rule, be satisfied only from what the LLC owns. That holds only as long as you treat it as separate: its own bank account, contracts signed in its name, no private bills paid from it. It does not protect you from your own acts; if you installed the stair rail that failed, you are liable with or without it.

What it costs: formation, a yearly fee that runs from nothing to $800 (California), a registered agent, perhaps a separate tax return when there are partners. What it complicates: most conforming residential loans are made to people, not companies, so you will look at DSCR or commercial loans with somewhat higher rates. Moving a mortgaged house into an LLC can trigger the due-on-sale clause, may need a new title policy, and may change the insurance. Ask the lender, the title company and the insurer first, in this order.

## In a trust

A **revocable living trust** keeps property out of probate. It does not protect from creditors, as what you can take back is still yours; the federal Garn-St Germain Act lets a borrower transfer the home they live in into one without the loan falling due. A **land trust**, used in some states, keeps your name out of the public record; the protection comes from whatever stands behind it, often an LLC. Irrevocable trusts are estate planning, not a form at closing.

## Insurance comes first

For one or two houses, a landlord policy with good limits and an umbrella policy over it protects more, at less cost, than any entity. Many investors begin so and form an LLC when the equity in the properties makes it worth the trouble. The two do different things: insurance pays for harm and for your defense; the entity limits what can be taken.

## Questions to bring to the attorney

1. Does my state tax or charge LLCs yearly, and does a transfer of real estate between me and my LLC set off transfer tax or reassessment?
2. What does my loan say about transfers?
3. One LLC for all, or one for each property? Is there a series LLC here, and do lenders and title companies accept it?
4. If there are partners: who decides, who may sell, and what happens when one dies, divorces or stops paying?
5. Does my title insurance continue if I transfer later?$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'novation-assignment-or-double-close', 'Novation, assignment or double close', 'Three ways to be paid for a house you found. Who holds title, whose money is at risk, and which to use when.',
    'article', 'novations', false, 'Cornerlot Editorial', '2026-11-22', 290
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$All three begin with a purchase agreement with an owner. They differ in who takes title, who learns your profit, and whose money is in it.

| | Assignment | Double close | Novation |
|---|---|---|---|
| You take title | No | Yes, for hours or days | No |
| End buyer | Investor with cash | Investor, at times a retail buyer | Retail buyer with a loan |
| Money you need | Earnest money | The whole price, for a day | The works |
| Closing costs | One set | Two sets | One set |
| Fee is seen by all | Yes | No | Yes, if done properly |
| Typical time | 2 to 4 weeks | 2 to 4 weeks | 2 to 4 months |
| Largest risk | The buyer walks away | The second sale fails after the first has closed | The retail price |

## Assignment

The simplest, and right for most. Your contract must allow it, and some do not: bank-owned houses, HUD homes and many agents' forms. Works when the fee is one that all parties can see on a settlement statement without a raised voice.

## Double close

You buy from A and sell to B. Two contracts, two closings. In most states the money for the first may not come out of the second, so you use your own or a transactional lender's, at a percent or two of the price for a day. On a $125,000 purchase with 1.5% of lender's fee and $3,200 of extra closing costs, that is $5,075: worth it when the assignment fee would be large or the contract forbids assignment.

## Novation

For houses that a family would buy after three weeks of paint and floors. You gain the retail price and pay for it with time, works and market risk. The [novation guide](/resources/novation-agreements) goes through one deal, number by number.

## How to choose

Ask three questions. **Who is the natural end buyer?** If an investor: assignment. If a family with an FHA loan: novation. **Does the contract allow assignment?** If not: double close or ask the owner for an addendum. **Can the owner wait three months?** If not, novation is out.

In all three, state law decides what you may advertise and what you must disclose. General information, as of 2025; ask an attorney where the house stands.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position, calculator)
  values (
    'cap-rate-calculator', 'Cap rate calculator', 'What a property earns on its price without a loan, and the price that gives the cap rate you want.',
    'calculator', 'ownership', false, 'Cornerlot Editorial', '2026-11-22', 300, 'cap-rate'
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$## How to use it

Enter the price and the net operating income of a year: rent and other income, less vacancy, less running costs, before the loan. Enter the cap rate you ask for to see the most you should pay.

## What it says and what it does not

The cap rate compares properties as if each were bought with cash: NOI ÷ price. $33,600 on $480,000 is 7.00%. At 6% the same income is worth $560,000, which is why a point of cap rate moves prices so much.

It leaves out the loan, the roof that is due, and growth. A low cap rate can be a good street or a high price; a high one can be a bargain or a building that loses its largest tenant in May.

## Three mistakes

1. **The seller's NOI.** Recompute it: market rent, your taxes after reassessment, your insurance quote, management even if the seller does it alone.
2. **Comparing across places.** Cap rates are local; ask an appraiser or a broker what the last five sales of that kind were.
3. **Mixing definitions.** Some take reserves out of NOI, others do not. Either is fine, as long as you do the same for both properties you compare.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'easements-minerals-and-rollback-taxes', 'Easements, minerals and rollback taxes', 'Three things in the papers of a parcel that change what it is worth, and what to do about each before you close.',
    'article', 'land', false, 'Cornerlot Editorial', '2026-11-22', 310
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, null, null, $text$Vacant land rarely fails because of what can be seen. These three are found in the title commitment and the tax office. General information, as of 2025; states differ.

## Easements

An easement is somebody's right to use your land for a purpose. A power line along the road costs you nothing. A pipeline across the middle takes a strip of 30 to 100 feet in which you may not build, and in some cases may not plant. On a one-acre lot, 208 by 208 feet, a strip of 50 feet through the middle takes 10,400 square feet, almost a quarter, and leaves two pieces of 79 feet. After setbacks of 25 feet on both sides each piece has 29 feet of depth for a house, if the code treats the strip's edge like a lot line.

**What to do.** Ask the title company for the documents behind each exception, not the list. Have the surveyor draw them. If an easement is "blanket" (somewhere on the parcel), ask its owner to fix its place in a recorded paper before closing.

If you need one yourself: it should be written, recorded, name both parcels, say that it runs with the land, that it is for access **and utilities**, how wide it is, and who maintains it.

## Minerals

In many states what is under the ground was sold long ago. The mineral estate is usually the stronger one: its owner may use as much of the surface as is reasonably needed. In most places nobody will ever come. In an active field a well pad may.

**What to do.** Look at whether the title company excludes minerals (it usually does) and whether it offers an endorsement against damage to the surface. Look at the state's map of wells. In an active area ask for a surface waiver, or buy elsewhere.

## Rollback taxes

Farm and timber land is valued low for tax as long as it is used so. When the use changes, many states take the difference back for several years. Say the bill is $180 a year with the agricultural valuation and $1,650 without, and the state goes back three years: $1,470 × 3 = $4,410, in some states with interest. Texas goes back three years, others up to five or more, a few none.

**What to do.** Ask the assessor for both values, and what sets off the rollback: a sale by itself mostly does not, building or splitting does. Then write into the contract who pays. Unless it says so, it will be you.

## One page

Put the three answers on the first page of your file. A buyer who finds them there pays more for your land than one who finds them alone.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'refinance-file-checklist', 'Refinance file checklist', 'Everything a lender and an appraiser will ask for at the end of a BRRRR, collected from the first day on.',
    'template', 'brrrr', true, 'Cornerlot Editorial', '2026-11-22', 320
  )
  on conflict (slug) do nothing
  returning id
)
insert into public.resource_bodies (resource_id, file_name, file_body, body)
select id, 'refinance-file-checklist.md', $file$# Refinance file

Property: ______________________   Bought: ________   Target date: ________

## Purchase
- [ ] Settlement statement of the purchase
- [ ] Recorded deed
- [ ] Owner's title policy
- [ ] Note and mortgage of the short loan, with payoff contact
- [ ] Proof of where the cash came from (statements of two months)

## Works
- [ ] Photographs before, during, after (same angles)
- [ ] Scope with price by line
- [ ] Permits, and final inspections signed
- [ ] Contracts, invoices, proof of payment
- [ ] Lien waivers, final, from every contractor
- [ ] Warranties: roof, HVAC, water heater, appliances
- [ ] Two-page summary of works and cost for the appraiser

## Rent
- [ ] Signed lease, with start date and deposit
- [ ] Proof of deposit and first month received
- [ ] Rent comparables (three)
- [ ] Tenant's file: application, screening, move-in sheet

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
2. What share of value, for a cash-out, one unit? And in an LLC?
3. Which DSCR, and how do you compute it?
4. Rate, points, and how long the prepayment penalty lasts?
5. Who orders the appraisal, and what happens if it comes in low?
$file$, $text$## How to use it

Make a folder for the house on the day you close, and put each paper in as it comes. A complete file on the day of application takes two weeks off a refinance, which at short-loan rates is several hundred dollars.

## Meeting the appraiser

Be there, be brief, hand over two pages: the works with what each cost, and five comparable sales you chose, with distance and date. Do not name the value you need; appraisers must not take it from you, and a lender may cancel over it. Let the list of works speak.$text$ from resource;

with resource as (
  insert into public.resources (slug, title, description, type, category, premium, author, published_on, position)
  values (
    'comparable-sales-worksheet', 'Comparable sales worksheet', 'Five sales, adjusted line by line to the house you are pricing, with a low, a likely and a high value. With formulas.',
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
Adjustment a sqft,55,,,,,
Baths,2,2,2,1,,
Adjustment a bath,7000,,,,,
Garage bays,1,1,2,1,,
Adjustment a bay,9000,,,,,
Condition adjustment (+ if yours will be better),,4000,0,0,,
Other,,0,0,0,,
Area,,=($B5-C5)*$B6,=($B5-D5)*$B6,=($B5-E5)*$B6,,
Baths,,=($B7-C7)*$B8,=($B7-D7)*$B8,=($B7-E7)*$B8,,
Garage,,=($B9-C9)*$B10,=($B9-D9)*$B10,=($B9-E9)*$B10,,
Adjusted price,,=C4+C11+C12+C13+C14+C15,=D4+D11+D12+D13+D14+D15,=E4+E11+E12+E13+E14+E15,,
Adjustments in % of price,,=(ABS(C13)+ABS(C14)+ABS(C15)+ABS(C11)+ABS(C12))/C4*100,=(ABS(D13)+ABS(D14)+ABS(D15)+ABS(D11)+ABS(D12))/D4*100,=(ABS(E13)+ABS(E14)+ABS(E15)+ABS(E11)+ABS(E12))/E4*100,,
Low,=MIN(C16:G16),,,,,
Likely (middle),=MEDIAN(C16:G16),,,,,
High,=MAX(C16:G16),,,,,
$file$, $text$## How to use it

Choose sales of the last six months, within half a mile in a town and two miles in the country, on your side of the highway, within 20% of the area and 15 years of age. Enter each, then adjust **the comparable toward your house**: what it has and yours lacks comes off, what yours has and it lacks is added.

## What an adjustment is worth

What buyers in that place pay, not what it costs. The best source is a pair: two sales that differ in one thing. Where you have none, common starting points in mid-priced markets are 35 to 50% of the price a square foot for area, $5,000 to $10,000 for a full bath, $8,000 to $15,000 for a garage bay. Replace them as soon as you know better.

## The answer

Throw out any sale whose adjustments come to more than a quarter of its price. Of the rest take the middle as likely, the lowest as the value to lend and buy on. If low and high are more than 10% apart, you need better sales, not a better average.$text$ from resource;

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
Association and listing service joined,,,,,,
Disclosure sentence for own deals written and approved,Broker,,0,,,
Letterhead; website and signs carry broker's name,,,,,,
First-renewal education hours and date,State commission,,,,,
$file$, $text$## How to use it

Fill in your state's hours and fees from the commission's page on the first day, not from a school's advertisement. Put a date beside each line. Book the exam when two thirds of the course are done: a date in the calendar is what gets the rest read.

## Studying

An hour a day passes most exams in eight weeks. Do every practice exam twice, a week apart. What fails people is vocabulary (easements, estates, agency, fair housing) and arithmetic under time: commissions, prorations, loan-to-value, area in acres. One acre is 43,560 square feet; know it in your sleep.$text$ from resource;

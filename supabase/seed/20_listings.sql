-- Listings. Their pictures are named, the exterior first; those of rooms and plans are shared.
-- 40_alerts_and_views.sql has the alerts.
alter table public.properties disable trigger alert_on_insert, disable trigger alert_on_update,
  disable trigger withdraw_alerts, disable trigger withdraw_badge_alerts, disable trigger ask_rules_on_insert;
-- Triggers set verified, priority, and the JV share.
insert into public.properties (
  id, user_id, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms, sqft,
  lot_sqft, condition, financing, occupancy, off_market_contract, images, noi, latitude, longitude, view_count,
  arv, repair_cost, monthly_rent, other_monthly_income, vacancy_pct, annual_expenses,
  units, year_built, unit_mix, parking, zoning, apn, created_at, updated_at,
  status, status_changed_at, previous_price, price_changed_at, standing_price, public_since
)
select
  l.id, l.user_id, l.title, l.description, l.property_type, l.address, l.city, l.state, l.zip, l.county, l.price,
  l.bedrooms, l.bathrooms, l.sqft, l.lot_sqft, l.condition, l.financing, l.occupancy, l.off_market_contract,
  array(
    select l.user_id || '/properties/' || l.id || '/' || name || '.1200x800.webp'
    from unnest(l.pictures::text[]) with ordinality as picture (name, position) order by position
  ),
  l.noi, l.latitude, l.longitude, l.view_count,
  l.arv, l.repair_cost, l.monthly_rent, l.other_monthly_income, l.vacancy_pct, l.annual_expenses::jsonb,
  b.units, b.year_built, b.unit_mix, b.parking, b.zoning, b.apn,
  l.posted_at, coalesce(now() - make_interval(mins => l.price_age), l.posted_at), l.status,
  now() - make_interval(mins => l.status_age), l.previous_price, now() - make_interval(mins => l.price_age),
  l.previous_price,
  case when l.status = 'active' then now() - make_interval(mins => coalesce(l.price_age, l.age_minutes)) end
from (
  select
    v.*,
    ('de300000-0000-4000-9000-' || lpad(number::text, 12, '0'))::uuid as id,
    ('de300000-0000-4000-8000-' || lpad(owner::text, 12, '0'))::uuid as user_id,
    now() - make_interval(mins => age_minutes) as posted_at
  from (values
  (0, 60, '6.8% cap: ranch near Elliot Hospital', '1,516 sq ft brick ranch from 1973 with three bedrooms and 1.5 baths. Heirs live out of state and want it off their plate.

Gross $36,765, expenses $16,265, NOI $20,500. That’s 6.79% on the asking price before any upside.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Figure $54k at investor pricing.

Renters are mostly long-term thanks to SNHU and Elliot Hospital.

Will qualify for conventional financing. We own it. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '93 N Sycamore Ave', 'Manchester', 'NH', '03104', 'Hillsborough', 302000, 3, 1.5, 1516, 9990, 'Medium Rehab', 'Conventional', 'occupied', false, '{exterior-000,bedroom-worn-1,bathroom-worn-1,bedroom-worn-2,bathroom-worn-2}', 20500, 43.0108, -71.4521, 147, null::bigint, 54000, 3225, null::bigint, 5, '{"property_taxes":5000,"insurance":1350,"maintenance":4665,"management":3900,"reserves":1350}', '{"units":1,"year_built":1973,"unit_mix":null,"parking":null,"zoning":"RS-6","apn":null}', 29466, 'active', null::integer, null::bigint, null::integer),
  (1, 68, 'Turn-key 1950s ranch in Columbus', 'Walked it last week: 2 bedrooms, 1 bath, 1,236 sq ft, 1953 construction. Partnership is splitting up and this is the last asset.

Clean, insured, and managed by a local PM who would stay on at 8%.

Asking $196,000; the last appraisal came in at $202,000.

Columbus regulars know the pull of Ohio State, and then there is the Intel site in Licking County.

Will qualify for conventional financing. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '220 Ransom Ter', 'Columbus', 'OH', '43217', 'Franklin', 196000, 2, 1, 1236, 6230, 'Turn-Key', 'Conventional', 'vacant', true, '{exterior-001,kitchen-renovated-1,bathroom-renovated-1,bathroom-renovated-2}', null::bigint, 39.8224, -82.9381, 145, null::bigint, null::bigint, 1950, null::bigint, 5, '{}', '{"units":1,"year_built":1953,"unit_mix":null,"parking":"2-car garage","zoning":"R-1","apn":null}', 20742, 'active', null::integer, null::bigint, null::integer),
  (2, 3, 'Greensboro wooded parcel – 4.1 acres', 'Mostly hardwood with a two-track in from the road. The parcel measures 4.1 acres by the recent survey, stakes are in.

Outside the flood zone per the current map. Electric is 200 feet away. That’s $14,800 an acre.

Growth in Greensboro follows Cone Health and the Toyota battery plant.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request.', 'Land', '9546 Larkspur Rd', 'Greensboro', 'NC', '27408', 'Guilford', 60000, 0, 0, 0, 176662, null, 'Cash', 'vacant', true, '{exterior-002,aerial-002,view-002,topographic-1}', null::bigint, 36.1114, -79.8182, 221, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":500}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"R-1","apn":"10-9637-054"}', 130906, 'active', null::integer, null::bigint, null::integer),
  (5, 69, 'Mid-rise condo near the state offices', 'Came to us through the seller’s attorney. Upper-floor unit, 1,472 sq ft, 3 bed and 1.5 bath. HOA allows rentals with a six-month minimum lease.

Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the association takes two weeks. Figure $39k at investor pricing.

Numbers:
• Price $121,000
• Repairs $38,500
• ARV $179,000
• All in at 89% of ARV

Renters are steady thanks to the state offices and the chemical valley employers.

Cash or equivalent, close in 14 days or less with our title company. Showings with 24 hours’ notice.', 'Condo', '2047 Merritt Ln #6C', 'Charleston', 'WV', '25315', 'Kanawha', 121000, 3, 1.5, 1472, 0, 'Medium Rehab', 'Cash', 'occupied', false, '{exterior-005,kitchen-worn-1,living-worn-1,bedroom-worn-3}', null::bigint, 38.2338, -81.5483, 1013, 179000, 38500, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":2001,"unit_mix":null,"parking":"1 deeded space","zoning":null,"apn":null}', 160180, 'active', null::integer, null::bigint, null::integer),
  (8, 49, 'Paint-and-carpet duplex in New Orleans', '3 bedrooms over two units, built 1948. Units are larger than the area average. Direct to seller, they called from our mailer.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $23k for repairs; verify with your own crew.

T-12: income $35,910 / expenses $13,110 / NOI $22,800. Rent roll and bank statements after NDA.

New Orleans regulars know the pull of the streetcar lines, and then there is Tulane and Loyola.

Cash only, as-is, $5,000 non-refundable after a three-day look. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '101 Quarry Ct', 'New Orleans', 'LA', '70163', 'Orleans', 304900, 3, 2, 1330, 5740, 'Light Rehab', 'Cash', 'occupied', true, '{exterior-008,bedroom-dated-1,living-dated-1,bedroom-dated-2,plan-duplex-1,bathroom-dated-1}', 22800, 29.9545, -90.0797, 286, null::bigint, 23000, 3150, null::bigint, 5, '{"property_taxes":1700,"insurance":2050,"maintenance":3010,"management":3250,"utilities":1800,"reserves":1300}', '{"units":2,"year_built":1948,"unit_mix":[{"units":1,"bedrooms":1,"bathrooms":1,"rent":1380},{"units":1,"bedrooms":2,"bathrooms":1,"rent":1770}],"parking":"Street","zoning":null,"apn":"37-9468-009"}', 150199, 'active', null::integer, null::bigint, null::integer),
  (10, 18, 'Value-add condo: kitchens, baths, mechanicals', '2 bed, 1.5 bath, 1,025 sq ft in a 2009 building with a deeded garage space. Tired landlord is done after a long hold.

Ask $154,900 + repairs $27,500 = $182,400 all in, against an ARV of $223,000 (82%).

The old leak from the unit above is fixed; the drywall isn’t. Plan on kitchen, baths and flooring. Figure $28k at investor pricing.

Most tenants here are drawn by the Pearl, some by Joint Base San Antonio.

Conventional buyers are welcome; allow 30 days. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Condo', '2381 Delmar Ln #6B', 'San Antonio', 'TX', '78201', 'Bexar', 154900, 2, 1.5, 1025, 0, 'Medium Rehab', 'Conventional', 'vacant', true, '{exterior-010,living-worn-2,kitchen-worn-2,bedroom-worn-3}', null::bigint, 29.4707, -98.5404, 197, 223000, 27500, 1925, null::bigint, 8, '{"property_taxes":2500,"insurance":400,"maintenance":1000,"management":900,"hoa":2200,"reserves":550}', '{"units":1,"year_built":2009,"unit_mix":null,"parking":"1 garage space","zoning":null,"apn":null}', 148411, 'active', null::integer, 165000, 50157),
  (11, 18, 'Flip with $99k in it: contemporary', 'Solid 3/1 with 1,630 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $31k for repairs; verify with your own crew.

ARV is $640k on three renovated comps inside a mile and six months. All in you are at $541k.

Your exit isn’t a worry: the state offices and UC Davis Health bring both tenants and owner-occupants.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '2817 Beacon Ave', 'Sacramento', 'CA', '95822', 'Sacramento', 510000, 3, 1, 1630, 7940, 'Light Rehab', 'Cash', 'vacant', true, '{exterior-011,bedroom-dated-3,bathroom-dated-2,plan-modern-1,bathroom-dated-3}', null::bigint, 38.5062, -121.4938, 24, null::bigint, 31000, 5825, null::bigint, null::float8, '{}', '{"units":1,"year_built":1998,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 5426, 'active', null::integer, null::bigint, null::integer),
  (13, 3, 'Value-add 1920s colonial: kitchens, baths, mechanicals', 'Walked it last week: 4 bedrooms, 1.5 baths, 1,912 sq ft, 1928 construction. Seller is relocating for work. Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Two bids came back around $46k.

Numbers:
• Price $170,000
• Repairs $46,000
• ARV $234,000
• All in at 92% of ARV Most tenants here are drawn by the cargo airport, some by the aerospace shops. Set up for hard money: scope, photos and comps are packaged for your lender. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Single Family', '168 N Carver Ln', 'Rockford', 'IL', '61109', 'Winnebago', 170000, 4, 1.5, 1912, 6110, 'Medium Rehab', 'Hard Money', 'vacant', true, '{exterior-013,kitchen-worn-3,bedroom-worn-2}', null::bigint, 42.2137, -89.0563, 175, 234000, 46000, 2550, null::bigint, 5, '{"property_taxes":3700,"insurance":1200,"maintenance":2050,"management":2150,"reserves":950}', '{"units":1,"year_built":1928,"unit_mix":null,"parking":null,"zoning":"R-2","apn":"27-8896-329"}', 75758, 'active', null::integer, null::bigint, null::integer),
  (15, 60, 'Denver 1990s two-story, delivered vacant', 'Walked it last week: 4 bedrooms, 2.5 baths, 2,144 sq ft, 1998 construction. Partnership is splitting up and this is the last asset.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. We carry $71k for repairs; verify with your own crew.

Ask $595,000 + repairs $70,500 = $665,500 all in, against an ARV of $820,000 (81%).

We own two doors nearby and have never been empty for more than three weeks, largely because of the A Line to the airport.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Single Family', '489 Magnolia Dr', 'Denver', 'CO', '80218', 'Denver', 595000, 4, 2.5, 2144, 6850, 'Medium Rehab', 'Subject To', 'vacant', true, '{exterior-015,bathroom-worn-3,living-worn-3,plan-gable-1,bedroom-worn-1,bathroom-worn-1}', null::bigint, 39.7327, -104.9702, 332, 820000, 70500, 6775, null::bigint, 5, '{"property_taxes":2900,"insurance":2500,"maintenance":15300,"management":14350}', '{"units":1,"year_built":1998,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 27551, 'active', null::integer, null::bigint, null::integer),
  (21, 64, '10.0% cap: retail strip near Collins Aerospace', '10,400 sq ft, six bays, built 1976, on 0.92 acre with surface parking. Seller bought another place and is carrying two payments.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Our scope comes to $61k (about $10k a unit).

Gross $231,522, expenses $84,922, NOI $146,600. That’s 10.01% on the asking price before any upside. Numbers:
• Price $1,465,000
• Repairs $60,500
• ARV $1,725,000
• All in at 88% of ARV

Collins Aerospace and the NewBo district keep vacancy low in this part of Cedar Rapids.

Ideal for a 12-month bridge loan; we can introduce a lender. We own it. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '4237 Marlowe St', 'Cedar Rapids', 'IA', '52402', 'Linn', 1465000, 0, 6, 10400, 40100, 'Light Rehab', 'Hard Money', 'occupied', false, '{exterior-021,workspace-dated-1,plan-retail-1,bathroom-dated-4,workspace-dated-2}', 146600, 42.015, -91.6619, 38, 1725000, 60500, 20375, 150, 6, '{"property_taxes":23050,"insurance":9800,"maintenance":14272,"management":17000,"utilities":10700,"reserves":10100}', '{"units":6,"year_built":1976,"unit_mix":null,"parking":"Street","zoning":null,"apn":null}', 2849, 'active', null::integer, null::bigint, null::integer),
  (23, 54, 'Full gut 11-suite office building, $4.3M ARV', 'Seller is relocating for work. Office building of 23,950 sq ft; staggered leases, no two expire in the same year.

Mostly vacant. Roof, mechanicals and storefronts all need replacing; frame and slab are good. Two bids came back around $953k (about $87k a unit).

Numbers:
• Price $2,800,000
• Repairs $953,000
• ARV $4,300,000
• All in at 87% of ARV

Your exit isn’t a worry: Fort Carson and the Air Force Academy bring both tenants and owner-occupants.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Commercial', '827 E Wexford Way', 'Colorado Springs', 'CO', '80902', 'El Paso', 2800000, 0, 12, 23950, 68800, 'Heavy Rehab', 'Hard Money', 'vacant', true, '{exterior-023,workspace-gutted-1,plan-office-1,bathroom-gutted-1}', null::bigint, 38.7595, -104.8111, 291, 4300000, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":11,"year_built":1971,"unit_mix":null,"parking":"44 surface spaces","zoning":null,"apn":null}', 30475, 'active', null::integer, null::bigint, null::integer),
  (24, 2, 'Craftsman near the Sacred Heart campus', '2,162 sq ft porch-front bungalow from 1924 with four bedrooms and 1 bath. Seller is relocating for work.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Our scope comes to $41k.

NOI is $27,300 on trailing numbers, not pro forma (7.00% cap). Expenses run 35% of collections.

We own two doors nearby and have never been empty for more than three weeks, largely because of Kendall Yards.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Please don’t disturb the tenants.', 'Single Family', '328 E Kingsley Pl', 'Spokane', 'WA', '99218', 'Spokane', 390000, 4, 1, 2162, 7050, 'Light Rehab', 'Hard Money', 'occupied', false, '{exterior-024,bedroom-dated-4,kitchen-dated-1}', 27300, 47.7517, -117.4181, 448, null::bigint, 41000, 3700, null::bigint, 5, '{"property_taxes":3600,"insurance":1750,"maintenance":4230,"management":3550,"reserves":1750}', '{"units":1,"year_built":1924,"unit_mix":null,"parking":"Carport","zoning":null,"apn":null}', 99443, 'active', null::integer, null::bigint, null::integer),
  (25, 43, 'Builder opportunity: 2 acres near Ellsworth Air Force Base', '2 acres (89,113 sq ft), wooded, with a clearing where a cabin used to stand.

Water and power are at the road, perc test passed in the spring, and the title is clean. That’s $23,200 an acre.

Builders are active on this side of Rapid City; Black Hills tourism and Ellsworth Air Force Base are what they’re after.

Looking for a clean cash offer with proof of funds.', 'Land', '9285 Cedar Hollow Rd', 'Rapid City', 'SD', '57702', 'Pennington', 47500, 0, 0, 0, 89113, null, 'Cash', 'vacant', false, '{exterior-025,aerial-025,view-025,topographic-2}', null::bigint, 43.9991, -103.3647, 404, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":550}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"AG","apn":"52-5982-071"}', 62536, 'active', null::integer, null::bigint, null::integer),
  (27, 59, 'Cosmetic craftsman bungalow with room to push rents', '1,588 sq ft craftsman bungalow from 1916 with three bedrooms and 1.5 baths. Seller bought another place and is carrying two payments.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $25k.

Renovated comps support $314,900. At $264,900 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Your exit isn’t a worry: the Old City stadium and the University of Tennessee bring both tenants and owner-occupants.

Existing loan of about $207k at 3.25% stays in place. PITI is current. Vacant, go any time.', 'Single Family', '4310 Redfield Pl', 'Knoxville', 'TN', '37923', 'Knox', 264900, 3, 1.5, 1588, 8350, 'Light Rehab', 'Subject To', 'vacant', false, '{exterior-027,bathroom-dated-1,bedroom-dated-1,bedroom-dated-4,bathroom-dated-3}', null::bigint, 35.9281, -84.071, 6, 314900, 25000, 3300, null::bigint, 8, '{"property_taxes":1600,"insurance":1750,"maintenance":5500,"management":4950,"reserves":2750}', '{"units":1,"year_built":1916,"unit_mix":null,"parking":"1-car garage","zoning":"R-1","apn":"89-8688-139"}', 241, 'active', null::integer, null::bigint, null::integer),
  (31, 3, 'Owner will carry: 0.35 acre, wooded parcel', 'Mostly hardwood with a two-track in from the road. The parcel measures 0.35 acre by the recent survey, stakes are in.

Outside the flood zone per the current map. Electric is 200 feet away.

Builders are active on this side of Louisville; the NuLu district and the GE Appliance Park are what they’re after.

Seller will carry with $6k down at 6.5%, seven-year balloon. We are under contract and assigning.', 'Land', '7978 11th Rd', 'Louisville', 'KY', '40245', 'Jefferson', 27500, 0, 0, 0, 15338, null, 'Owner Financing', 'vacant', true, '{exterior-031,view-031,aerial-031,topographic-3}', null::bigint, 38.2627, -85.4885, 576, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":null,"apn":"18-4151-145"}', 98339, 'active', null::integer, 28500, 21896),
  (33, 61, '1980s colonial near the state offices', 'Solid 3/2 with 1,386 sq ft under roof. Heirs live out of state and want it off their plate, so we can move quickly.

Collected rent is about $1,750 a month. After taxes, insurance, management and reserves the NOI is $13,700, a 7.57% cap at ask. Ask $181,000 + repairs $49,500 = $230,500 all in, against an ARV of $250,000 (92%).

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Two bids came back around $50k.

We own two doors nearby and have never been empty for more than three weeks, largely because of the state offices.

Cash or equivalent, close in 14 days or less with our title company. We own it. Showings with 24 hours’ notice.', 'Single Family', '351 Clayborne Ter', 'Trenton', 'NJ', '08610', 'Mercer', 181000, 3, 2, 1386, 9620, 'Medium Rehab', 'Cash', 'occupied', false, '{exterior-033,living-worn-2,bedroom-worn-2,bedroom-worn-1,bathroom-worn-1}', 13700, 40.2067, -74.711, 251, 250000, 49500, 1900, null::bigint, 7, '{"property_taxes":4000,"insurance":650,"maintenance":1154,"management":1050,"reserves":650}', '{"units":1,"year_built":1982,"unit_mix":null,"parking":null,"zoning":"RS-6","apn":null}', 126003, 'active', null::integer, null::bigint, null::integer),
  (35, 22, 'Cash-flowing 1980s two-story, 6.5% cap', 'Seller is relocating for work. 3 bed, 1.5 bath, 1,458 sq ft, built in 1982, on a 0.12 acre lot.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Gross $79,488, expenses $32,388, NOI $47,100. That’s 6.45% on the asking price before any upside.

Boston regulars know the pull of the Longwood medical area, and then there is the T.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '298 Garnet Ct', 'Boston', 'MA', '02215', 'Suffolk', 730000, 3, 1.5, 1458, 5160, 'Turn-Key', 'Owner Financing', 'occupied', false, '{exterior-035,living-renovated-1,kitchen-renovated-2,plan-gable-2,bathroom-renovated-3}', 47100, 42.3518, -71.0986, 401, null::bigint, null::bigint, 7200, null::bigint, 8, '{"property_taxes":7850,"insurance":2550,"maintenance":9288,"management":7800,"reserves":4900}', '{"units":1,"year_built":1982,"unit_mix":null,"parking":"Carport","zoning":"RS-6","apn":"84-9771-009"}', 93188, 'active', null::integer, null::bigint, null::integer),
  (37, 62, 'BRRRR candidate: storefront with apartments in Billings', 'Heirs live out of state and want it off their plate. 5,280 sq ft in seven units; the coffee bar downstairs pays on the first every month, apartments upstairs are under market.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. We carry $112k for repairs (about $16k a unit); verify with your own crew.

ARV is $1.18M on three renovated comps inside a mile and six months. All in you are at $1.03M.

Renters are easy to find thanks to the refineries and the medical corridor.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Lockbox on site, message for the code.', 'Mixed Use', '943 Larkspur Ave', 'Billings', 'MT', '59101', 'Yellowstone', 915000, 7, 7, 5280, 2490, 'Medium Rehab', 'Creative', 'vacant', true, '{exterior-037,workspace-worn-1,kitchen-worn-3,plan-shopfront-1,bathroom-worn-2,living-worn-2}', null::bigint, 45.7714, -108.5002, 81, 1180000, 111500, 12600, 125, null::float8, '{"property_taxes":6650,"insurance":4300,"maintenance":14850,"management":17450,"utilities":9950,"reserves":9300}', '{"units":7,"year_built":1907,"unit_mix":null,"parking":"42 surface spaces","zoning":"C-1","apn":null}', 28114, 'sold', 9490, null::bigint, null::integer),
  (41, 18, '1970s ranch near Banner Wyoming Medical Center, needs lipstick only', 'Walked it last week: 2 bedrooms, 1.5 baths, 1,024 sq ft, 1978 construction. Seller bought another place and is carrying two payments.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Figure $16k at investor pricing.

ARV is $170k on three renovated comps inside a mile and six months. All in you are at $159k.

Your exit isn’t a worry: the energy payrolls and Banner Wyoming Medical Center bring both tenants and owner-occupants.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Selling with title, not an assignment. Open for walkthroughs Thursday and Saturday.', 'Single Family', '356 Vance Ln', 'Casper', 'WY', '82601', 'Natrona', 143000, 2, 1.5, 1024, 11970, 'Light Rehab', 'Hard Money', 'vacant', false, '{exterior-041,living-dated-2,bathroom-dated-1}', null::bigint, 42.85, -106.3191, 277, 170000, null::bigint, 1850, null::bigint, 6, '{"property_taxes":750,"insurance":650,"maintenance":3050,"management":2300,"reserves":1150}', '{"units":1,"year_built":null,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 52180, 'active', null::integer, null::bigint, null::integer),
  (43, 14, 'Value-add two-story frame house: kitchens, baths, mechanicals', 'Walked it last week: 2 bedrooms, 1 bath, 1,176 sq ft, 1975 construction. Estate sale, probate is closed. Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Our scope comes to $47k.

Gross $28,179, expenses $10,579, NOI $17,600. That’s 8.30% on the asking price before any upside. Renters are mostly long-term thanks to the port and the Hyundai plant in Bryan County. Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '5554 22nd Ave', 'Savannah', 'GA', '31410', 'Chatham', 212000, 2, 1, 1176, 6170, 'Medium Rehab', 'Hard Money', 'occupied', true, '{exterior-043,bedroom-worn-3,living-worn-2}', 17600, 32.0175, -80.9978, 1342, 292000, 46500, 2525, null::bigint, 7, '{"property_taxes":1650,"insurance":1100,"maintenance":2879,"management":3050,"reserves":1900}', '{"units":1,"year_built":1975,"unit_mix":null,"parking":"Carport","zoning":"R-1","apn":"18-7507-191"}', 80235, 'active', null::integer, null::bigint, null::integer),
  (44, 57, '1930s colonial near the Pulse bus line', 'Heirs live out of state and want it off their plate. 3 bed, 1.5 bath, 1,758 sq ft, built in 1939, on a 0.25 acre lot.

Priced at land value. The structure is beyond economic repair and the city has a demolition estimate on file.

New construction of this size trades around $338k here. At $117,000 the dirt pencils for a spec build.

Richmond regulars know the pull of Scott’s Addition, and then there is the Pulse bus line.

Looking for a clean cash offer with proof of funds. We are under contract and assigning. Vacant, go any time.', 'Single Family', '164 Orchard Ct', 'Richmond', 'VA', '23225', 'Richmond, City of', 117000, 3, 1.5, 1758, 10840, 'Tear-Down', 'Cash', 'vacant', true, '{exterior-044,bathroom-gutted-2,living-gutted-1,bathroom-gutted-1,plan-gable-1,bedroom-gutted-1}', null::bigint, 37.511, -77.5104, 66, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1939,"unit_mix":null,"parking":"Driveway","zoning":"RS-6","apn":null}', 13193, 'active', null::integer, null::bigint, null::integer),
  (45, 53, 'Missoula brick ranch, delivered vacant', 'Direct to seller, they called from our mailer. 2 bed, 2 bath, 1,200 sq ft, built in 1987, on a 0.37 acre lot.

$475,000 firm until the end of the month, then it goes to the MLS closer to $520k.

Clean, insured, and managed by a local PM who would stay on at 8%.

Your exit isn’t a worry: the University of Montana and the Clark Fork trails bring both tenants and owner-occupants.

Open to a lease option or a split note; tell us what solves your problem and the seller’s.', 'Single Family', '649 W Spruce Pl', 'Missoula', 'MT', '59804', 'Missoula', 475000, 2, 2, 1200, 16230, 'Turn-Key', 'Creative', 'vacant', true, '{exterior-045,bathroom-renovated-4,bedroom-renovated-1}', null::bigint, 46.8426, -114.174, 55, 520000, null::bigint, 4375, null::bigint, null::float8, '{"property_taxes":3700,"insurance":2050,"maintenance":5000,"management":3750,"reserves":2250}', '{"units":1,"year_built":1987,"unit_mix":null,"parking":"2-car garage","zoning":null,"apn":null}', 14882, 'active', null::integer, null::bigint, null::integer),
  (46, 41, 'Cosmetic single-level ranch with room to push rents', 'Walked it last week: 4 bedrooms, 2.5 baths, 1,846 sq ft, 1980 construction. Owner retired and is selling the portfolio one by one.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $23k at investor pricing.

Ask $197,000 + repairs $22,500 = $219,500 all in, against an ARV of $240,000 (91%).

St. Jude and the medical district and the BlueOval project at Stanton keep vacancy low in this part of Memphis.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Single Family', '76 22nd St', 'Memphis', 'TN', '38132', 'Shelby', 197000, 4, 2.5, 1846, 6940, 'Light Rehab', 'Owner Financing', 'vacant', true, '{exterior-046,bedroom-dated-2,kitchen-dated-2,bedroom-dated-3,bathroom-dated-4,plan-ranch-1}', null::bigint, 35.0764, -89.987, 15, 240000, 22500, 2600, null::bigint, 8, '{}', '{"units":1,"year_built":1980,"unit_mix":null,"parking":"1-car garage","zoning":"RS-6","apn":null}', 6307, 'active', null::integer, null::bigint, null::integer),
  (47, 59, '10-plex near the University of Utah', '10-unit brick walk-up from 1954: 20 bedrooms over ten units, 9,180 sq ft, separate electric meters. Heirs live out of state and want it off their plate.

Clean, insured, and managed by a local PM who would stay on at 8%.

Gross $261,981, expenses $91,081, NOI $170,900. That’s 7.43% on the asking price before any upside.

Renters are mostly long-term thanks to the University of Utah and the new airport.

Looking for a clean cash offer with proof of funds.', 'Multi Family', '1170 Bellamy St', 'Salt Lake City', 'UT', '84103', 'Salt Lake', 2300000, 20, 10, 9180, 9560, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-047,bathroom-renovated-2,living-renovated-2,bathroom-renovated-4,plan-walkup-1,bedroom-renovated-2}', 170900, 40.7722, -111.8779, 115, null::bigint, null::bigint, 23475, null::bigint, 7, '{"property_taxes":11100,"insurance":10750,"maintenance":21781,"management":25550,"utilities":12850,"reserves":9050}', '{"units":10,"year_built":1954,"unit_mix":[{"units":10,"bedrooms":2,"bathrooms":1}],"parking":null,"zoning":"R-4","apn":null}', 69623, 'active', null::integer, null::bigint, null::integer),
  (49, 62, 'Value-add 8-plex: kitchens, baths, mechanicals', '8-plex from 1926: 20 bedrooms over eight units, 7,920 sq ft, separate electric meters. Came to us through the seller’s attorney.

Renovated comps support $1,250,000. At $950,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $117k (about $15k a unit).

Your exit isn’t a worry: Bates College and Central Maine Medical Center bring both tenants and owner-occupants.

Seller will carry with $190k down at 6%, seven-year balloon. Open for walkthroughs Thursday and Saturday.', 'Multi Family', '3362 Delmar Ct', 'Lewiston', 'ME', '04240', 'Androscoggin', 950000, 20, 8, 7920, 17920, 'Medium Rehab', 'Owner Financing', 'vacant', true, '{exterior-049,kitchen-worn-2,living-worn-2,bedroom-worn-3,bathroom-worn-3,plan-walkup-1}', null::bigint, 44.093, -70.1928, 161, 1250000, 117000, 10275, 150, 5, '{}', '{"units":8,"year_built":1926,"unit_mix":[{"units":4,"bedrooms":2,"bathrooms":1},{"units":4,"bedrooms":3,"bathrooms":1}],"parking":"8 off-street spaces","zoning":"R-4","apn":null}', 58523, 'active', null::integer, null::bigint, null::integer),
  (52, 73, 'Paint-and-carpet garden office in Birmingham', 'Owner retired and is selling the portfolio one by one. Office building of 6,000 sq ft; the anchor has renewed twice.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. We carry $54k for repairs (about $18k a unit); verify with your own crew.

Renovated comps support $880,000. At $795,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Renters are mostly long-term thanks to the Avondale brewery district and UAB and its hospital.

Seller will carry with $159k down at 7.5%, seven-year balloon. Open for walkthroughs Thursday and Saturday.', 'Commercial', '377 18th Ave', 'Birmingham', 'AL', '35214', 'Jefferson', 795000, 0, 3, 6000, 16700, 'Light Rehab', 'Owner Financing', 'vacant', true, '{exterior-052,workspace-dated-2,plan-office-1,bathroom-dated-3}', null::bigint, 33.5577, -86.8843, 18, 880000, 54000, null::bigint, null::bigint, null::float8, '{}', '{"units":3,"year_built":1990,"unit_mix":null,"parking":null,"zoning":"C-1","apn":null}', 4244, 'active', null::integer, null::bigint, null::integer),
  (55, 56, 'Flat-roof modern near the light rail', 'Walked it last week: 4 bedrooms, 2.5 baths, 1,920 sq ft, 2014 construction. Seller bought another place and is carrying two payments.

Clean, insured, and managed by a local PM who would stay on at 8%.

Renovated comps run around $505k, so there is some equity on day one.

Most tenants here are drawn by ASU downtown, some by the light rail.

Creative terms preferred: part seller note, part new debt. Bring a structure. Lockbox on site, message for the code.', 'Single Family', '514 Laurel Ln', 'Phoenix', 'AZ', '85021', 'Maricopa', 465000, 4, 2.5, 1920, 5970, 'Turn-Key', 'Creative', 'vacant', true, '{exterior-055,bathroom-renovated-1,kitchen-renovated-3,plan-modern-1,bathroom-renovated-2,bedroom-renovated-3}', null::bigint, 33.554, -112.0963, 125, null::bigint, 0, 4250, null::bigint, 4, '{"property_taxes":2350,"insurance":1600,"maintenance":6850,"management":7850}', '{"units":1,"year_built":2014,"unit_mix":null,"parking":"1-car garage","zoning":null,"apn":null}', 23353, 'active', null::integer, null::bigint, null::integer),
  (58, 61, '3-suite office building near UH Hilo', '5,100 sq ft, three suites, built 2007, on 0.34 acre with surface parking. Tired landlord is done after a long hold.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Our scope comes to $53k (about $18k a unit).

NOI is $77,400 on trailing numbers, not pro forma (7.86% cap). Expenses run 45% of collections. ARV is $1.12M on three renovated comps inside a mile and six months. All in you are at $1.04M.

We own two doors nearby and have never been empty for more than three weeks, largely because of the bayfront.

Existing loan of about $671k at 3.5% stays in place. PITI is current. We are under contract and assigning. Showings with 24 hours’ notice.', 'Commercial', '9800 N Ransom Pkwy', 'Hilo', 'HI', '96720', 'Hawaii', 985000, 0, 3, 5100, 14800, 'Light Rehab', 'Subject To', 'occupied', true, '{exterior-058,workspace-dated-1,plan-office-1,bathroom-dated-1,workspace-dated-2}', 77400, 19.7016, -155.0879, 19, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":3,"year_built":2007,"unit_mix":null,"parking":"Street","zoning":"C-2","apn":"79-9792-015"}', 1787, 'active', null::integer, null::bigint, null::integer),
  (60, 59, 'Cash-flowing storefront with apartments, 9.4% cap', 'Mixed-use building from 1940: retail at the street, apartments above, 5,290 sq ft in all. Seller bought another place and is carrying two payments.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $29k for repairs (about $5k a unit); verify with your own crew.

NOI is $63,700 on trailing numbers, not pro forma (9.37% cap). Expenses run 43% of collections.

Most tenants here are drawn by Drake University, some by the East Village.

Cash or equivalent, close in 14 days or less with our title company. Contract is signed and can be shown on request.', 'Mixed Use', '633 Warwick Way', 'Des Moines', 'IA', '50312', 'Polk', 680000, 3, 6, 5290, 3110, 'Light Rehab', 'Cash', 'occupied', true, '{exterior-060,workspace-dated-2,kitchen-dated-3,living-dated-3,bathroom-dated-4}', 63700, 41.586, -93.6733, 109, 750000, 29000, 9875, 225, 8, '{"property_taxes":8600,"insurance":4300,"maintenance":10504,"management":10800,"utilities":5000,"reserves":6550,"other":2050}', '{"units":6,"year_built":1940,"unit_mix":null,"parking":null,"zoning":"TND","apn":"55-6950-410"}', 113172, 'sold', 35071, 700000, 14679),
  (63, 3, 'Cosmetic two-story frame house with room to push rents', 'Walked it last week: 2 bedrooms, 2 baths, 1,130 sq ft, 1955 construction. The owner has held it free and clear since the nineties. Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Two bids came back around $12k.

Renovated comps support $314,000. At $261,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Your exit isn’t a worry: the commuter rail and UMass Chan bring both tenants and owner-occupants. Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '3394 Ransom Ln', 'Worcester', 'MA', '01603', 'Worcester', 261000, 2, 2, 1130, 5340, 'Light Rehab', 'Hard Money', 'vacant', true, '{exterior-063,bedroom-dated-3,bathroom-dated-3,bathroom-dated-2}', null::bigint, 42.2423, -71.8368, 409, 314000, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1955,"unit_mix":null,"parking":null,"zoning":"R-1","apn":null}', 149234, 'active', null::integer, 281000, 45164),
  (69, 36, 'Garden office near the MBTA line to Boston', 'Seller is relocating for work. Garden office of 21,950 sq ft; a mix of service tenants that do not compete with online retail.

Cosmetics and two rooftop units near the end. Tenants want better lighting. Two bids came back around $227k (about $33k a unit).

Collected rent is about $44,200 a month. After taxes, insurance, management and reserves the NOI is $345,800, an 8.81% cap at ask. ARV is $4.72M on three renovated comps inside a mile and six months. All in you are at $4.15M.

The MBTA line to Boston and the hospital district keep vacancy low in this part of Providence.

Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '913 Ashby St', 'Providence', 'RI', '02903', 'Providence', 3925000, 0, 7, 21950, 60800, 'Light Rehab', 'Hard Money', 'occupied', true, '{exterior-069,workspace-dated-2,plan-office-1}', 345800, 41.8227, -71.4176, 173, 4725000, 226500, 46550, null::bigint, 5, '{"property_taxes":53900,"insurance":18400,"maintenance":32270,"management":33600,"utilities":22700,"reserves":16300,"other":7700}', '{"units":7,"year_built":1981,"unit_mix":null,"parking":"49 surface spaces","zoning":"C-2","apn":null}', 129319, 'active', null::integer, null::bigint, null::integer),
  (70, 31, 'Two-story frame house near the Idaho National Laboratory, needs lipstick only', 'Solid 4/2.5 with 2,078 sq ft under roof. Seller bought another place and is carrying two payments, so we can move quickly.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $23k at investor pricing.

ARV is $540k on three renovated comps inside a mile and six months. All in you are at $483k.

Idaho Falls regulars know the pull of the Idaho National Laboratory, and then there is the river walk.

Cash or equivalent, close in 14 days or less with our title company.', 'Single Family', '5965 N Locust Pl', 'Idaho Falls', 'ID', '83402', 'Bonneville', 460000, 4, 2.5, 2078, 11260, 'Light Rehab', 'Cash', 'vacant', true, '{exterior-070,bedroom-dated-3,living-dated-4,plan-gable-1,bedroom-dated-1,bathroom-dated-1}', null::bigint, 43.4917, -112.0589, 354, 540000, 23000, 4775, null::bigint, null::float8, '{"property_taxes":3000,"insurance":2300,"maintenance":6450,"management":7600,"reserves":2750}', '{"units":1,"year_built":null,"unit_mix":null,"parking":null,"zoning":null,"apn":"82-5299-348"}', 32871, 'active', null::integer, null::bigint, null::integer),
  (71, 22, 'Value-add single-level ranch: kitchens, baths, mechanicals', 'Seller is relocating for work. 5 bed, 3 bath, 2,674 sq ft, built in 1980, on a 0.22 acre lot.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $66k.

Ask $180,000 + repairs $65,500 = $245,500 all in, against an ARV of $271,000 (91%).

We own two doors nearby and have never been empty for more than three weeks, largely because of UAMS and the VA hospital.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '50 S Willow Bend Ave', 'Little Rock', 'AR', '72206', 'Pulaski', 180000, 5, 3, 2674, 9800, 'Medium Rehab', 'Hard Money', 'occupied', true, '{exterior-071,living-worn-3,kitchen-worn-2,plan-ranch-2,bathroom-worn-1}', null::bigint, 34.6824, -92.2814, 9, 271000, 65500, 2875, null::bigint, 7, '{"property_taxes":1000,"insurance":1150,"maintenance":4600,"management":3750,"reserves":1900}', '{"units":1,"year_built":1980,"unit_mix":null,"parking":"2-car garage","zoning":null,"apn":"70-6525-296"}', 1213, 'active', null::integer, null::bigint, null::integer),
  (74, 75, 'Seller carry on a flat-roof modern', '2,006 sq ft 2010s modern from 2012 with four bedrooms and 2 baths. Partnership is splitting up and this is the last asset.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

NOI is $52,200 on trailing numbers, not pro forma (6.18% cap). Expenses run 39% of collections.

We own two doors nearby and have never been empty for more than three weeks, largely because of Howard University.

Seller will carry with $169k down at 7%, five-year balloon. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '391 22nd St', 'Washington', 'DC', '20045', 'District of Columbia', 845000, 4, 2, 2006, 3860, 'Turn-Key', 'Owner Financing', 'occupied', true, '{exterior-074,living-renovated-3,bathroom-renovated-4,bedroom-renovated-4,bathroom-renovated-1,plan-modern-1}', 52200, 38.8949, -77.0268, 334, null::bigint, null::bigint, 7375, null::bigint, 4, '{"property_taxes":4950,"insurance":3500,"maintenance":9610,"management":9750,"reserves":4950}', '{"units":1,"year_built":2012,"unit_mix":null,"parking":"Carport","zoning":null,"apn":"51-9381-034"}', 49022, 'active', null::integer, 899000, 10817),
  (78, 9, '$69k spread on this brick ranch', 'The owner has held it free and clear since the nineties. 3 bed, 1.5 bath, 1,558 sq ft, built in 1977, on a 0.27 acre lot.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Two bids came back around $40k.

Ask $306,000 + repairs $40,000 = $346,000 all in, against an ARV of $415,000 (83%).

We own two doors nearby and have never been empty for more than three weeks, largely because of F. E. Warren Air Force Base.

Cash or equivalent, close in 14 days or less with our title company. We own it. Vacant, go any time.', 'Single Family', '3657 Woodlawn St', 'Cheyenne', 'WY', '82007', 'Laramie', 306000, 3, 1.5, 1558, 11770, 'Medium Rehab', 'Cash', 'vacant', false, '{exterior-078,living-worn-3,bathroom-worn-1,bathroom-worn-2,bedroom-worn-2}', null::bigint, 41.102, -104.8111, 333, 415000, 40000, null::bigint, null::bigint, null::float8, '{"property_taxes":1650,"insurance":1250}', '{"units":1,"year_built":1977,"unit_mix":null,"parking":"2-car garage","zoning":null,"apn":"83-2801-410"}', 103815, 'active', null::integer, null::bigint, null::integer),
  (79, 70, 'Down to the studs: 1940s colonial near the Link light rail', '1,766 sq ft two-story from 1943 with three bedrooms and 2.5 baths. The owner has held it free and clear since the nineties. Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Figure $126k at investor pricing.

Ask $470,000 + repairs $125,500 = $595,500 all in, against an ARV of $900,000 (66%). Seattle regulars know the pull of the Link light rail, and then there is South Lake Union. Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Single Family', '480 Garnet Pl', 'Seattle', 'WA', '98198', 'King', 470000, 3, 2.5, 1766, 8490, 'Heavy Rehab', 'Cash', 'vacant', true, '{exterior-079,kitchen-gutted-1,bathroom-gutted-1,plan-gable-1,bedroom-gutted-2,bathroom-gutted-2}', null::bigint, 47.3929, -122.3172, 1041, 900000, 125500, null::bigint, null::bigint, null::float8, '{"property_taxes":4250,"insurance":1700}', '{"units":1,"year_built":1943,"unit_mix":null,"parking":"1-car garage","zoning":null,"apn":null}', 69845, 'active', null::integer, 489000, 6291),
  (80, 52, '0.18 acre in Miami: wooded lot, survey in hand', 'Mature timber that has not been cut in thirty years. The parcel measures 0.18 acre by the recent survey, stakes are in.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Growth in Miami follows the Metrorail and Little Havana foot traffic.

A private lender is in place at 10% interest only if you want the introduction. We own it.', 'Land', '5299 Kingsley Rd', 'Miami', 'FL', '33131', 'Miami-Dade', 53000, 0, 0, 0, 7773, null, 'Private Money', 'vacant', false, '{exterior-080,aerial-080,view-080}', null::bigint, 25.7651, -80.1884, 514, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":450}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"A-1","apn":null}', 35655, 'active', null::integer, 58000, 10625),
  (81, 61, 'Paint-and-carpet condo in Minneapolis', '2 bed, 2 bath, 1,036 sq ft in a 1970 building with a balcony facing west. Partnership is splitting up and this is the last asset.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. Our scope comes to $18k.

ARV is $320k on three renovated comps inside a mile and six months. All in you are at $289k.

Most tenants here are drawn by the Blue Line, some by the chain of lakes.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Open for walkthroughs Thursday and Saturday.', 'Condo', '2206 Perry Dr #3B', 'Minneapolis', 'MN', '55438', 'Hennepin', 271000, 2, 2, 1036, 0, 'Light Rehab', 'Owner Financing', 'vacant', false, '{exterior-081,kitchen-dated-4,living-dated-4}', null::bigint, 44.8212, -93.3724, 364, 320000, 18000, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1970,"unit_mix":null,"parking":null,"zoning":"PUD","apn":"25-4086-187"}', 145130, 'active', null::integer, null::bigint, null::integer),
  (82, 11, 'Jackson fourplex', 'Direct to seller, they called from our mailer. Four units, 4,830 sq ft, 12 bedrooms over four units. Off-street parking in the rear.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

Collected rent is about $5,450 a month, near $1,375 a unit. After taxes, insurance, management and reserves the NOI is $35,700, an 8.95% cap at ask.

The Fondren district and Jackson State keep vacancy low in this part of Jackson.

Appraises and insures without drama, so bank money works. We own it. Showings with 24 hours’ notice.', 'Multi Family', '4660 W Whitman Ave', 'Jackson', 'MS', '39203', 'Hinds', 399000, 12, 8, 4830, 8480, 'Turn-Key', 'Conventional', 'occupied', false, '{exterior-082,bedroom-renovated-2,kitchen-renovated-4,bedroom-renovated-1,bathroom-renovated-3,plan-triplex-1}', 35700, 32.3049, -90.1963, 73, 420000, 0, 5800, 75, 7, '{"property_taxes":2700,"insurance":2100,"maintenance":8215,"management":7800,"utilities":5700,"reserves":3350}', '{"units":4,"year_built":1921,"unit_mix":[{"units":4,"bedrooms":3,"bathrooms":2,"rent":1450}],"parking":null,"zoning":"MF-1","apn":"11-5258-414"}', 4198, 'active', null::integer, null::bigint, null::integer),
  (83, 59, '6.7% cap: warehouse near the Greenbelt', 'Seller is relocating for work. One tenant space totalling 15,800 sq ft with fenced yard storage. Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Figure $115k at investor pricing.

Collected rent is about $13,900 a month. After taxes, insurance, management and reserves the NOI is $100,500, a 6.72% cap at ask. Ask $1,495,000 + repairs $114,500 = $1,609,500 all in, against an ARV of $1,700,000 (95%). Your exit isn’t a worry: the Greenbelt and Boise State bring both tenants and owner-occupants. Existing loan of about $1.08M at 3.5% stays in place. PITI is current. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '307 Linden Blvd', 'Boise', 'ID', '83712', 'Ada', 1495000, 0, 1, 15800, 39500, 'Light Rehab', 'Subject To', 'occupied', false, '{exterior-083,hall-dated-1,workspace-dated-1,plan-warehouse-1}', 100500, 43.6062, -116.1613, 943, 1700000, 114500, 14650, null::bigint, 5, '{"property_taxes":9450,"insurance":7900,"maintenance":19460,"management":18850,"reserves":10850}', '{"units":1,"year_built":1972,"unit_mix":null,"parking":"7 surface spaces","zoning":null,"apn":null}', 47861, 'active', null::integer, 1602000, 16693),
  (84, 59, 'Value-add two-story: kitchens, baths, mechanicals', 'The owner has held it free and clear since the nineties. 3 bed, 1 bath, 1,268 sq ft, built in 1933, on a 0.12 acre lot.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Two bids came back around $39k.

Renovated comps support $166,000. At $113,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Renters are easy to find thanks to Upstate Medical and the Micron project in Clay.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. Lockbox on site, message for the code.', 'Single Family', '2002 Grafton Dr', 'Syracuse', 'NY', '13205', 'Onondaga', 113000, 3, 1, 1268, 5420, 'Medium Rehab', 'Subject To', 'vacant', true, '{exterior-084,bedroom-worn-2,living-worn-1,bedroom-worn-3,plan-gable-1,bathroom-worn-2}', null::bigint, 43.0115, -76.1493, 379, 166000, 38500, null::bigint, null::bigint, null::float8, '{"property_taxes":1750,"insurance":600}', '{"units":1,"year_built":1933,"unit_mix":null,"parking":"2-car garage","zoning":"R-1","apn":null}', 100106, 'active', null::integer, 108000, 4328),
  (87, 9, 'Cash-flowing 8-unit brick walk-up, 7.3% cap', '8-unit brick walk-up from 1953: 16 bedrooms over eight units, 6,990 sq ft, separate electric meters. Came to us through the seller’s attorney.

Clean, insured, and managed by a local PM who would stay on at 8%.

T-12: income $246,750 / expenses $101,250 / NOI $145,500. Rent roll and bank statements after NDA.

Renters are mostly long-term thanks to the Midtown district and UNR.

Structured for private money, first-position note. Under contract direct with the seller; assignment or double close. Please don’t disturb the tenants.', 'Multi Family', '98 Pine Ridge Ln', 'Reno', 'NV', '89523', 'Washoe', 2000000, 16, 8, 6990, 7240, 'Turn-Key', 'Private Money', 'occupied', true, '{exterior-087,kitchen-renovated-4,bathroom-renovated-3,plan-walkup-1,bedroom-renovated-4,bathroom-renovated-4}', 145500, 39.5224, -119.9024, 342, 2125000, 0, 21875, null::bigint, 6, '{"property_taxes":9450,"insurance":7150,"maintenance":29200,"management":25700,"utilities":17000,"reserves":12750}', '{"units":8,"year_built":1953,"unit_mix":null,"parking":"8 off-street spaces","zoning":"MF-1","apn":null}', 74321, 'active', null::integer, null::bigint, null::integer),
  (89, 3, '7.0% cap: side-by-side duplex near Rutgers-Newark', '6 bedrooms over two units, built 1976. Leases are month to month, so rents can move. Seller is relocating for work.

Collected rent is about $7,050 a month, near $3,525 a unit. After taxes, insurance, management and reserves the NOI is $48,200, a 7.04% cap at ask. Renovated comps support $810,000. At $685,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $38k for repairs; verify with your own crew.

Renters are mostly long-term thanks to Rutgers-Newark and Penn Station.

Structured for private money, first-position note. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '2761 Garnet Ave', 'Newark', 'NJ', '07107', 'Essex', 685000, 6, 4, 2470, 5240, 'Light Rehab', 'Private Money', 'occupied', true, '{exterior-089,bedroom-dated-2,bathroom-dated-2,plan-duplex-2,bathroom-dated-3,bedroom-dated-1}', 48200, 40.7569, -74.1922, 651, 810000, null::bigint, 7425, null::bigint, 5, '{"property_taxes":13600,"insurance":3100,"maintenance":5595,"management":5850,"utilities":4700,"reserves":3600}', '{"units":2,"year_built":1976,"unit_mix":[{"units":2,"bedrooms":3,"bathrooms":2}],"parking":null,"zoning":"R-4","apn":null}', 45526, 'active', null::integer, 713000, 3328),
  (90, 26, '8.5% cap: 7-bay flex park near the bayfront', 'Tired landlord is done after a long hold. Seven spaces totalling 21,150 sq ft with about 10% office finish.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Gross $277,884, expenses $99,984, NOI $177,900. That’s 8.47% on the asking price before any upside.

We own two doors nearby and have never been empty for more than three weeks, largely because of Gannon University.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '348 W Meadowbrook Ave', 'Erie', 'PA', '16501', 'Erie', 2100000, 0, 6, 21150, 58400, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-090,hall-renovated-1,workspace-renovated-1,plan-flex-1}', 177900, 42.128, -80.0832, 197, null::bigint, 0, 24900, null::bigint, 7, '{"property_taxes":28050,"insurance":9150,"maintenance":18534,"management":18550,"utilities":13900,"reserves":8100,"other":3700}', '{"units":7,"year_built":2005,"unit_mix":null,"parking":"Street","zoning":"LI","apn":null}', 29780, 'active', null::integer, null::bigint, null::integer),
  (99, 68, 'Omaha ranch', 'Seller bought another place and is carrying two payments. 4 bed, 1 bath, 2,040 sq ft, built in 1976, on a 0.23 acre lot. Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Figure $72k at investor pricing.

Collected rent is about $2,700 a month. After taxes, insurance, management and reserves the NOI is $18,500, a 7.49% cap at ask. Numbers:
• Price $247,000
• Repairs $71,500
• ARV $347,000
• All in at 92% of ARV Most tenants here are drawn by the UNMC campus, some by the downtown streetcar project. Looking for a clean cash offer with proof of funds. Showings with 24 hours’ notice.', 'Single Family', '1931 W Calloway Ter', 'Omaha', 'NE', '68138', 'Sarpy', 247000, 4, 1, 2040, 10080, 'Medium Rehab', 'Cash', 'occupied', false, '{exterior-099,bathroom-worn-2,kitchen-worn-2,plan-ranch-2,bathroom-worn-1,bedroom-worn-1}', 18500, 41.1561, -96.1391, 15, null::bigint, 71500, 2825, null::bigint, 5, '{"property_taxes":3250,"insurance":1900,"maintenance":3155,"management":3500,"reserves":1900}', '{"units":1,"year_built":1976,"unit_mix":null,"parking":null,"zoning":"R-1","apn":null}', 1231, 'active', null::integer, null::bigint, null::integer),
  (100, 28, 'Turn-key and tenanted: brick ranch near Redstone Arsenal', 'Came to us through the seller’s attorney. 3 bed, 1.5 bath, 1,390 sq ft, built in 1957, on a 0.14 acre lot.

Renovated comps run around $293k, so there is some equity on day one.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Most tenants here are drawn by Redstone Arsenal, some by Cummings Research Park.

Structured for private money, first-position note. Please don’t disturb the tenants.', 'Single Family', '464 31st Ave', 'Huntsville', 'AL', '35816', 'Madison', 271000, 3, 1.5, 1390, 6020, 'Turn-Key', 'Private Money', 'occupied', false, '{exterior-100,kitchen-renovated-2,living-renovated-4,bathroom-renovated-3,plan-ranch-1,bedroom-renovated-3}', null::bigint, 34.7404, -86.6274, 31, 293000, 0, 2950, null::bigint, 7, '{"property_taxes":1150,"insurance":1700,"maintenance":4700,"management":4200}', '{"units":1,"year_built":1957,"unit_mix":null,"parking":"2-car garage","zoning":"R-1","apn":"12-2712-080"}', 5097, 'active', null::integer, null::bigint, null::integer),
  (101, 57, 'Turn-key and tenanted: mid-century near Fresno State', 'Owner retired and is selling the portfolio one by one. 4 bed, 1 bath, 1,826 sq ft, built in 1974, on a 0.13 acre lot.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

NOI is $44,300 on trailing numbers, not pro forma (7.77% cap). Expenses run 40% of collections.

Renters are mostly long-term thanks to Fresno State and the Community Regional hospital district.

Looking for a clean cash offer with proof of funds. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '4956 Hickory Ave', 'Fresno', 'CA', '93705', 'Fresno', 570000, 4, 1, 1826, 5820, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-101,living-renovated-1,bedroom-renovated-3,plan-modern-1,bedroom-renovated-2}', 44300, 36.7861, -119.8326, 209, 580000, null::bigint, 6675, null::bigint, 8, '{"property_taxes":3700,"insurance":1700,"maintenance":11242,"management":8750,"reserves":4000}', '{"units":1,"year_built":1974,"unit_mix":null,"parking":null,"zoning":"R-1","apn":"37-7012-364"}', 104700, 'active', null::integer, 617000, 6521),
  (102, 7, 'View lot, 0.52 acre, no HOA', '0.52 acre (22,480 sq ft), raw desert with power at the corner.

Builders are active on this side of Las Cruces; New Mexico State and White Sands are what they’re after.

City sewer is in the street. A sketch plan for subdividing is in the folder.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', '1068 Garnet Rd', 'Las Cruces', 'NM', '88007', 'Doña Ana', 20000, 0, 0, 0, 22480, null, 'Cash', 'vacant', false, '{exterior-102,view-102,aerial-102,topographic-1}', null::bigint, 32.3163, -106.8056, 49, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"RR","apn":null}', 83189, 'active', null::integer, null::bigint, null::integer),
  (105, 56, 'Fort Wayne pasture tract – 19.7 acres', 'Direct from a family that has paid the taxes on this for decades. 19.7 acres, level and cleared, with road frontage on the south side. Outside the flood zone per the current map. Electric is 200 feet away. That’s $6,500 an acre.

Growth in Fort Wayne follows the Electric Works project and the GM truck plant. Looking for a clean cash offer with proof of funds. Under contract direct with the seller; assignment or double close.', 'Land', '7740 3rd Trl', 'Fort Wayne', 'IN', '46815', 'Allen', 129000, 0, 0, 0, 859101, null, 'Cash', 'vacant', true, '{exterior-105,aerial-105,view-105,topographic-1}', null::bigint, 41.1047, -85.0575, 87, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"A-1","apn":"12-7960-131"}', 113195, 'active', null::integer, 124000, 32136),
  (109, 3, 'Take over payments: porch-front bungalow', 'Seller is relocating for work. 4 bed, 2 bath, 2,088 sq ft, built in 1936, on a 0.17 acre lot.

No deferred maintenance. Inspection report from this spring is in the folder.

Asking $311,000; the last appraisal came in at $332,000.

The Act 60 newcomers and Santurce keep vacancy low in this part of San Juan.

Existing loan of about $233k at 2.875% stays in place. PITI is current. Lockbox on site, message for the code.', 'Single Family', '235 Chestnut St', 'San Juan', 'PR', '00918', 'San Juan', 311000, 4, 2, 2088, 7410, 'Turn-Key', 'Subject To', 'vacant', false, '{exterior-109,bedroom-renovated-4,kitchen-renovated-4,plan-craftsman-1,bedroom-renovated-3,bathroom-renovated-2}', null::bigint, 18.3968, -66.0599, 1057, 332000, null::bigint, 3375, null::bigint, 4, '{"property_taxes":1800,"insurance":2400,"maintenance":4050,"management":4100,"reserves":2200}', '{"units":1,"year_built":null,"unit_mix":null,"parking":null,"zoning":null,"apn":"58-9035-360"}', 162469, 'paused', 94517, null::bigint, null::integer),
  (111, 54, 'Cape Coral two-story frame house, delivered vacant', 'Walked it last week: 4 bedrooms, 2.5 baths, 1,814 sq ft, 1964 construction. Came to us through the seller’s attorney.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Our scope comes to $21k.

Renovated comps support $410,000. At $346,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The Lee Health expansion and the canal lifestyle keep vacancy low in this part of Cape Coral.

Appraises and insures without drama, so bank money works. Lockbox on site, message for the code.', 'Single Family', '1721 Orchard St', 'Cape Coral', 'FL', '33990', 'Lee', 346000, 4, 2.5, 1814, 16830, 'Light Rehab', 'Conventional', 'vacant', true, '{exterior-111,bathroom-dated-4,kitchen-dated-2,plan-gable-2,bathroom-dated-3}', null::bigint, 26.6268, -81.968, 398, 410000, 20500, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1964,"unit_mix":null,"parking":"Carport","zoning":"RS-6","apn":null}', 90449, 'active', null::integer, null::bigint, null::integer),
  (114, 68, 'Flip with $35k in it: two-story', '1,346 sq ft two-story frame house from 1961 with three bedrooms and 1.5 baths. Direct to seller, they called from our mailer.

Numbers:
• Price $124,900
• Repairs $85,500
• ARV $244,900
• All in at 86% of ARV

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Two bids came back around $86k.

Springfield regulars know the pull of Missouri State, and then there is CoxHealth and Mercy.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Lockbox on site, message for the code.', 'Single Family', '447 Kenilworth Pl', 'Springfield', 'MO', '65807', 'Greene', 124900, 3, 1.5, 1346, 11060, 'Heavy Rehab', 'Cash', 'vacant', true, '{exterior-114,living-gutted-2,bedroom-gutted-1,bathroom-gutted-1,plan-gable-2,bedroom-gutted-2}', null::bigint, 37.1711, -93.3092, 54, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1961,"unit_mix":null,"parking":"Carport","zoning":"R-1","apn":"49-7509-049"}', 8434, 'active', null::integer, null::bigint, null::integer),
  (115, 51, 'Office building near Lake Superior tourism', 'Tired landlord is done after a long hold. Office building of 24,600 sq ft; staggered leases, no two expire in the same year.

Cosmetics and two rooftop units near the end. Tenants want better lighting. Our scope comes to $221k (about $22k a unit).

Collected rent is about $36,250 a month. After taxes, insurance, management and reserves the NOI is $266,700, an 8.82% cap at ask. Renovated comps support $3,650,000. At $3,025,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

UMD and Lake Superior tourism keep vacancy low in this part of Duluth.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '172 Larkspur Way', 'Duluth', 'MN', '55802', 'St. Louis', 3025000, 0, 10, 24600, 73500, 'Light Rehab', 'Owner Financing', 'occupied', false, '{exterior-115,workspace-dated-2,plan-office-1,bathroom-dated-2,workspace-dated-1}', 266700, 46.7639, -92.0872, 162, 3650000, null::bigint, 38175, null::bigint, 5, '{"property_taxes":32650,"insurance":12950,"maintenance":35345,"management":40600,"utilities":17400,"reserves":19000,"other":10550}', '{"units":10,"year_built":1987,"unit_mix":null,"parking":"70 surface spaces","zoning":"C-1","apn":"45-2730-237"}', 97775, 'active', null::integer, null::bigint, null::integer),
  (117, 17, '$70k spread on this contemporary', 'Solid 5/1.5 with 2,478 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly.

ARV is $399k on three renovated comps inside a mile and six months. All in you are at $330k.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $64k.

We own two doors nearby and have never been empty for more than three weeks, largely because of Elmwood Village.

A private lender is in place at 10% interest only if you want the introduction. Vacant, go any time.', 'Single Family', '2669 Meadowbrook Ave', 'Buffalo', 'NY', '14215', 'Erie', 266000, 5, 1.5, 2478, 11020, 'Medium Rehab', 'Private Money', 'vacant', true, '{exterior-117,bedroom-worn-2,kitchen-worn-1,bathroom-worn-3,bedroom-worn-1,plan-modern-1}', null::bigint, 42.93, -78.8132, 449, 399000, 63500, 3825, null::bigint, 6, '{"property_taxes":3600,"insurance":1400,"maintenance":7550,"management":6650}', '{"units":1,"year_built":1985,"unit_mix":null,"parking":"Driveway","zoning":"RS-6","apn":"53-7041-240"}', 73629, 'active', null::integer, null::bigint, null::integer),
  (118, 51, 'Cosmetic 12-unit brick walk-up with room to push rents', '12-unit building from 1967: 24 bedrooms over 12 units, 11,590 sq ft, separate electric meters. Heirs live out of state and want it off their plate.

Collected rent is about $20,400 a month, near $1,700 a unit. After taxes, insurance, management and reserves the NOI is $146,800, an 8.51% cap at ask.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $121k at investor pricing (about $10k a unit).

Chattanooga regulars know the pull of the Volkswagen plant, and then there is the Southside.

Set up for hard money: scope, photos and comps are packaged for your lender. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '342 Whitman Ave', 'Chattanooga', 'TN', '37415', 'Hamilton', 1725000, 24, 12, 11590, 7120, 'Light Rehab', 'Hard Money', 'occupied', true, '{exterior-118,bathroom-dated-2,bedroom-dated-4,bedroom-dated-2,plan-walkup-1}', 146800, 35.1302, -85.2814, 43, null::bigint, 120500, 22175, null::bigint, 8, '{"property_taxes":9600,"insurance":9900,"maintenance":29412,"management":20650,"utilities":12850,"reserves":15600}', '{"units":12,"year_built":1967,"unit_mix":[{"units":12,"bedrooms":2,"bathrooms":1}],"parking":"Gravel lot behind the building","zoning":null,"apn":"13-9194-345"}', 2527, 'active', null::integer, null::bigint, null::integer),
  (120, 59, '1930s bungalow near UT', 'Walked it last week: 3 bedrooms, 2 baths, 1,676 sq ft, 1937 construction. The owner has held it free and clear since the nineties.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Figure $44k at investor pricing.

Gross $43,608, expenses $16,008, NOI $27,600. That’s 7.23% on the asking price before any upside.

Renters are mostly long-term thanks to the Domain and the Tesla plant.

A private lender is in place at 10% interest only if you want the introduction. Contract is signed and can be shown on request.', 'Single Family', '965 7th Ave', 'Austin', 'TX', '78719', 'Travis', 382000, 3, 2, 1676, 7840, 'Medium Rehab', 'Private Money', 'occupied', true, '{exterior-120,bathroom-worn-2,kitchen-worn-3,plan-craftsman-1,bedroom-worn-1,bathroom-worn-3}', 27600, 30.1807, -97.6718, 423, 560000, 44000, 3950, null::bigint, 8, '{"property_taxes":6550,"insurance":2650,"maintenance":3008,"management":2600,"reserves":1200}', '{"units":1,"year_built":1937,"unit_mix":null,"parking":"Carport","zoning":null,"apn":"39-4664-166"}', 72818, 'active', null::integer, null::bigint, null::integer),
  (123, 3, 'Distribution building at an 8.3% cap', 'Estate sale, probate is closed. Two spaces totalling 29,350 sq ft with about 10% office finish.

Gross $217,620, expenses $98,720, NOI $118,900. That’s 8.29% on the asking price before any upside.

Mostly vacant. Roof, mechanicals and storefronts all need replacing; frame and slab are good. Two bids came back around $577k.

Shreveport regulars know the pull of Ochsner LSU Health, and then there is Barksdale Air Force Base.

Creative terms preferred: part seller note, part new debt. Bring a structure. Under contract direct with the seller; assignment or double close. Please don’t disturb the tenants.', 'Industrial', '6686 14th St', 'Shreveport', 'LA', '71105', 'Caddo', 1435000, 0, 3, 29350, 58000, 'Heavy Rehab', 'Creative', 'occupied', true, '{exterior-123,hall-gutted-1,workspace-gutted-1,plan-warehouse-1}', 118900, 32.4562, -93.7119, 515, 2225000, 577000, 19425, 75, 7, '{"property_taxes":8150,"insurance":8150,"maintenance":29070,"management":24950,"utilities":15000,"reserves":13400}', '{"units":2,"year_built":null,"unit_mix":null,"parking":"Street","zoning":"M-1","apn":"92-4075-221"}', 113053, 'active', null::integer, 1491000, 12177),
  (124, 69, 'Side-by-side duplex at an 8.4% cap', 'Duplex from 1990: 7 bedrooms over two units, 2,490 sq ft, separate electric meters. Partnership is splitting up and this is the last asset.

Functional as it sits. New counters and flooring would bring it to market finish. Our scope comes to $34k.

NOI is $36,400 on trailing numbers, not pro forma (8.37% cap). Expenses run 37% of collections. ARV is $510k on three renovated comps inside a mile and six months. All in you are at $469k.

Most tenants here are drawn by the Metro-North line, some by the Steelpointe Harbor project.

Cash only, as-is, $5,000 non-refundable after a three-day look. Please don’t disturb the tenants.', 'Multi Family', '4328 Laurel Pl', 'Bridgeport', 'CT', '06608', 'Fairfield', 435000, 7, 3, 2490, 5420, 'Light Rehab', 'Cash', 'occupied', true, '{exterior-124,kitchen-dated-1,bathroom-dated-4,bathroom-dated-2,plan-duplex-2,bedroom-dated-1}', 36400, 41.1837, -73.1867, 331, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":2,"year_built":1990,"unit_mix":[{"units":1,"bedrooms":3,"bathrooms":1.5},{"units":1,"bedrooms":4,"bathrooms":1.5}],"parking":null,"zoning":"MF-1","apn":"61-3304-395"}', 108880, 'active', null::integer, null::bigint, null::integer),
  (125, 59, 'Cash-flowing fourplex, 6.9% cap', 'Four-family from 1966: 9 bedrooms over four units, 3,380 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

NOI is $183,900 on trailing numbers, not pro forma (6.94% cap). Expenses run 35% of collections.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Honolulu regulars know the pull of the military housing allowance, and then there is the Skyline rail.

Cash or equivalent, close in 14 days or less with our title company. Please don’t disturb the tenants.', 'Multi Family', '5164 Fairmount St', 'Honolulu', 'HI', '96817', 'Honolulu', 2650000, 9, 4, 3380, 3730, 'Turn-Key', 'Cash', 'occupied', false, '{exterior-125,bathroom-renovated-1,living-renovated-2,bedroom-renovated-4,plan-triplex-1}', 183900, 21.3309, -157.8584, 1071, null::bigint, 0, 24975, null::bigint, 5, '{"property_taxes":7750,"insurance":7400,"maintenance":28715,"management":24350,"utilities":21000,"reserves":11600}', '{"units":4,"year_built":1966,"unit_mix":[{"units":3,"bedrooms":2,"bathrooms":1,"rent":5915},{"units":1,"bedrooms":3,"bathrooms":1,"rent":7230}],"parking":"Carports","zoning":"R-3","apn":null}', 46852, 'active', null::integer, null::bigint, null::integer),
  (128, 32, 'Infill teardown in Fayetteville', 'Solid 3/1.5 with 1,652 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Priced at land value. The structure is beyond economic repair and the city has a demolition estimate on file.

New construction of this size trades around $289k here. At $103,000 the dirt pencils for a spec build.

Your exit isn’t a worry: Cape Fear Valley Health and Fort Bragg bring both tenants and owner-occupants.

A private lender is in place at 10% interest only if you want the introduction. Lockbox on site, message for the code.', 'Residential', '434 Wexford Ln', 'Fayetteville', 'NC', '28301', 'Cumberland', 103000, 3, 1.5, 1652, 5210, 'Tear-Down', 'Private Money', 'vacant', true, '{exterior-128,living-gutted-1,bedroom-gutted-2,plan-craftsman-1,bedroom-gutted-1,bathroom-gutted-1}', null::bigint, 35.0735, -78.8848, 136, 289000, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":750,"insurance":700}', '{"units":1,"year_built":1914,"unit_mix":null,"parking":"Street","zoning":null,"apn":"50-1738-334"}', 25559, 'active', null::integer, null::bigint, null::integer),
  (129, 42, 'Office building at a 9.5% cap', 'Seller is relocating for work. Garden office of 8,450 sq ft; one space is dark and priced in.

Roof has three years in it, half of the HVAC is original and the common areas are dated. Figure $184k at investor pricing (about $37k a unit).

Collected rent is about $12,950 a month. After taxes, insurance, management and reserves the NOI is $96,100, a 9.47% cap at ask. Renovated comps support $1,320,000. At $1,015,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The Tide light rail and Naval Station Norfolk keep vacancy low in this part of Norfolk.

Seller will carry with $203k down at 7%, ten-year balloon. Contract is signed and can be shown on request.', 'Commercial', '120 Linden Ave', 'Norfolk', 'VA', '23517', 'Norfolk, City of', 1015000, 0, 5, 8450, 24200, 'Medium Rehab', 'Owner Financing', 'occupied', true, '{exterior-129,workspace-worn-2,plan-office-1,bathroom-worn-2,workspace-worn-1}', 96100, 36.8704, -76.2973, 569, null::bigint, 183500, 13800, 125, 7, '{"property_taxes":8950,"insurance":7600,"maintenance":14253,"management":11800,"utilities":8800,"reserves":7900}', '{"units":5,"year_built":null,"unit_mix":null,"parking":"25 surface spaces","zoning":"C-1","apn":"94-9087-198"}', 62662, 'active', null::integer, 974000, 16320),
  (130, 59, '0.16 acre in Cincinnati: pasture tract, survey in hand', 'Direct from a family that has paid the taxes on this for decades. 0.16 acre, level and cleared, with road frontage on the south side. Water and power are at the road, perc test passed in the spring, and the title is clean.

Demand here comes from the Over-the-Rhine revival. Nearby resales haven’t lasted long on the market. Structured for private money, first-position note. Selling with title, not an assignment.', 'Land', 'Lot 42, Walden Rd', 'Cincinnati', 'OH', '45230', 'Hamilton', 22500, 0, 0, 0, 7137, null, 'Private Money', 'vacant', false, '{exterior-130,aerial-130,view-130,topographic-1}', null::bigint, 39.0756, -84.3724, 37, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":350}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"R-1","apn":"90-9390-316"}', 3171, 'active', null::integer, null::bigint, null::integer),
  (135, 70, 'Turn-key and tenanted: garden office near the bank towers', '12,650 sq ft, eight suites, built 1985, on 0.6 acre with surface parking. Seller bought another place and is carrying two payments.

NOI is $206,900 on trailing numbers, not pro forma (7.81% cap). Expenses run 39% of collections.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Your exit isn’t a worry: the bank towers and the NoDa breweries bring both tenants and owner-occupants.

Structured for private money, first-position note. Showings with 24 hours’ notice.', 'Commercial', '8755 Linden Way', 'Charlotte', 'NC', '28226', 'Mecklenburg', 2650000, 0, 7, 12650, 26200, 'Turn-Key', 'Private Money', 'occupied', false, '{exterior-135,workspace-renovated-2,plan-office-1,bathroom-renovated-1,workspace-renovated-1}', 206900, 35.0868, -80.8114, 351, 2800000, null::bigint, 30225, null::bigint, 7, '{"property_taxes":17750,"insurance":15250,"maintenance":32261,"management":30550,"utilities":17500,"reserves":17100}', '{"units":8,"year_built":1985,"unit_mix":null,"parking":"Street","zoning":"C-2","apn":"81-8877-287"}', 141098, 'active', null::integer, null::bigint, null::integer),
  (136, 1, '6-unit brick walk-up near Raytheon and Davis-Monthan', '12 bedrooms over six units, built 1945. Leases are month to month, so rents can move. Seller bought another place and is carrying two payments.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Our scope comes to $97k (about $16k a unit).

T-12: income $78,960 / expenses $28,160 / NOI $50,800. Rent roll and bank statements after NDA. Renovated comps support $1,000,000. At $745,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Your exit isn’t a worry: Raytheon and Davis-Monthan and the University of Arizona bring both tenants and owner-occupants.

Seller will carry with $149k down at 7%, ten-year balloon. Under contract direct with the seller; assignment or double close. Please don’t disturb the tenants.', 'Multi Family', '1535 Walden Dr', 'Tucson', 'AZ', '85714', 'Pima', 745000, 12, 6, 5040, 11410, 'Medium Rehab', 'Owner Financing', 'occupied', true, '{exterior-136,living-worn-3,bathroom-worn-2,bathroom-worn-3,plan-walkup-1,bedroom-worn-1}', 50800, 32.1764, -110.9656, 81, 1000000, 96500, 6875, 125, 6, '{"property_taxes":4300,"insurance":2650,"maintenance":6410,"management":5750,"utilities":3950,"reserves":3400,"other":1700}', '{"units":6,"year_built":1945,"unit_mix":[{"units":6,"bedrooms":2,"bathrooms":1}],"parking":"Street","zoning":null,"apn":"64-7520-311"}', 86689, 'active', null::integer, null::bigint, null::integer),
  (138, 48, 'Duplex at a 7.6% cap', '7 bedrooms over two units, built 1970. One unit is owner-occupied and will be vacant at closing. Came to us through the seller’s attorney.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $40k for repairs; verify with your own crew.

Gross $70,395, expenses $32,095, NOI $38,300. That’s 7.58% on the asking price before any upside.

The Swamp Rabbit Trail and BMW and Michelin keep vacancy low in this part of Greenville.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. We are under contract and assigning. Please don’t disturb the tenants.', 'Multi Family', '208 Rosewood St', 'Greenville', 'SC', '29613', 'Greenville', 505000, 7, 3, 2480, 5840, 'Light Rehab', 'Owner Financing', 'occupied', true, '{exterior-138,kitchen-dated-1,living-dated-3,bedroom-dated-3,plan-duplex-1}', 38300, 34.9286, -82.4283, 9, 560000, 39500, 6100, 75, 5, '{"property_taxes":2900,"insurance":2800,"maintenance":8995,"management":8200,"utilities":4450,"reserves":4750}', '{"units":2,"year_built":1970,"unit_mix":[{"units":1,"bedrooms":3,"bathrooms":1.5,"rent":2795},{"units":1,"bedrooms":4,"bathrooms":1.5,"rent":3305}],"parking":"2 off-street spaces","zoning":"R-3","apn":null}', 1280, 'active', null::integer, null::bigint, null::integer),
  (141, 26, '6.2% cap: side-by-side duplex near the new airport', '6 bedrooms over two units, built 1956. One unit is owner-occupied and will be vacant at closing. Seller is relocating for work.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

Gross $77,556, expenses $32,156, NOI $45,400. That’s 6.18% on the asking price before any upside.

Most tenants here are drawn by the new airport, some by TRAX.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Multi Family', '2041 W 7th Ave', 'Salt Lake City', 'UT', '84121', 'Salt Lake', 735000, 6, 3, 2390, 3350, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-141,living-renovated-2,bedroom-renovated-2,plan-duplex-2,bedroom-renovated-3}', 45400, 40.6262, -111.7717, 1382, null::bigint, 0, 7025, null::bigint, 8, '{"property_taxes":3850,"insurance":3200,"maintenance":7606,"management":6900,"utilities":5850,"reserves":4750}', '{"units":2,"year_built":1956,"unit_mix":[{"units":2,"bedrooms":3,"bathrooms":1.5}],"parking":"Carports","zoning":null,"apn":null}', 154237, 'active', null::integer, 779000, 17104),
  (142, 27, 'Little Rock mixed-use building', 'Estate sale, probate is closed. 7,190 sq ft in ten units; the bike shop downstairs pays on the first every month, apartments upstairs are rarely empty.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $74k at investor pricing (about $8k a unit).

Gross $162,144, expenses $66,744, NOI $95,400. That’s 8.71% on the asking price before any upside. ARV is $1.26M on three renovated comps inside a mile and six months. All in you are at $1.17M.

Little Rock regulars know the pull of the River Market district, and then there is UAMS and the VA hospital.

Structured for private money, first-position note. Please don’t disturb the tenants.', 'Mixed Use', '1254 S Elmhurst Blvd', 'Little Rock', 'AR', '72223', 'Pulaski', 1095000, 11, 10, 7190, 4750, 'Light Rehab', 'Private Money', 'occupied', false, '{exterior-142,workspace-dated-1,kitchen-dated-4,living-dated-4}', 95400, 34.7958, -92.5013, 633, 1265000, 73500, 13825, 250, 4, '{"property_taxes":6450,"insurance":7300,"maintenance":16694,"management":14750,"utilities":12500,"reserves":9050}', '{"units":10,"year_built":null,"unit_mix":null,"parking":"90 surface spaces","zoning":"TND","apn":null}', 168844, 'active', null::integer, null::bigint, null::integer),
  (144, 15, 'Miami condo', 'The owner has held it free and clear since the nineties. Corner unit, 1,178 sq ft, 2 bed and 2 bath. HOA allows rentals with a twelve-month minimum lease.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

$495,000 firm until the end of the month, then it goes to the MLS closer to $555k.

Miami regulars know the pull of the Metrorail, and then there is the health district.

Looking for a clean cash offer with proof of funds. Under contract direct with the seller; assignment or double close.', 'Condo', '4375 Marlowe St #204', 'Miami', 'FL', '33145', 'Miami-Dade', 495000, 2, 2, 1178, 0, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-144,living-renovated-2,kitchen-renovated-3,bathroom-renovated-2,bedroom-renovated-1,plan-midrise-1}', null::bigint, 25.7577, -80.2267, 64, null::bigint, null::bigint, 3200, null::bigint, null::float8, '{"property_taxes":4150,"insurance":1500,"maintenance":2200,"management":1650,"hoa":2950,"reserves":800}', '{"units":1,"year_built":1992,"unit_mix":null,"parking":"Street permit","zoning":null,"apn":"47-9026-193"}', 35005, 'paused', 7434, null::bigint, null::integer),
  (146, 2, 'Turn-key and tenanted: duplex near the biotech cluster on Torrey Pines Mesa', '4 bedrooms over two units, built 1978. Long-term tenants downstairs. Came to us through the seller’s attorney. Clean, insured, and managed by a local PM who would stay on at 8%.

Gross $158,688, expenses $72,688, NOI $86,000. That’s 6.56% on the asking price before any upside. The naval base and the biotech cluster on Torrey Pines Mesa keep vacancy low in this part of San Diego. Appraises and insures without drama, so bank money works. Showings with 24 hours’ notice.', 'Multi Family', '693 Calloway Ln', 'San Diego', 'CA', '92109', 'San Diego', 1310000, 4, 2, 1940, 6390, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-146,living-renovated-4,kitchen-renovated-1,bathroom-renovated-2,bedroom-renovated-4,plan-duplex-2}', 86000, 32.8011, -117.2363, 435, null::bigint, 0, 13725, 50, 4, '{"property_taxes":8950,"insurance":3550,"maintenance":20388,"management":20150,"utilities":10650,"reserves":9000}', '{"units":2,"year_built":null,"unit_mix":null,"parking":"2 off-street spaces","zoning":"RM-2","apn":null}', 113248, 'active', null::integer, null::bigint, null::integer),
  (149, 66, 'Turn-key condo in Baltimore', '2 bed, 2 bath, 1,156 sq ft in a 2000 building with a balcony facing west. Heirs live out of state and want it off their plate.

$197,000 firm until the end of the month, then it goes to the MLS closer to $214k.

Move-in ready. Reserves of the association are healthy and the minutes are in the folder.

Renters are steady thanks to Johns Hopkins and the Under Armour campus.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Condo', '4063 Larkspur Ter #6C', 'Baltimore', 'MD', '21213', 'Baltimore, City of', 197000, 2, 2, 1156, 0, 'Turn-Key', 'Hard Money', 'occupied', true, '{exterior-149,bathroom-renovated-3,kitchen-renovated-2,bathroom-renovated-4,plan-midrise-2,bedroom-renovated-1}', null::bigint, 39.3147, -76.5874, 672, null::bigint, null::bigint, 2250, null::bigint, 4, '{"property_taxes":1950,"insurance":400,"maintenance":2150,"management":1950,"hoa":3250,"reserves":1000}', '{"units":1,"year_built":2000,"unit_mix":null,"parking":"1 garage space","zoning":null,"apn":"72-2698-233"}', 61475, 'active', null::integer, 204000, 12560),
  (150, 48, 'Triplex at a 7.6% cap', 'Came to us through the seller’s attorney. Three units, 2,000 sq ft, 3 bedrooms over three units. Off-street parking in the rear.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Figure $52k at investor pricing (about $17k a unit).

Gross $69,255, expenses $28,855, NOI $40,400. That’s 7.62% on the asking price before any upside. Ask $530,000 + repairs $51,500 = $581,500 all in, against an ARV of $665,000 (87%).

Newark regulars know the pull of Rutgers-Newark, and then there is the Ironbound restaurants.

Looking for a clean cash offer with proof of funds. Please don’t disturb the tenants.', 'Multi Family', '524 Woodlawn Ln', 'Newark', 'NJ', '07112', 'Essex', 530000, 3, 3, 2000, 6040, 'Medium Rehab', 'Cash', 'occupied', false, '{exterior-150,living-worn-2,bedroom-worn-3,plan-triplex-1,bedroom-worn-2}', 40400, 40.7152, -74.2168, 1159, 665000, 51500, 6075, null::bigint, 5, '{"property_taxes":12100,"insurance":1950,"maintenance":4955,"management":4100,"utilities":2850,"reserves":2900}', '{"units":3,"year_built":null,"unit_mix":null,"parking":"3 off-street spaces","zoning":null,"apn":"84-8473-325"}', 170199, 'active', null::integer, null::bigint, null::integer),
  (155, 68, 'Value-add mixed-use corner: kitchens, baths, mechanicals', 'Seller is relocating for work. 5,470 sq ft in five units; the bike shop downstairs just signed for five more years, apartments upstairs are rarely empty.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. We carry $120k for repairs (about $24k a unit); verify with your own crew.

Collected rent is about $10,900 a month, near $2,175 a unit. After taxes, insurance, management and reserves the NOI is $74,600, a 7.98% cap at ask. Numbers:
• Price $935,000
• Repairs $120,000
• ARV $1,250,000
• All in at 84% of ARV

We own two doors nearby and have never been empty for more than three weeks, largely because of Brown and RISD.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '4044 Orchard Blvd', 'Providence', 'RI', '02908', 'Providence', 935000, 3, 5, 5470, 3280, 'Medium Rehab', 'Hard Money', 'occupied', true, '{exterior-155,workspace-worn-2,kitchen-worn-2,bathroom-worn-1,plan-shopfront-1,living-worn-2}', 74600, 41.8393, -71.4412, 53, 1250000, 120000, 11625, 200, 8, '{"property_taxes":11250,"insurance":4250,"maintenance":13598,"management":14000,"utilities":6750,"reserves":6100}', '{"units":5,"year_built":1938,"unit_mix":null,"parking":"Shared lot","zoning":null,"apn":"10-5895-321"}', 10877, 'active', null::integer, 1017000, 829),
  (156, 20, 'Down to the studs: craftsman bungalow near Sanford Health', 'Walked it last week: 3 bedrooms, 2.5 baths, 1,570 sq ft, 1929 construction. Seller is relocating for work.

Full renovation: roof, electrical, plumbing, HVAC, drywall and all finishes. Some demo is already done. Figure $95k at investor pricing.

Renovated comps support $332,000. At $167,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Renters are steady thanks to Sanford Health and the Microsoft campus.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '1491 N Calloway St', 'Fargo', 'ND', '58103', 'Cass', 167000, 3, 2.5, 1570, 17020, 'Heavy Rehab', 'Hard Money', 'vacant', true, '{exterior-156,bedroom-gutted-2,kitchen-gutted-2,plan-craftsman-1}', null::bigint, 46.8572, -96.8121, 205, 332000, 94500, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1929,"unit_mix":null,"parking":"1-car garage","zoning":"R-2","apn":null}', 140087, 'active', null::integer, null::bigint, null::integer),
  (157, 68, 'Salt Lake City lake lot – 0.64 acre', 'A cleared pad above the shoreline. The parcel measures 0.64 acre by the recent survey, stakes are in.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Demand here comes from TRAX. Nearby resales haven’t lasted long on the market.

Cash only, as-is, $5,000 non-refundable after a three-day look. We own it.', 'Land', '576 Locust Rd', 'Salt Lake City', 'UT', '84123', 'Salt Lake', 148000, 0, 0, 0, 27733, null, 'Cash', 'vacant', false, '{exterior-157,aerial-157,view-157,topographic-3}', null::bigint, 40.666, -111.9225, 309, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"RR","apn":"65-7972-355"}', 66346, 'active', null::integer, null::bigint, null::integer),
  (158, 27, 'Turn-key flex building in Baton Rouge', 'Heirs live out of state and want it off their plate. Three spaces totalling 7,000 sq ft with a new TPO roof with warranty. LED throughout, fire panel inspected, all units occupied or in lease-up condition.

NOI is $66,700 on trailing numbers, not pro forma (9.39% cap). Expenses run 37% of collections. The ExxonMobil complex and LSU keep vacancy low in this part of Baton Rouge. Will qualify for conventional financing. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Industrial', '8818 Whitman Ave', 'Baton Rouge', 'LA', '70810', 'East Baton Rouge', 710000, 0, 3, 7000, 15700, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-158,hall-renovated-1,workspace-renovated-1,plan-flex-1}', 66700, 30.359, -91.093, 76, null::bigint, null::bigint, 9475, null::bigint, 7, '{"property_taxes":4100,"insurance":4350,"maintenance":11541,"management":9000,"utilities":5900,"reserves":4150}', '{"units":3,"year_built":2006,"unit_mix":null,"parking":"Street","zoning":"I-1","apn":null}', 15567, 'active', null::integer, null::bigint, null::integer),
  (160, 42, 'Flip with $75k in it: single-level ranch', 'Walked it last week: 4 bedrooms, 1.5 baths, 2,004 sq ft, 1969 construction. Partnership is splitting up and this is the last asset.

Renovated comps support $425,000. At $286,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $64k for repairs; verify with your own crew.

Renters are easy to find thanks to DART and the Southern Gateway park.

Cash or equivalent, close in 14 days or less with our title company. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '538 5th Ave', 'Dallas', 'TX', '75253', 'Dallas', 286000, 4, 1.5, 2004, 8090, 'Medium Rehab', 'Cash', 'vacant', true, '{exterior-160,bathroom-worn-1,kitchen-worn-3,bathroom-worn-2,bedroom-worn-1}', null::bigint, 32.6785, -96.6019, 515, 425000, 64000, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1969,"unit_mix":null,"parking":"Street","zoning":"R-1","apn":null}', 83796, 'active', null::integer, null::bigint, null::integer),
  (163, 52, 'Scrape or save: 1930s colonial on 0.14 acre', 'Estate sale, probate is closed. 3 bed, 1.5 bath, 1,724 sq ft, built in 1935, on a 0.14 acre lot.

Priced at land value. The structure is beyond economic repair and the city has a demolition estimate on file.

New construction of this size trades around $320k here. At $114,000 the dirt pencils for a spec build.

The Red Line and the 606 trail keep vacancy low in this part of Chicago.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Open for walkthroughs Thursday and Saturday.', 'Single Family', '3516 Redfield Ct', 'Chicago', 'IL', '60615', 'Cook', 114000, 3, 1.5, 1724, 5900, 'Tear-Down', 'Hard Money', 'vacant', true, '{exterior-163,bedroom-gutted-1,living-gutted-1,bathroom-gutted-2,plan-gable-1,bedroom-gutted-2}', null::bigint, 41.8, -87.6035, 942, 320000, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1935,"unit_mix":null,"parking":"2-car garage","zoning":"R-1","apn":"47-5948-037"}', 160135, 'active', null::integer, 118000, 47353),
  (166, 15, 'Full gut ranch, $278k ARV', 'Solid 3/2 with 1,538 sq ft under roof. Heirs live out of state and want it off their plate, so we can move quickly.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Our scope comes to $83k.

Ask $141,000 + repairs $82,500 = $223,500 all in, against an ARV of $278,000 (80%).

We own two doors nearby and have never been empty for more than three weeks, largely because of the Intel site in Licking County.

Cash or equivalent, close in 14 days or less with our title company. Vacant, go any time.', 'Single Family', '277 Pembroke Ave', 'Columbus', 'OH', '43085', 'Franklin', 141000, 3, 2, 1538, 4160, 'Heavy Rehab', 'Cash', 'vacant', false, '{exterior-166,living-gutted-2,bedroom-gutted-2,bathroom-gutted-2,plan-ranch-1}', null::bigint, 40.0947, -83.0202, 142, 278000, 82500, null::bigint, null::bigint, null::float8, '{"property_taxes":2100,"insurance":1150}', '{"units":1,"year_built":1980,"unit_mix":null,"parking":null,"zoning":null,"apn":"62-6951-320"}', 20399, 'active', null::integer, null::bigint, null::integer),
  (167, 70, 'Side-by-side duplex near the BeltLine', 'Duplex from 1933: 5 bedrooms over two units, 1,680 sq ft, separate electric meters. Heirs live out of state and want it off their plate.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. We carry $21k for repairs; verify with your own crew.

Gross $51,615, expenses $18,415, NOI $33,200. That’s 8.20% on the asking price before any upside. ARV is $445k on three renovated comps inside a mile and six months. All in you are at $426k.

Most tenants here are drawn by Georgia Tech and Emory, some by the BeltLine.

Existing loan of about $290k at 3.5% stays in place. PITI is current. Showings with 24 hours’ notice.', 'Multi Family', '3176 Walden Pl', 'Atlanta', 'GA', '30329', 'DeKalb', 405000, 5, 2, 1680, 5640, 'Light Rehab', 'Subject To', 'occupied', false, '{exterior-167,bathroom-dated-1,kitchen-dated-1,bedroom-dated-2,bathroom-dated-2,plan-duplex-1}', 33200, 33.8207, -84.3194, 154, 445000, 21000, 4625, null::bigint, 7, '{"property_taxes":3750,"insurance":2550,"maintenance":4065,"management":3800,"utilities":2500,"reserves":1750}', '{"units":2,"year_built":1933,"unit_mix":[{"units":1,"bedrooms":2,"bathrooms":1,"rent":2080},{"units":1,"bedrooms":3,"bathrooms":1,"rent":2545}],"parking":"Carports","zoning":"MF-1","apn":null}', 24151, 'active', null::integer, null::bigint, null::integer),
  (168, 43, 'Turn-key and tenanted: retail strip near Ohio State', '10,050 sq ft, five bays, built 1969, on 0.95 acre with surface parking. Heirs live out of state and want it off their plate.

Gross $231,570, expenses $84,070, NOI $147,500. That’s 8.94% on the asking price before any upside.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Columbus regulars know the pull of Nationwide Children’s, and then there is the Intel site in Licking County.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '607 3rd St', 'Columbus', 'OH', '43232', 'Franklin', 1650000, 0, 5, 10050, 41200, 'Turn-Key', 'Creative', 'occupied', true, '{exterior-168,workspace-renovated-2,plan-retail-1,bathroom-renovated-2,workspace-renovated-1}', 147500, 39.921, -82.8662, 35, null::bigint, null::bigint, 20575, 175, 7, '{"property_taxes":24700,"insurance":11800,"maintenance":16170,"management":13400,"utilities":9550,"reserves":5850,"other":2600}', '{"units":5,"year_built":1969,"unit_mix":null,"parking":"25 surface spaces","zoning":"B-2","apn":null}', 12979, 'active', null::integer, null::bigint, null::integer),
  (170, 58, '4-bed craftsman bungalow in Charlotte', 'Solid 4/1 with 1,706 sq ft under roof. Direct to seller, they called from our mailer, so we can move quickly.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Asking $364,000; the last appraisal came in at $374,900.

Charlotte regulars know the pull of the bank towers, and then there is the NoDa breweries.

Cash only, as-is, $5,000 non-refundable after a three-day look.', 'Single Family', '487 Walden Ave', 'Charlotte', 'NC', '28270', 'Mecklenburg', 364000, 4, 1, 1706, 3760, 'Turn-Key', 'Cash', 'vacant', false, '{exterior-170,bedroom-renovated-3,bathroom-renovated-2,bedroom-renovated-2,plan-craftsman-1,bathroom-renovated-3}', null::bigint, 35.1368, -80.7705, 504, 374900, null::bigint, 3875, null::bigint, null::float8, '{}', '{"units":1,"year_built":1917,"unit_mix":null,"parking":"Carport","zoning":"R-2","apn":null}', 75662, 'active', null::integer, null::bigint, null::integer),
  (173, 7, '7.7% cap: dock-high warehouse near the TSMC fabs in the north valley', '30,600 sq ft on 1.7 acres, built 1998. 26 ft clear, six docks with levelers, three-phase power. Heirs live out of state and want it off their plate.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Our scope comes to $303k.

T-12: income $358,530 / expenses $138,530 / NOI $220,000. Rent roll and bank statements after NDA.

Your exit isn’t a worry: ASU downtown and the TSMC fabs in the north valley bring both tenants and owner-occupants.

Creative terms preferred: part seller note, part new debt. Bring a structure. Selling with title, not an assignment. Please don’t disturb the tenants.', 'Industrial', '811 N 9th Ave', 'Phoenix', 'AZ', '85048', 'Maricopa', 2850000, 0, 2, 30600, 74300, 'Light Rehab', 'Creative', 'occupied', false, '{exterior-173,hall-dated-1,workspace-dated-1,plan-warehouse-1}', 220000, 33.315, -112.0682, 261, 3275000, 302500, 31400, 50, 5, '{"property_taxes":13650,"insurance":10450,"maintenance":33430,"management":40150,"utilities":23750,"reserves":17100}', '{"units":2,"year_built":1998,"unit_mix":null,"parking":null,"zoning":"LI","apn":"14-8227-101"}', 120101, 'active', null::integer, null::bigint, null::integer),
  (175, 68, 'SubTo craftsman bungalow, low-rate loan stays in place', 'Walked it last week: 4 bedrooms, 1.5 baths, 1,706 sq ft, 1921 construction. Came to us through the seller’s attorney.

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Two bids came back around $49k.

ARV is $645k on three renovated comps inside a mile and six months. All in you are at $479k.

We own two doors nearby and have never been empty for more than three weeks, largely because of UT.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '386 Sycamore Ct', 'Austin', 'TX', '78722', 'Travis', 430000, 4, 1.5, 1706, 8350, 'Medium Rehab', 'Subject To', 'vacant', true, '{exterior-175,living-worn-3,bathroom-worn-3}', null::bigint, 30.291, -97.7101, 1085, 645000, 48500, 5300, null::bigint, 7, '{"property_taxes":6400,"insurance":3300,"maintenance":7900,"management":7500}', '{"units":1,"year_built":1921,"unit_mix":null,"parking":"Driveway","zoning":"R-1","apn":null}', 158696, 'sold', 101700, null::bigint, null::integer),
  (176, 40, 'Office building near South Lake Union', 'Heirs live out of state and want it off their plate. Office building of 21,600 sq ft; staggered leases, no two expire in the same year. Facade, restrooms and electrical service need work before the vacant space can be leased at market. Two bids came back around $375k (about $42k a unit).

Collected rent is about $40,450 a month. After taxes, insurance, management and reserves the NOI is $317,700, a 6.42% cap at ask. South Lake Union and the University of Washington keep vacancy low in this part of Seattle. A private lender is in place at 10% interest only if you want the introduction. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '7125 Woodlawn Way', 'Seattle', 'WA', '98105', 'King', 4950000, 0, 9, 21600, 52900, 'Medium Rehab', 'Private Money', 'occupied', true, '{exterior-176,workspace-worn-1,plan-office-1}', 317700, 47.6614, -122.3065, 76, 6150000, 374500, 43150, 325, 7, '{"property_taxes":37700,"insurance":14700,"maintenance":36631,"management":32700,"utilities":28950,"reserves":16800}', '{"units":9,"year_built":1995,"unit_mix":null,"parking":null,"zoning":"B-2","apn":null}', 65879, 'active', null::integer, 4752000, 15668),
  (178, 65, 'Value-add tower condo: kitchens, baths, mechanicals', '3 bed, 2 bath, 1,482 sq ft in a 2000 tower with a covered parking space and storage cage. Seller is relocating for work. Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the association takes two weeks. Figure $58k at investor pricing.

Numbers:
• Price $460,000
• Repairs $58,000
• ARV $630,000
• All in at 82% of ARV Your exit isn’t a worry: UCF and the Lake Nona medical city bring both tenants and owner-occupants. Ideal for a 12-month bridge loan; we can introduce a lender. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Condo', '254 Marlowe Ln #11B', 'Orlando', 'FL', '32804', 'Orange', 460000, 3, 2, 1482, 0, 'Medium Rehab', 'Hard Money', 'vacant', true, '{exterior-178,bathroom-worn-1,kitchen-worn-3,bedroom-worn-2}', null::bigint, 28.5693, -81.3986, 620, 630000, 58000, 5500, null::bigint, 5, '{"property_taxes":3400,"insurance":1300,"maintenance":6600,"management":4700,"hoa":11050}', '{"units":1,"year_built":null,"unit_mix":null,"parking":null,"zoning":"RM-3","apn":"10-4243-142"}', 55535, 'active', null::integer, 489000, 8183),
  (180, 68, 'Down to the studs: storefront with apartments near the NuLu district', 'Heirs live out of state and want it off their plate. 9,080 sq ft in eight units; the florist downstairs just signed for five more years, apartments upstairs are rarely empty. Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Figure $349k at investor pricing (about $44k a unit).

Renovated comps support $1,475,000. At $975,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Renters are steady thanks to the NuLu district and the UPS Worldport. Cash only, as-is, $5,000 non-refundable after a three-day look. Selling with title, not an assignment. Lockbox on site, message for the code.', 'Mixed Use', '904 W Redfield Pkwy', 'Louisville', 'KY', '40291', 'Jefferson', 975000, 5, 8, 9080, 5960, 'Heavy Rehab', 'Cash', 'vacant', false, '{exterior-180,workspace-gutted-1,kitchen-gutted-2,bathroom-gutted-2,living-gutted-2,plan-shopfront-1}', null::bigint, 38.1337, -85.571, 171, 1475000, 348500, null::bigint, null::bigint, null::float8, '{"property_taxes":6850,"insurance":5900}', '{"units":8,"year_built":1924,"unit_mix":null,"parking":"Shared lot","zoning":null,"apn":null}', 82779, 'sold', 15101, null::bigint, null::integer),
  (181, 19, 'Craftsman near the Lehigh Valley warehouses', 'Walked it last week: 4 bedrooms, 1.5 baths, 1,716 sq ft, 1923 construction. Direct to seller, they called from our mailer.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Figure $89k at investor pricing.

Renovated comps support $257,000. At $134,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Allentown regulars know the pull of the Lehigh Valley warehouses, and then there is the Neighborhood Improvement Zone.

Cash or equivalent, close in 14 days or less with our title company. Vacant, go any time.', 'Single Family', '1237 E Chestnut St', 'Allentown', 'PA', '18105', 'Lehigh', 134000, 4, 1.5, 1716, 8020, 'Heavy Rehab', 'Cash', 'vacant', true, '{exterior-181,living-gutted-1,bedroom-gutted-2,plan-craftsman-1,bathroom-gutted-2,bedroom-gutted-1}', null::bigint, 40.6074, -75.4913, 658, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1923,"unit_mix":null,"parking":null,"zoning":"R-1","apn":"86-8338-348"}', 132762, 'active', null::integer, null::bigint, null::integer),
  (185, 45, 'Cash-flowing neighborhood strip center, 8.4% cap', '15,150 sq ft, seven bays, built 2005, on 1.5 acres with surface parking. The owner has held it free and clear since the nineties.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Collected rent is about $41,800 a month. After taxes, insurance, management and reserves the NOI is $305,400, an 8.37% cap at ask.

Most tenants here are drawn by Joint Base Charleston, some by the Boeing plant.

Cash only, as-is, $5,000 non-refundable after a three-day look. Please don’t disturb the tenants.', 'Commercial', '4339 S Pembroke St', 'Charleston', 'SC', '29423', 'Charleston', 3650000, 0, 6, 15150, 63500, 'Turn-Key', 'Cash', 'occupied', false, '{exterior-185,workspace-renovated-1,plan-retail-1,bathroom-renovated-1,workspace-renovated-2}', 305400, 32.8549, -79.861, 110, 3825000, 0, 45450, null::bigint, 8, '{"property_taxes":21350,"insurance":32550,"maintenance":51568,"management":39000,"utilities":23150,"reserves":28750}', '{"units":7,"year_built":2005,"unit_mix":null,"parking":null,"zoning":"C-1","apn":"55-9439-140"}', 24020, 'active', null::integer, null::bigint, null::integer),
  (186, 68, '6.9% cap: fourplex near Erlanger', 'Direct to seller, they called from our mailer. Four units, 2,470 sq ft, 4 bedrooms over four units. Tenants pay everything but water.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Our scope comes to $27k (about $7k a unit).

Gross $71,982, expenses $30,582, NOI $41,400. That’s 6.90% on the asking price before any upside. Ask $600,000 + repairs $27,000 = $627,000 all in, against an ARV of $680,000 (92%).

Chattanooga regulars know the pull of Erlanger, and then there is the Volkswagen plant.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Showings with 24 hours’ notice.', 'Multi Family', '360 14th St', 'Chattanooga', 'TN', '37406', 'Hamilton', 600000, 4, 4, 2470, 5480, 'Light Rehab', 'Owner Financing', 'occupied', true, '{exterior-186,bedroom-dated-2,living-dated-4,plan-triplex-1}', 41400, 35.0627, -85.2511, 164, 680000, 27000, 6450, null::bigint, 7, '{"property_taxes":3550,"insurance":4000,"maintenance":6782,"management":7300,"utilities":4650,"reserves":4300}', '{"units":4,"year_built":1969,"unit_mix":[{"units":4,"bedrooms":1,"bathrooms":1}],"parking":"Carports","zoning":"R-3","apn":"19-2096-398"}', 43697, 'active', null::integer, null::bigint, null::integer),
  (188, 68, 'Cash-flowing 4-bay flex park, 5.9% cap', 'Direct to seller, they called from our mailer. Four spaces totalling 13,450 sq ft with a new TPO roof with warranty.

Phase I is clean and dated this year. No deferred maintenance that we could find.

Collected rent is about $32,000 a month. After taxes, insurance, management and reserves the NOI is $211,800, a 5.92% cap at ask.

Renters are mostly long-term thanks to the naval base and the biotech cluster on Torrey Pines Mesa.

Seller will carry with $715k down at 6.5%, seven-year balloon. Under contract direct with the seller; assignment or double close.', 'Industrial', '420 Magnolia Blvd', 'San Diego', 'CA', '92110', 'San Diego', 3575000, 0, 4, 13450, 28100, 'Turn-Key', 'Owner Financing', 'occupied', true, '{exterior-188,hall-renovated-1,workspace-renovated-2,plan-flex-1}', 211800, 32.7636, -117.2075, 216, null::bigint, null::bigint, 34425, null::bigint, 7, '{"property_taxes":28600,"insurance":12450,"maintenance":42683,"management":37100,"utilities":29650,"reserves":21900}', '{"units":4,"year_built":1984,"unit_mix":null,"parking":"Shared lot","zoning":"M-1","apn":null}', 30875, 'active', null::integer, null::bigint, null::integer),
  (195, 36, 'Two-story frame house at a 7.1% cap', 'Tired landlord is done after a long hold. 2 bed, 1.5 bath, 850 sq ft, built in 1965, on a 0.19 acre lot.

T-12: income $32,256 / expenses $12,356 / NOI $19,900. Rent roll and bank statements after NDA.

Clean, insured, and managed by a local PM who would stay on at 8%.

Renters are steady thanks to NC State and Dix Park.

Seller will carry with $56k down at 7.5%, seven-year balloon. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '3719 E Fairmount Ave', 'Raleigh', 'NC', '27606', 'Wake', 281000, 2, 1.5, 850, 8360, 'Turn-Key', 'Owner Financing', 'occupied', true, '{exterior-195,bedroom-renovated-2,bathroom-renovated-2,plan-gable-1,bathroom-renovated-3}', 19900, 35.7674, -78.7136, 296, null::bigint, null::bigint, 2800, null::bigint, 4, '{"property_taxes":2000,"insurance":1700,"maintenance":3456,"management":3650,"reserves":1550}', '{"units":1,"year_built":1965,"unit_mix":null,"parking":"Driveway","zoning":"R-2","apn":"57-5076-346"}', 139004, 'active', null::integer, 291000, 32142),
  (196, 27, 'Cash-flowing condo, 6.1% cap', '2 bed, 2 bath, 1,097 sq ft in a 2006 building with a gym and a package room. The owner has held it free and clear since the nineties.

New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

Collected rent is about $3,050 a month. After taxes, insurance, management and reserves the NOI is $23,300, a 6.05% cap at ask.

Renters are steady thanks to the MAX lines and the Alberta Street shops.

Appraises and insures without drama, so bank money works. Selling with title, not an assignment.', 'Condo', '1488 Bellamy St #4B', 'Portland', 'OR', '97232', 'Multnomah', 384900, 2, 2, 1097, 0, 'Turn-Key', 'Conventional', 'occupied', false, '{exterior-196,bedroom-renovated-2,bathroom-renovated-3,bedroom-renovated-1,bathroom-renovated-4,plan-midrise-2}', 23300, 45.5311, -122.6312, 104, null::bigint, null::bigint, 3200, null::bigint, 5, '{"property_taxes":3250,"insurance":400,"maintenance":2230,"management":2250,"hoa":3800,"reserves":1250}', '{"units":1,"year_built":2006,"unit_mix":null,"parking":null,"zoning":null,"apn":"69-3192-051"}', 85405, 'active', null::integer, null::bigint, null::integer),
  (202, 32, 'Mixed-use corner at a 7.6% cap', 'Mixed-use corner from 1958: retail at the street, apartments above, 8,400 sq ft in all. The owner has held it free and clear since the nineties.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Collected rent is about $35,750 a month, near $3,975 a unit. After taxes, insurance, management and reserves the NOI is $272,100, a 7.56% cap at ask.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Lake Merritt waterfront.

Will qualify for conventional financing. Under contract direct with the seller; assignment or double close.', 'Mixed Use', '193 Wexford Way', 'Oakland', 'CA', '94601', 'Alameda', 3600000, 7, 9, 8400, 4200, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-202,workspace-renovated-1,kitchen-renovated-1,plan-shopfront-1,living-renovated-4,bathroom-renovated-3}', 272100, 37.7866, -122.2107, 523, null::bigint, 0, 38050, null::bigint, 6, '{"property_taxes":27100,"insurance":9200,"maintenance":37904,"management":36500,"utilities":17850,"reserves":20950,"other":7600}', '{"units":9,"year_built":1958,"unit_mix":null,"parking":null,"zoning":"C-1","apn":"57-7846-176"}', 108521, 'active', null::integer, null::bigint, null::integer),
  (204, 3, 'Long-hold opportunity: 4.2 acres near USC', 'Direct from a family that has paid the taxes on this for decades. 4.2 acres, wooded, with a clearing where a cabin used to stand. Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet. That’s $15,800 an acre.

Demand here comes from USC. Nearby resales haven’t lasted long on the market. Cash only, as-is, $5,000 non-refundable after a three-day look. Selling with title, not an assignment.', 'Land', '9250 Pine Ridge Rd', 'Columbia', 'SC', '29207', 'Richland', 67000, 0, 0, 0, 184583, null, 'Cash', 'vacant', false, '{exterior-204,aerial-204,view-204,topographic-2}', null::bigint, 34.0182, -80.9358, 66, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"AG","apn":null}', 6404, 'active', null::integer, null::bigint, null::integer),
  (211, 59, '7-bay retail strip near St. Jude and the medical district', 'Direct to seller, they called from our mailer. Retail strip of 11,450 sq ft; one space is dark and priced in.

Gross $283,860, expenses $107,160, NOI $176,700. That’s 10.24% on the asking price before any upside.

Phase I is clean and dated this year. No deferred maintenance that we could find.

We own two doors nearby and have never been empty for more than three weeks, largely because of the BlueOval project at Stanton.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Commercial', '894 Quarry Way', 'Memphis', 'TN', '38116', 'Shelby', 1725000, 0, 9, 11450, 50400, 'Turn-Key', 'Creative', 'occupied', true, '{exterior-211,workspace-renovated-2,plan-retail-1,bathroom-renovated-3,workspace-renovated-1}', 176700, 35.0363, -90.017, 799, null::bigint, 0, 24775, 125, 5, '{"property_taxes":9100,"insurance":8850,"maintenance":29560,"management":31250,"utilities":15250,"reserves":13150}', '{"units":7,"year_built":null,"unit_mix":null,"parking":"Shared lot","zoning":"B-2","apn":null}', 163710, 'active', null::integer, null::bigint, null::integer),
  (212, 33, 'Long-hold opportunity: 0.64 acre near the BlueOval project at Stanton', '0.64 acre (28,049 sq ft), about a hundred feet on the water with a gentle slope.

Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet.

Growth in Memphis follows the FedEx hub and St. Jude and the medical district.

Cash only, as-is, $5,000 non-refundable after a three-day look.', 'Land', 'Lot 31, Quarry Trl', 'Memphis', 'TN', '38135', 'Shelby', 45500, 0, 0, 0, 28049, null, 'Cash', 'vacant', false, '{exterior-212,aerial-212,view-212,topographic-3}', null::bigint, 35.2274, -89.8535, 589, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":300}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"R-1","apn":null}', 141349, 'active', null::integer, 43500, 13529),
  (216, 2, 'Turn-key condo in Akron', 'Estate sale, probate is closed. Courtyard-side unit, 1,399 sq ft, 3 bed and 2 bath. HOA allows rentals with a twelve-month minimum lease.

Renovated comps run around $135k, so there is some equity on day one.

New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

We own two doors nearby and have never been empty for more than three weeks, largely because of Cleveland Clinic Akron General.

Appraises and insures without drama, so bank money works. We are under contract and assigning. Please don’t disturb the tenants.', 'Condo', '809 9th St #608', 'Akron', 'OH', '44321', 'Summit', 131000, 3, 2, 1399, 0, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-216,bathroom-renovated-1,kitchen-renovated-1}', null::bigint, 41.0943, -81.6485, 118, null::bigint, 0, 1475, null::bigint, 7, '{"property_taxes":2000,"insurance":400,"maintenance":1050,"management":1000,"hoa":1850,"reserves":450}', '{"units":1,"year_built":1975,"unit_mix":null,"parking":"1 deeded space","zoning":"PUD","apn":"69-5981-268"}', 17363, 'active', null::integer, null::bigint, null::integer),
  (221, 74, 'Three-family at a 7.4% cap', 'Three-family from 1904: 7 bedrooms over three units, 2,790 sq ft, separate electric meters. Partnership is splitting up and this is the last asset.

Functional as it sits. New counters and flooring would bring it to market finish. Two bids came back around $27k (about $9k a unit).

NOI is $29,400 on trailing numbers, not pro forma (7.44% cap). Expenses run 35% of collections. Ask $394,900 + repairs $26,500 = $421,400 all in, against an ARV of $450,000 (94%).

Columbus regulars know the pull of Ohio State, and then there is the Intel site in Licking County.

Appraises and insures without drama, so bank money works. Please don’t disturb the tenants.', 'Multi Family', '3941 W Clayborne St', 'Columbus', 'OH', '43231', 'Franklin', 394900, 7, 3, 2790, 5370, 'Light Rehab', 'Conventional', 'occupied', true, '{exterior-221,kitchen-dated-2,bathroom-dated-4,plan-triplex-1,bedroom-dated-4,bathroom-dated-1}', 29400, 40.0805, -82.9441, 131, 450000, 26500, 3975, 100, 8, '{"property_taxes":5950,"insurance":2800,"maintenance":2138,"management":2350,"utilities":1450,"reserves":900}', '{"units":3,"year_built":1904,"unit_mix":[{"units":2,"bedrooms":2,"bathrooms":1,"rent":1235},{"units":1,"bedrooms":3,"bathrooms":1,"rent":1505}],"parking":"Street","zoning":null,"apn":null}', 108598, 'active', null::integer, 408000, 24109),
  (223, 68, 'Mid-rise condo near the IU Health expansion', '1 bed, 1 bath, 863 sq ft in a 2006 building with a gym and a package room. Partnership is splitting up and this is the last asset.

Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the association takes two weeks. Two bids came back around $33k.

Collected rent is about $1,350 a month. After taxes, insurance, management and reserves the NOI is $9,000, a 7.21% cap at ask. Renovated comps support $178,000. At $124,900 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Indianapolis regulars know the pull of the Red Line bus, and then there is the Eli Lilly campus.

Structured for private money, first-position note. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Condo', '571 Garnet Ter #601', 'Indianapolis', 'IN', '46224', 'Marion', 124900, 1, 1, 863, 0, 'Medium Rehab', 'Private Money', 'occupied', true, '{exterior-223,bedroom-worn-2,kitchen-worn-1,plan-midrise-1,bedroom-worn-3}', 9000, 39.7882, -86.2772, 511, 178000, 32500, 1400, null::bigint, 5, '{"property_taxes":1000,"insurance":400,"maintenance":1410,"management":1250,"hoa":2350,"reserves":550}', '{"units":1,"year_built":2006,"unit_mix":null,"parking":"1 garage space","zoning":null,"apn":"65-4117-052"}', 103594, 'sold', 55920, null::bigint, null::integer),
  (227, 22, '8.1% cap: distribution building near Lake Superior tourism', '47,050 sq ft on 2.1 acres, built 2009. 26 ft clear, four docks and a drive-in, three-phase power. Partnership is splitting up and this is the last asset.

T-12: income $577,254 / expenses $228,154 / NOI $349,100. Rent roll and bank statements after NDA. Numbers:
• Price $4,300,000
• Repairs $298,500
• ARV $4,725,000
• All in at 97% of ARV

One vacant space needs a white box; the rest can stay as it is. Our scope comes to $299k (about $100k a unit).

We own two doors nearby and have never been empty for more than three weeks, largely because of UMD.

Appraises and insures without drama, so bank money works. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '602 N Wexford St', 'Duluth', 'MN', '55808', 'St. Louis', 4300000, 0, 3, 47050, 92400, 'Light Rehab', 'Conventional', 'occupied', true, '{exterior-227,hall-dated-1,workspace-dated-2,plan-warehouse-1}', 349100, 46.6808, -92.2214, 944, 4725000, 298500, 51100, 75, 6, '{"property_taxes":48750,"insurance":18850,"maintenance":56104,"management":49050,"utilities":35400,"reserves":20000}', '{"units":3,"year_built":null,"unit_mix":null,"parking":"Street","zoning":"I-1","apn":"75-7611-362"}', 105095, 'active', null::integer, 4604000, 31124),
  (231, 18, 'Paint-and-carpet warehouse in Buffalo', '46,400 sq ft on 2.3 acres, built 1985. 22 ft clear, six docks with levelers, three-phase power. Came to us through the seller’s attorney.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Figure $283k at investor pricing (about $94k a unit).

Collected rent is about $42,850 a month. After taxes, insurance, management and reserves the NOI is $316,500, a 9.74% cap at ask. Numbers:
• Price $3,250,000
• Repairs $282,500
• ARV $3,800,000
• All in at 93% of ARV

Buffalo regulars know the pull of UB, and then there is Elmwood Village.

Structured for private money, first-position note. Contract is signed and can be shown on request. Please don’t disturb the tenants.', 'Industrial', '9473 Elmhurst Way', 'Buffalo', 'NY', '14224', 'Erie', 3250000, 0, 4, 46400, 101500, 'Light Rehab', 'Private Money', 'occupied', true, '{exterior-231,hall-dated-1,workspace-dated-1,plan-warehouse-1}', 316500, 42.8402, -78.7509, 4, 3800000, 282500, 46475, 100, 8, '{"property_taxes":44600,"insurance":14350,"maintenance":49288,"management":36700,"utilities":30000,"reserves":22750}', '{"units":3,"year_built":1985,"unit_mix":null,"parking":"Shared lot","zoning":null,"apn":null}', 459, 'active', null::integer, null::bigint, null::integer),
  (232, 40, 'Neighborhood strip center near Nationwide Children’s, needs lipstick only', 'Owner retired and is selling the portfolio one by one. 3-bay retail strip of 4,750 sq ft; staggered leases, no two expire in the same year.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Figure $32k at investor pricing (about $11k a unit).

Renovated comps support $965,000. At $865,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of Nationwide Children’s.

Looking for a clean cash offer with proof of funds. Please don’t disturb the tenants.', 'Commercial', '828 Kenilworth Ave', 'Columbus', 'OH', '43240', 'Franklin', 865000, 0, 3, 4750, 18500, 'Light Rehab', 'Cash', 'occupied', true, '{exterior-232,workspace-dated-2,plan-retail-1,bathroom-dated-4,workspace-dated-1}', null::bigint, 40.1472, -82.9801, 232, 965000, 32000, null::bigint, null::bigint, null::float8, '{}', '{"units":3,"year_built":1965,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 73178, 'active', null::integer, null::bigint, null::integer),
  (233, 38, 'Renovated high-rise condo, ready to lease', 'Owner retired and is selling the portfolio one by one. Courtyard-side unit, 732 sq ft, 1 bed and 1 bath. HOA allows rentals with a six-month minimum lease.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

Asking $208,000; the last appraisal came in at $219,000.

Your exit isn’t a worry: Ohio State and the Intel site in Licking County bring both tenants and owner-occupants.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. We are under contract and assigning. Vacant, go any time.', 'Condo', '5737 Chestnut Ave #9C', 'Columbus', 'OH', '43207', 'Franklin', 208000, 1, 1, 732, 0, 'Turn-Key', 'Subject To', 'vacant', true, '{exterior-233,bedroom-renovated-4,bathroom-renovated-2,plan-highrise-1,bedroom-renovated-3}', null::bigint, 39.9042, -82.9639, 349, 219000, 0, 1825, null::bigint, null::float8, '{}', '{"units":1,"year_built":2000,"unit_mix":null,"parking":"1 deeded space","zoning":null,"apn":"88-9668-354"}', 47146, 'active', null::integer, null::bigint, null::integer),
  (235, 8, 'Condo near the streetcar lines, needs lipstick only', '2 bed, 2 bath, 1,061 sq ft in a 1985 building with a deeded garage space. Came to us through the seller’s attorney.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. Two bids came back around $11k.

Renovated comps support $294,000. At $237,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

New Orleans regulars know the pull of the streetcar lines, and then there is Tulane and Loyola.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Vacant, go any time.', 'Condo', '557 Willow Bend Dr #4D', 'New Orleans', 'LA', '70131', 'Orleans', 237000, 2, 2, 1061, 0, 'Light Rehab', 'Hard Money', 'vacant', true, '{exterior-235,bathroom-dated-3,kitchen-dated-2,bathroom-dated-2}', null::bigint, 29.9129, -89.991, 437, null::bigint, 11000, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":null,"unit_mix":null,"parking":null,"zoning":null,"apn":"48-4540-077"}', 108450, 'active', null::integer, null::bigint, null::integer),
  (237, 42, 'Paint-and-carpet porch-front bungalow in Memphis', '2,314 sq ft 1920s bungalow from 1927 with five bedrooms and 2 baths. Seller is relocating for work.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Our scope comes to $26k.

Ask $180,000 + repairs $26,000 = $206,000 all in, against an ARV of $224,000 (92%).

Most tenants here are drawn by St. Jude and the medical district, some by the FedEx hub.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '548 S Sycamore Ave', 'Memphis', 'TN', '38119', 'Shelby', 180000, 5, 2, 2314, 7370, 'Light Rehab', 'Hard Money', 'vacant', true, '{exterior-237,living-dated-3,kitchen-dated-1,bathroom-dated-4,bedroom-dated-1,plan-craftsman-1}', null::bigint, 35.0791, -89.8512, 301, 224000, 26000, 2350, null::bigint, 5, '{"property_taxes":1000,"insurance":1100,"maintenance":4550,"management":3750}', '{"units":1,"year_built":1927,"unit_mix":null,"parking":null,"zoning":"R-2","apn":"21-7365-332"}', 47295, 'active', null::integer, null::bigint, null::integer),
  (239, 76, 'Full gut craftsman bungalow, $292k ARV', 'Heirs live out of state and want it off their plate. 3 bed, 1.5 bath, 1,350 sq ft, built in 1925, on a 0.26 acre lot.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Our scope comes to $75k.

Renovated comps support $292,000. At $150,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Offutt Air Force Base and the UNMC campus keep vacancy low in this part of Omaha.

Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Vacant, go any time.', 'Single Family', '2186 Eastlake Ct', 'Omaha', 'NE', '68152', 'Douglas', 150000, 3, 1.5, 1350, 11220, 'Heavy Rehab', 'Hard Money', 'vacant', true, '{exterior-239,kitchen-gutted-1,bedroom-gutted-2,bedroom-gutted-1,plan-craftsman-1}', null::bigint, 41.3362, -96.0008, 121, 292000, 75000, 2800, null::bigint, 6, '{"property_taxes":2050,"insurance":1000,"maintenance":4350,"management":4300,"reserves":2800}', '{"units":1,"year_built":1925,"unit_mix":null,"parking":"2-car garage","zoning":"RS-6","apn":"38-1674-130"}', 23312, 'active', null::integer, null::bigint, null::integer),
  (240, 12, '3-bed 1980s ranch in Charleston', '1,560 sq ft 1980s ranch from 1987 with three bedrooms and 1 bath. The owner has held it free and clear since the nineties. Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $30k.

Renovated comps support $470,000. At $377,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Your exit isn’t a worry: Joint Base Charleston and MUSC bring both tenants and owner-occupants. Structured for private money, first-position note. We are under contract and assigning. Vacant, go any time.', 'Single Family', '3961 22nd Ave', 'Charleston', 'SC', '29406', 'Charleston', 377000, 3, 1, 1560, 6260, 'Light Rehab', 'Private Money', 'vacant', true, '{exterior-240,bathroom-dated-4,kitchen-dated-1,bathroom-dated-3}', null::bigint, 32.9287, -80.0341, 51, null::bigint, 29500, 3975, null::bigint, null::float8, '{}', '{"units":1,"year_built":1987,"unit_mix":null,"parking":"2-car garage","zoning":"R-1","apn":null}', 16118, 'active', null::integer, null::bigint, null::integer),
  (243, 3, 'Minneapolis ranch, delivered vacant', '1,744 sq ft ranch from 1982 with four bedrooms and 2.5 baths. Heirs live out of state and want it off their plate.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Our scope comes to $27k.

ARV is $389k on three renovated comps inside a mile and six months. All in you are at $341k.

Minneapolis regulars know the pull of the Blue Line, and then there is the chain of lakes.

Will qualify for conventional financing. Selling with title, not an assignment. Vacant, go any time.', 'Single Family', '1081 Ransom Dr', 'Minneapolis', 'MN', '55411', 'Hennepin', 314900, 4, 2.5, 1744, 7220, 'Light Rehab', 'Conventional', 'vacant', false, '{exterior-243,bathroom-dated-2,living-dated-2}', null::bigint, 44.9949, -93.3001, 1185, 389000, 26500, null::bigint, null::bigint, null::float8, '{"property_taxes":2800,"insurance":1250}', '{"units":1,"year_built":1982,"unit_mix":null,"parking":null,"zoning":"R-2","apn":null}', 166571, 'sold', 112020, null::bigint, null::integer),
  (244, 76, 'Reno 8-unit building', '9 bedrooms over eight units, built 1956. Long-term tenants downstairs. Direct to seller, they called from our mailer.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Two bids came back around $38k (about $5k a unit).

NOI is $87,800 on trailing numbers, not pro forma (6.97% cap). Expenses run 35% of collections. ARV is $1.39M on three renovated comps inside a mile and six months. All in you are at $1.3M.

We own two doors nearby and have never been empty for more than three weeks, largely because of UNR.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Selling with title, not an assignment. Showings with 24 hours’ notice.', 'Multi Family', '3775 Laurel Ln', 'Reno', 'NV', '89519', 'Washoe', 1260000, 9, 8, 5100, 14530, 'Light Rehab', 'Hard Money', 'occupied', false, '{exterior-244,bathroom-dated-3,bedroom-dated-3,bathroom-dated-1,plan-walkup-1,bedroom-dated-2}', 87800, 39.4788, -119.8604, 106, 1385000, 37500, 12025, null::bigint, 7, '{"property_taxes":6050,"insurance":4200,"maintenance":12299,"management":8750,"utilities":7300,"reserves":5600,"other":2200}', '{"units":8,"year_built":1956,"unit_mix":[{"units":7,"bedrooms":1,"bathrooms":1,"rent":1450},{"units":1,"bedrooms":2,"bathrooms":1,"rent":1875}],"parking":"Carports","zoning":"MF-1","apn":null}', 77249, 'active', null::integer, null::bigint, null::integer),
  (246, 45, 'Turn-key and tenanted: duplex near the IU Health expansion', 'Duplex from 1953: 4 bedrooms over two units, 1,730 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

NOI is $21,200 on trailing numbers, not pro forma (7.85% cap). Expenses run 38% of collections.

Indianapolis regulars know the pull of the Red Line bus, and then there is the IU Health expansion.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing.', 'Multi Family', '181 Vance Ter', 'Indianapolis', 'IN', '46219', 'Marion', 270000, 4, 2, 1730, 6100, 'Turn-Key', 'Subject To', 'occupied', false, '{exterior-246,bedroom-renovated-2,kitchen-renovated-2,bedroom-renovated-3,plan-duplex-2,bathroom-renovated-2}', 21200, 39.784, -86.0438, 144, null::bigint, 0, 3025, 50, 8, '{"property_taxes":2300,"insurance":1900,"maintenance":2998,"management":2850,"utilities":1450,"reserves":1250}', '{"units":2,"year_built":1953,"unit_mix":[{"units":2,"bedrooms":2,"bathrooms":1}],"parking":"Carports","zoning":"R-3","apn":"89-2558-175"}', 38144, 'active', null::integer, null::bigint, null::integer),
  (247, 13, 'Pasture tract, 0.87 acre, no HOA', 'Level and cleared, with road frontage on the south side. The parcel measures 0.87 acre by the recent survey, stakes are in.

Outside the flood zone per the current map. Electric is 200 feet away.

Growth in New Orleans follows Tulane and Loyola and the streetcar lines.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', '8578 Marlowe Ln', 'New Orleans', 'LA', '70115', 'Orleans', 55500, 0, 0, 0, 38111, null, 'Cash', 'vacant', true, '{exterior-247,view-247,aerial-247,topographic-2}', null::bigint, 29.9305, -90.0987, 85, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":350}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"RR","apn":"58-7721-139"}', 99787, 'active', null::integer, null::bigint, null::integer),
  (248, 3, '10-plex near the Boeing plant', '10-unit building from 1967: 10 bedrooms over ten units, 6,120 sq ft, separate electric meters. Seller is relocating for work.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Two bids came back around $96k (about $10k a unit).

ARV is $1.73M on three renovated comps inside a mile and six months. All in you are at $1.43M.

Mesa regulars know the pull of the Gateway Airport employers, and then there is the Boeing plant.

Structured for private money, first-position note. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '230 18th St', 'Mesa', 'AZ', '85204', 'Maricopa', 1330000, 10, 10, 6120, 8140, 'Medium Rehab', 'Private Money', 'occupied', true, '{exterior-248,bathroom-worn-3,bedroom-worn-2,plan-walkup-1,bedroom-worn-3,bathroom-worn-2}', null::bigint, 33.3971, -111.7952, 2044, 1725000, 96000, 13425, 200, 8, '{}', '{"units":10,"year_built":1967,"unit_mix":[{"units":10,"bedrooms":1,"bathrooms":1}],"parking":"10 off-street spaces","zoning":"RM-2","apn":"66-6280-037"}', 122788, 'sold', 54060, null::bigint, null::integer),
  (250, 31, 'Turn-key neighborhood strip center in Lansing', 'Estate sale, probate is closed. Neighborhood strip center of 15,700 sq ft; one space is dark and priced in.

Collected rent is about $20,650 a month. After taxes, insurance, management and reserves the NOI is $159,400, an 8.73% cap at ask.

Phase I is clean and dated this year. No deferred maintenance that we could find.

Your exit isn’t a worry: the state offices and the battery plant bring both tenants and owner-occupants.

Cash or equivalent, close in 14 days or less with our title company. Selling with title, not an assignment.', 'Commercial', '704 Linden Blvd', 'Lansing', 'MI', '48915', 'Ingham', 1825000, 0, 10, 15700, 57500, 'Turn-Key', 'Cash', 'occupied', false, '{exterior-250,workspace-renovated-2,plan-retail-1,bathroom-renovated-4,workspace-renovated-1}', 159400, 42.7394, -84.5648, 86, null::bigint, null::bigint, 21175, 325, 4, '{"property_taxes":21350,"insurance":7350,"maintenance":20630,"management":15600,"utilities":8550,"reserves":11450,"other":3350}', '{"units":9,"year_built":1990,"unit_mix":null,"parking":"Shared lot","zoning":null,"apn":null}', 17677, 'active', null::integer, null::bigint, null::integer),
  (251, 60, 'BRRRR candidate: 1980s two-story in Sioux Falls', 'The owner has held it free and clear since the nineties. 4 bed, 1.5 bath, 1,874 sq ft, built in 1989, on a 0.24 acre lot.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Our scope comes to $56k.

ARV is $420k on three renovated comps inside a mile and six months. All in you are at $360k.

Your exit isn’t a worry: the card processors and Sanford and Avera bring both tenants and owner-occupants.

Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing. We are under contract and assigning.', 'Single Family', '651 Pine Ridge Ter', 'Sioux Falls', 'SD', '57108', 'Minnehaha', 304000, 4, 1.5, 1874, 10450, 'Medium Rehab', 'Subject To', 'vacant', true, '{exterior-251,bathroom-worn-3,kitchen-worn-2,plan-gable-2,bathroom-worn-1,bedroom-worn-2}', null::bigint, 43.4722, -96.7068, 130, 420000, 56000, 2975, null::bigint, 5, '{"property_taxes":3400,"insurance":2200,"maintenance":3200,"management":2850}', '{"units":1,"year_built":1989,"unit_mix":null,"parking":"Carport","zoning":"R-1","apn":"10-8855-061"}', 65223, 'active', null::integer, null::bigint, null::integer),
  (260, 3, '$80k spread on this porch-front bungalow', 'Solid 3/1.5 with 1,778 sq ft under roof. Owner retired and is selling the portfolio one by one, so we can move quickly.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Figure $99k at investor pricing.

Renovated comps support $354,900. At $176,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Your exit isn’t a worry: the Haymarket and the University of Nebraska bring both tenants and owner-occupants.

Cash only, as-is, $5,000 non-refundable after a three-day look. Selling with title, not an assignment. Lockbox on site, message for the code.', 'Single Family', '3854 Walden Ave', 'Lincoln', 'NE', '68503', 'Lancaster', 176000, 3, 1.5, 1778, 5440, 'Heavy Rehab', 'Cash', 'vacant', false, '{exterior-260,bathroom-gutted-2,bedroom-gutted-2,bedroom-gutted-1,bathroom-gutted-1}', null::bigint, 40.8293, -96.6794, 2385, 354900, 98500, null::bigint, null::bigint, null::float8, '{"property_taxes":2800,"insurance":1200}', '{"units":1,"year_built":1928,"unit_mix":null,"parking":"Street","zoning":"R-1","apn":"93-3040-299"}', 155798, 'sold', 110460, null::bigint, null::integer),
  (266, 67, 'Owner will carry: 0.84 acre, waterfront lot', '0.84 acre (36,733 sq ft), about a hundred feet on the water with a gentle slope.

Outside the flood zone per the current map. Electric is 200 feet away.

Demand here comes from the Metroparks riverfront. Nearby resales haven’t lasted long on the market.

Seller will carry with $6k down at 6.5%, ten-year balloon.', 'Land', 'Lot 4, Yarrow Ln', 'Toledo', 'OH', '43615', 'Lucas', 29500, 0, 0, 0, 36733, null, 'Owner Financing', 'vacant', true, '{exterior-266,aerial-266,view-266,topographic-1}', null::bigint, 41.6525, -83.6652, 24, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":400}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":null,"apn":"82-1212-186"}', 16550, 'active', null::integer, null::bigint, null::integer),
  (267, 6, 'Cash-flowing 10-unit brick walk-up, 7.8% cap', 'Heirs live out of state and want it off their plate. Ten units, 8,330 sq ft, 20 bedrooms over ten units. Laundry in the basement.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

T-12: income $106,560 / expenses $41,860 / NOI $64,700. Rent roll and bank statements after NDA.

Most tenants here are drawn by Tinker Air Force Base, some by the streetcar.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '1519 Grafton Ct', 'Oklahoma City', 'OK', '73179', 'Oklahoma', 830000, 20, 10, 8330, 5910, 'Turn-Key', 'Creative', 'occupied', true, '{exterior-267,bathroom-renovated-4,living-renovated-1,plan-walkup-1,bathroom-renovated-2,bedroom-renovated-1}', 64700, 35.422, -97.6552, 115, null::bigint, null::bigint, 9250, null::bigint, 4, '{"property_taxes":6400,"insurance":5300,"maintenance":10010,"management":7600,"utilities":6750,"reserves":3800,"other":2000}', '{"units":10,"year_built":1917,"unit_mix":null,"parking":null,"zoning":"RM-2","apn":null}', 9802, 'active', null::integer, null::bigint, null::integer),
  (268, 35, 'Builder opportunity: 2.3 acres near the lakefront national park', 'Direct from a family that has paid the taxes on this for decades. 2.3 acres, level and cleared, with road frontage on the south side.

City sewer is in the street. A sketch plan for subdividing is in the folder. That’s $6,300 an acre.

Demand here comes from the lakefront national park. Nearby resales haven’t lasted long on the market.

Looking for a clean cash offer with proof of funds.', 'Land', '8654 Bellamy Rd', 'Gary', 'IN', '46403', 'Lake', 14500, 0, 0, 0, 99620, null, 'Cash', 'vacant', true, '{exterior-268,view-268,aerial-268,topographic-1}', null::bigint, 41.6032, -87.2546, 263, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"A-1","apn":null}', 84408, 'active', null::integer, null::bigint, null::integer),
  (269, 22, '8.2% cap: fourplex near Dover Air Force Base', '8 bedrooms over four units, built 1942. One unit is owner-occupied and will be vacant at closing. Tired landlord is done after a long hold.

Collected rent is about $8,500 a month, near $2,125 a unit. After taxes, insurance, management and reserves the NOI is $57,900, an 8.15% cap at ask. Ask $710,000 + repairs $62,000 = $772,000 all in, against an ARV of $800,000 (97%).

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Figure $62k at investor pricing (about $16k a unit).

We own two doors nearby and have never been empty for more than three weeks, largely because of Dover Air Force Base.

Seller will carry with $142k down at 6.5%, seven-year balloon. Showings with 24 hours’ notice.', 'Multi Family', '5780 W Clayborne Ct', 'Dover', 'DE', '19904', 'Kent', 710000, 8, 4, 3840, 7700, 'Light Rehab', 'Owner Financing', 'occupied', false, '{exterior-269,kitchen-dated-3,bedroom-dated-4,bathroom-dated-2,plan-triplex-1}', 57900, 39.1646, -75.6019, 537, null::bigint, 62000, 9150, null::bigint, 7, '{"property_taxes":4250,"insurance":3400,"maintenance":10164,"management":11150,"utilities":8050,"reserves":7200}', '{"units":4,"year_built":1942,"unit_mix":null,"parking":null,"zoning":"R-4","apn":null}', 136762, 'active', null::integer, null::bigint, null::integer),
  (270, 50, 'Craftsman bungalow near the Neighborhood Improvement Zone, needs lipstick only', '1,152 sq ft porch-front bungalow from 1927 with two bedrooms and 1 bath. The owner has held it free and clear since the nineties.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $18k for repairs; verify with your own crew.

Numbers:
• Price $176,000
• Repairs $17,500
• ARV $202,000
• All in at 96% of ARV

Most tenants here are drawn by the Lehigh Valley warehouses, some by the Neighborhood Improvement Zone.

Creative terms preferred: part seller note, part new debt. Bring a structure. We are under contract and assigning.', 'Single Family', '446 Eastlake Ln', 'Allentown', 'PA', '18104', 'Lehigh', 176000, 2, 1, 1152, 8410, 'Light Rehab', 'Creative', 'vacant', true, '{exterior-270,kitchen-dated-4,living-dated-4,bathroom-dated-1,bedroom-dated-3}', null::bigint, 40.6054, -75.5277, 169, 202000, 17500, 1925, null::bigint, 6, '{}', '{"units":1,"year_built":1927,"unit_mix":null,"parking":"2-car garage","zoning":"R-1","apn":null}', 13356, 'active', null::integer, null::bigint, null::integer),
  (272, 55, 'Gulfport side-by-side duplex', 'Estate sale, probate is closed. Two units, 1,780 sq ft, 4 bedrooms over two units. Laundry in the basement.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Gross $34,200, expenses $14,800, NOI $19,400. That’s 7.98% on the asking price before any upside.

The Seabee base and Keesler just down the beach keep vacancy low in this part of Gulfport.

Will qualify for conventional financing. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '83 S Ashby Ave', 'Gulfport', 'MS', '39507', 'Harrison', 243000, 4, 2, 1780, 11080, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-272,bedroom-renovated-2,bathroom-renovated-2,bedroom-renovated-3,plan-duplex-2,bathroom-renovated-4}', 19400, 30.3971, -89.036, 105, 269000, 0, 2925, 75, 5, '{"property_taxes":1900,"insurance":2400,"maintenance":3450,"management":3050,"utilities":2350,"reserves":1650}', '{"units":2,"year_built":1963,"unit_mix":[{"units":2,"bedrooms":2,"bathrooms":1}],"parking":null,"zoning":"R-4","apn":"72-8117-297"}', 18841, 'active', null::integer, null::bigint, null::integer),
  (277, 3, 'Kansas City two-story, delivered vacant', 'Owner retired and is selling the portfolio one by one. 4 bed, 1.5 bath, 2,076 sq ft, built in 2001, on a 0.09 acre lot.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Asking $346,000; the last appraisal came in at $378,000.

Your exit isn’t a worry: the hospital hill employers and the streetcar extension bring both tenants and owner-occupants.

Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '339 E Merritt Ct', 'Kansas City', 'MO', '64113', 'Jackson', 346000, 4, 1.5, 2076, 3840, 'Turn-Key', 'Cash', 'vacant', true, '{exterior-277,bedroom-renovated-1,kitchen-renovated-1,plan-gable-1,bathroom-renovated-3,bedroom-renovated-3}', null::bigint, 39.0103, -94.5971, 76, null::bigint, null::bigint, 4075, null::bigint, null::float8, '{"property_taxes":3550,"insurance":2200,"maintenance":7100,"management":5700,"reserves":2250}', '{"units":1,"year_built":2001,"unit_mix":null,"parking":"Street","zoning":"R-2","apn":null}', 3880, 'active', null::integer, null::bigint, null::integer),
  (278, 11, 'Water-view parcel, 28 acres, buildable', 'About a hundred feet on the water with a gentle slope. The parcel measures 28 acres by the recent survey, stakes are in. Outside the flood zone per the current map. Electric is 200 feet away. That’s $12,700 an acre.

Builders are active on this side of Bridgeport; the Metro-North line and the Steelpointe Harbor project are what they’re after. Looking for a clean cash offer with proof of funds.', 'Land', '7321 Laurel Trl', 'Bridgeport', 'CT', '06604', 'Fairfield', 356000, 0, 0, 0, 1221280, null, 'Cash', 'vacant', true, '{exterior-278,view-278,aerial-278,topographic-3}', null::bigint, 41.1769, -73.2028, 28, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":6650}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"A-1","apn":"47-5094-041"}', 36338, 'active', null::integer, null::bigint, null::integer),
  (283, 17, 'Turn-key neighborhood strip center in Fort Worth', 'Seller is relocating for work. Retail strip of 7,900 sq ft; the anchor has renewed twice.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Gross $215,109, expenses $84,409, NOI $130,700. That’s 9.17% on the asking price before any upside.

Renters are easy to find thanks to Lockheed and the joint reserve base and TCU.

Will qualify for conventional financing. Contract is signed and can be shown on request. Please don’t disturb the tenants.', 'Commercial', '329 Garnet Ave', 'Fort Worth', 'TX', '76132', 'Tarrant', 1425000, 0, 7, 7900, 26300, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-283,workspace-renovated-1,plan-retail-1,bathroom-renovated-3,workspace-renovated-2}', 130700, 32.6678, -97.402, 46, 1500000, 0, 19150, 125, 7, '{"property_taxes":23900,"insurance":8700,"maintenance":15959,"management":16500,"utilities":9150,"reserves":10200}', '{"units":6,"year_built":2007,"unit_mix":null,"parking":"24 surface spaces","zoning":null,"apn":null}', 16176, 'active', null::integer, null::bigint, null::integer),
  (285, 54, 'Paint-and-carpet two-story in Wilmington', 'Solid 3/2 with 1,466 sq ft under roof. Came to us through the seller’s attorney, so we can move quickly.

Gross $26,790, expenses $11,390, NOI $15,400. That’s 8.42% on the asking price before any upside.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Figure $20k at investor pricing.

Your exit isn’t a worry: the Amtrak station and the Riverfront bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. Selling with title, not an assignment. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '279 14th Ave', 'Wilmington', 'DE', '19807', 'New Castle', 183000, 3, 2, 1466, 6280, 'Light Rehab', 'Hard Money', 'occupied', false, '{exterior-285,kitchen-dated-3,bathroom-dated-1,bathroom-dated-4,bedroom-dated-3,plan-gable-2}', 15400, 39.8006, -75.6102, 36, 230000, 20000, 2350, null::bigint, 5, '{"property_taxes":900,"insurance":850,"maintenance":4390,"management":3750,"reserves":1500}', '{"units":1,"year_built":1932,"unit_mix":null,"parking":"Carport","zoning":"R-1","apn":null}', 5271, 'active', null::integer, null::bigint, null::integer),
  (290, 72, 'Paint-and-carpet condo in Boise', '2 bed, 1.5 bath, 1,112 sq ft in a 1985 building with a balcony facing west. Seller is relocating for work.

Collected rent is about $2,650 a month. After taxes, insurance, management and reserves the NOI is $19,900, a 5.59% cap at ask.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. Figure $13k at investor pricing.

Boise regulars know the pull of Boise State, and then there is the Micron expansion.

Seller will carry with $71k down at 7.5%, seven-year balloon. Tenant-occupied; one walkthrough day will be set.', 'Condo', '468 Holloway Dr #6B', 'Boise', 'ID', '83704', 'Ada', 356000, 2, 1.5, 1112, 0, 'Light Rehab', 'Owner Financing', 'occupied', false, '{exterior-290,living-dated-1,bathroom-dated-1}', 19900, 43.6373, -116.2975, 979, 425000, null::bigint, 2800, null::bigint, 5, '{"property_taxes":2050,"insurance":550,"maintenance":2220,"management":2200,"hoa":4100,"reserves":900}', '{"units":1,"year_built":1985,"unit_mix":null,"parking":null,"zoning":null,"apn":"43-8793-163"}', 138192, 'active', null::integer, null::bigint, null::integer),
  (291, 30, 'BRRRR candidate: two-story frame house in Memphis', 'Walked it last week: 2 bedrooms, 1 bath, 898 sq ft, 1929 construction. Tired landlord is done after a long hold.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $22k.

Renovated comps support $110,000. At $78,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

St. Jude and the medical district and the FedEx hub keep vacancy low in this part of Memphis.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. We are under contract and assigning.', 'Single Family', '383 Perry Pl', 'Memphis', 'TN', '38118', 'Shelby', 78000, 2, 1, 898, 5410, 'Medium Rehab', 'Creative', 'vacant', true, '{exterior-291,living-worn-2,bathroom-worn-2,plan-gable-2,bedroom-worn-2}', null::bigint, 35.0576, -89.9238, 25, 110000, 21500, 1175, null::bigint, 7, '{"property_taxes":400,"insurance":400,"maintenance":1750,"management":1600,"reserves":850}', '{"units":1,"year_built":1929,"unit_mix":null,"parking":"Street","zoning":"R-1","apn":null}', 4615, 'active', null::integer, null::bigint, null::integer),
  (292, 35, '$138k spread on this flat-roof modern', 'Solid 3/1 with 1,276 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Figure $94k at investor pricing.

Renovated comps support $475,000. At $244,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of the University of Utah.

Cash or equivalent, close in 14 days or less with our title company. Lockbox on site, message for the code.', 'Single Family', '1185 E Tremont Dr', 'Salt Lake City', 'UT', '84118', 'Salt Lake', 244000, 3, 1, 1276, 4750, 'Heavy Rehab', 'Cash', 'vacant', true, '{exterior-292,living-gutted-2,bathroom-gutted-2}', null::bigint, 40.6496, -112.0096, 227, 475000, null::bigint, 2775, null::bigint, null::float8, '{"property_taxes":1400,"insurance":1200,"maintenance":3850,"management":3650,"reserves":2050}', '{"units":1,"year_built":1976,"unit_mix":null,"parking":"Street","zoning":null,"apn":null}', 46503, 'active', null::integer, null::bigint, null::integer),
  (295, 2, 'Brooklyn timbered tract – 0.33 acre', 'Direct from a family that has paid the taxes on this for decades. 0.33 acre, mature timber that has not been cut in thirty years.

Outside the flood zone per the current map. Electric is 200 feet away.

Growth in Brooklyn follows Downtown Brooklyn rezoning and the Navy Yard.

Looking for a clean cash offer with proof of funds. Selling with title, not an assignment.', 'Land', '920 Warwick Rd', 'Brooklyn', 'NY', '11208', 'Kings', 93000, 0, 0, 0, 14515, null, 'Cash', 'vacant', false, '{exterior-295,view-295,aerial-295,topographic-3}', null::bigint, 40.6744, -73.8702, 264, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1350}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 112189, 'active', null::integer, null::bigint, null::integer),
  (297, 51, 'Gary two-story, delivered vacant', 'Walked it last week: 3 bedrooms, 1 bath, 1,782 sq ft, 1984 construction. Direct to seller, they called from our mailer.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Renovated comps run around $133k, so there is some equity on day one.

Your exit isn’t a worry: the lakefront national park and the South Shore Line bring both tenants and owner-occupants.

Owner financing: 25% down, rate to be agreed, no prepayment penalty. Open for walkthroughs Thursday and Saturday.', 'Single Family', '6119 Oakdale Ave', 'Gary', 'IN', '46409', 'Lake', 122000, 3, 1, 1782, 8640, 'Turn-Key', 'Owner Financing', 'vacant', false, '{exterior-297,bedroom-renovated-3,kitchen-renovated-2,bedroom-renovated-4,plan-gable-1,bathroom-renovated-4}', null::bigint, 41.5387, -87.3285, 1261, 133000, 0, 1525, null::bigint, 4, '{}', '{"units":1,"year_built":1984,"unit_mix":null,"parking":"2-car garage","zoning":"R-2","apn":"22-6150-385"}', 110115, 'active', null::integer, null::bigint, null::integer),
  (299, 18, 'Builder opportunity: 0.59 acre near UAB and its hospital', '0.59 acre (25,836 sq ft), water views from the whole upper half. Water and power are at the road, perc test passed in the spring, and the title is clean.

Growth in Birmingham follows the Avondale brewery district and UAB and its hospital. Cash or equivalent, close in 14 days or less with our title company.', 'Land', '2635 Magnolia Rd', 'Birmingham', 'AL', '35207', 'Jefferson', 31000, 0, 0, 0, 25836, null, 'Cash', 'vacant', false, '{exterior-299,view-299,aerial-299,topographic-1}', null::bigint, 33.5657, -86.8169, 232, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":150}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"R-1","apn":null}', 61645, 'active', null::integer, null::bigint, null::integer),
  (300, 3, 'Paint-and-carpet duplex in Oklahoma City', 'Came to us through the seller’s attorney. Two units, 1,670 sq ft, 4 bedrooms over two units. Laundry in the basement.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Our scope comes to $20k.

NOI is $18,300 on trailing numbers, not pro forma (7.63% cap). Expenses run 42% of collections.

Renters are mostly long-term thanks to the streetcar and Tinker Air Force Base.

Will qualify for conventional financing. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Multi Family', '94 Sycamore Pl', 'Oklahoma City', 'OK', '73111', 'Oklahoma', 240000, 4, 2, 1670, 6530, 'Light Rehab', 'Conventional', 'occupied', true, '{exterior-300,living-dated-3,bedroom-dated-3}', 18300, 35.5089, -97.483, 94, null::bigint, 20000, 2725, null::bigint, 4, '{"property_taxes":1800,"insurance":1550,"maintenance":2942,"management":2650,"utilities":2350,"reserves":1800}', '{"units":2,"year_built":1983,"unit_mix":null,"parking":"Street","zoning":"MF-1","apn":null}', 6475, 'active', null::integer, null::bigint, null::integer),
  (301, 46, '5.8% cap: condo near the Ironbound restaurants', 'Partnership is splitting up and this is the last asset. South-facing unit, 1,150 sq ft, 2 bed and 2 bath. HOA allows rentals with a six-month minimum lease.

The old leak from the unit above is fixed; the drywall isn’t. Plan on kitchen, baths and flooring. Two bids came back around $31k.

T-12: income $25,920 / expenses $9,920 / NOI $16,000. Rent roll and bank statements after NDA. Ask $278,000 + repairs $31,000 = $309,000 all in, against an ARV of $400,000 (77%).

Most tenants here are drawn by the Ironbound restaurants, some by Penn Station.

Looking for a clean cash offer with proof of funds. Showings with 24 hours’ notice.', 'Condo', '3688 Pembroke Ave #501', 'Newark', 'NJ', '07105', 'Essex', 278000, 2, 2, 1150, 0, 'Medium Rehab', 'Cash', 'occupied', false, '{exterior-301,living-worn-1,bathroom-worn-1,bathroom-worn-2,bedroom-worn-1,plan-midrise-2}', 16000, 40.7279, -74.1538, 2133, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1982,"unit_mix":null,"parking":"Street permit","zoning":"RM-3","apn":"12-8021-420"}', 161793, 'active', null::integer, 295000, 34823),
  (307, 58, 'Paint-and-carpet three-family in Honolulu', 'Triplex from 1927: 9 bedrooms over three units, 3,660 sq ft, separate electric meters. Came to us through the seller’s attorney.

Renovated comps support $2,500,000. At $2,250,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Functional as it sits. New counters and flooring would bring it to market finish. Our scope comes to $43k (about $15k a unit).

Renters are easy to find thanks to the Skyline rail and the military housing allowance.

Cash only, as-is, $5,000 non-refundable after a three-day look. Showings with 24 hours’ notice.', 'Multi Family', '609 Eastlake St', 'Honolulu', 'HI', '96826', 'Honolulu', 2250000, 9, 4.5, 3660, 2890, 'Light Rehab', 'Cash', 'occupied', false, '{exterior-307,kitchen-dated-2,bedroom-dated-2,bedroom-dated-3,plan-triplex-1,bathroom-dated-1}', null::bigint, 21.2966, -157.8233, 57, 2500000, 43000, null::bigint, null::bigint, null::float8, '{}', '{"units":3,"year_built":1927,"unit_mix":null,"parking":"Carports","zoning":"MF-1","apn":null}', 8865, 'active', null::integer, null::bigint, null::integer),
  (309, 37, 'Jacksonville flex building', '35,050 sq ft on 2 acres, built 2009. 24 ft clear, four docks and a drive-in, three-phase power. Heirs live out of state and want it off their plate.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

$3,850,000 firm until the end of the month, then it goes to the MLS closer to $4.22M.

Renters are mostly long-term thanks to JAXPORT and the two naval stations.

Seller will carry with $770k down at 6%, ten-year balloon. Showings with 24 hours’ notice.', 'Industrial', '8294 22nd Ave', 'Jacksonville', 'FL', '32218', 'Duval', 3850000, 0, 7, 35050, 85100, 'Turn-Key', 'Owner Financing', 'occupied', false, '{exterior-309,hall-renovated-1,workspace-renovated-1,plan-flex-1}', null::bigint, 30.4528, -81.6662, 612, null::bigint, 0, 44550, null::bigint, null::float8, '{}', '{"units":7,"year_built":2009,"unit_mix":null,"parking":"Street","zoning":null,"apn":null}', 108951, 'active', null::integer, null::bigint, null::integer),
  (312, 22, '0.68 acre in Columbus: open acreage, survey in hand', '0.68 acre (29,459 sq ft), level and cleared, with road frontage on the south side.

Demand here comes from the Intel site in Licking County. Nearby resales haven’t lasted long on the market.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close.', 'Land', '2026 Carver Ln', 'Columbus', 'OH', '43202', 'Franklin', 40000, 0, 0, 0, 29459, null, 'Owner Financing', 'vacant', true, '{exterior-312,view-312,aerial-312,topographic-2}', null::bigint, 40.0188, -83.0056, 67, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":500}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"R-1","apn":null}', 100912, 'active', null::integer, null::bigint, null::integer),
  (316, 64, 'Owner will carry: 0.26 acre, lake lot', '0.26 acre (11,433 sq ft), water views from the whole upper half.

City sewer is in the street. A sketch plan for subdividing is in the folder.

Builders are active on this side of Green Bay; the Titletown district and the paper mills are what they’re after.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Contract is signed and can be shown on request.', 'Land', '1185 31st Rd', 'Green Bay', 'WI', '54313', 'Brown', 30000, 0, 0, 0, 11433, null, 'Owner Financing', 'vacant', true, '{exterior-316,view-316,aerial-316,topographic-3}', null::bigint, 44.5476, -88.0961, 108, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":400}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 49005, 'active', null::integer, null::bigint, null::integer),
  (317, 17, 'Turn-key two-story in Lansing', 'Tired landlord is done after a long hold. 3 bed, 1.5 bath, 1,538 sq ft, built in 1940, on a 0.21 acre lot. Clean, insured, and managed by a local PM who would stay on at 8%.

$194,900 firm until the end of the month, then it goes to the MLS closer to $218k. Renters are easy to find thanks to Sparrow Hospital and the state offices. Creative terms preferred: part seller note, part new debt. Bring a structure. We are under contract and assigning. Lockbox on site, message for the code.', 'Residential', '137 Garnet Ter', 'Lansing', 'MI', '48911', 'Ingham', 194900, 3, 1.5, 1538, 9230, 'Turn-Key', 'Creative', 'vacant', true, '{exterior-317,kitchen-renovated-2,living-renovated-2,bedroom-renovated-3,bathroom-renovated-2,plan-gable-2}', null::bigint, 42.6813, -84.573, 120, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1940,"unit_mix":null,"parking":"Carport","zoning":"R-2","apn":"25-5304-310"}', 157820, 'active', null::integer, null::bigint, null::integer),
  (323, 3, 'Turn-key brick ranch in Fort Worth', 'Walked it last week: 3 bedrooms, 1 bath, 1,264 sq ft, 1981 construction. Heirs live out of state and want it off their plate.

$227,000 firm until the end of the month, then it goes to the MLS closer to $246k.

Clean, insured, and managed by a local PM who would stay on at 8%.

Your exit isn’t a worry: the AllianceTexas hub and Lockheed and the joint reserve base bring both tenants and owner-occupants.

Existing loan of about $189k at 3.5% stays in place. PITI is current. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Single Family', '542 Birchwood Pl', 'Fort Worth', 'TX', '76179', 'Tarrant', 227000, 3, 1, 1264, 5020, 'Turn-Key', 'Subject To', 'vacant', true, '{exterior-323,living-renovated-2,bedroom-renovated-1,plan-ranch-2}', null::bigint, 32.9057, -97.4243, 242, null::bigint, null::bigint, 2500, null::bigint, 6, '{"property_taxes":3950,"insurance":1650,"maintenance":2400,"management":2150}', '{"units":1,"year_built":1981,"unit_mix":null,"parking":"Carport","zoning":null,"apn":null}', 35877, 'active', null::integer, null::bigint, null::integer),
  (326, 48, '2-bed two-story in Rockford', 'Seller bought another place and is carrying two payments. 2 bed, 1.5 bath, 812 sq ft, built in 1997, on a 0.19 acre lot.

Clean, insured, and managed by a local PM who would stay on at 8%.

Asking $102,000; the last appraisal came in at $104,900.

Rockford regulars know the pull of the cargo airport, and then there is the aerospace shops.

Conventional buyers are welcome; allow 30 days. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '3678 22nd St', 'Rockford', 'IL', '61114', 'Winnebago', 102000, 2, 1.5, 812, 8180, 'Turn-Key', 'Conventional', 'vacant', true, '{exterior-326,bathroom-renovated-1,kitchen-renovated-1,bedroom-renovated-1,bathroom-renovated-2,plan-gable-2}', null::bigint, 42.3238, -89.0003, 13, null::bigint, 0, 1300, null::bigint, 4, '{}', '{"units":1,"year_built":1997,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 3683, 'active', null::integer, null::bigint, null::integer),
  (329, 52, 'Portland tower condo', 'Estate sale, probate is closed. Upper-floor unit, 861 sq ft, 1 bed and 1 bath. HOA allows rentals with a six-month minimum lease.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

Collected rent is about $4,400 a month. After taxes, insurance, management and reserves the NOI is $29,800, a 6.77% cap at ask.

Most tenants here are drawn by the MAX lines, some by OHSU.

Seller will carry with $88k down at 6%, seven-year balloon. Please don’t disturb the tenants.', 'Condo', '1810 S Locust Pl #1904', 'Portland', 'OR', '97224', 'Washington', 440000, 1, 1, 861, 0, 'Turn-Key', 'Owner Financing', 'occupied', false, '{exterior-329,living-renovated-3,bathroom-renovated-3,bedroom-renovated-1,plan-highrise-1}', 29800, 45.4126, -122.8017, 177, null::bigint, 0, 4650, null::bigint, 5, '{"property_taxes":3950,"insurance":500,"maintenance":3860,"management":4700,"hoa":8550,"reserves":1650}', '{"units":1,"year_built":1985,"unit_mix":null,"parking":"1 garage space","zoning":null,"apn":null}', 105824, 'active', null::integer, null::bigint, null::integer),
  (330, 62, 'Cash-flowing duplex, 8.1% cap', 'Duplex from 1973: 6 bedrooms over two units, 2,400 sq ft, separate electric meters. The owner has held it free and clear since the nineties. Needs paint, flooring and light fixtures; the bones and the big systems are fine. Figure $18k at investor pricing.

T-12: income $31,866 / expenses $13,566 / NOI $18,300. Rent roll and bank statements after NDA. Ochsner LSU Health and Barksdale Air Force Base keep vacancy low in this part of Shreveport. Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request.', 'Multi Family', '706 5th Ave', 'Shreveport', 'LA', '71118', 'Caddo', 226000, 6, 4, 2400, 7900, 'Light Rehab', 'Cash', 'occupied', true, '{exterior-330,living-dated-4,bathroom-dated-4,plan-duplex-1,bedroom-dated-4,bathroom-dated-3}', 18300, 32.4028, -93.7967, 98, null::bigint, 17500, 2750, 75, 6, '{"property_taxes":1050,"insurance":1600,"maintenance":2916,"management":3650,"utilities":2200,"reserves":2150}', '{"units":2,"year_built":1973,"unit_mix":null,"parking":"2 off-street spaces","zoning":"R-4","apn":"40-2134-286"}', 68705, 'active', null::integer, null::bigint, null::integer),
  (331, 2, '0.77 acre in Atlanta: open acreage, survey in hand', '0.77 acre (33,458 sq ft), gently rolling and fenced on three sides.

Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet.

Growth in Atlanta follows Georgia Tech and Emory and MARTA.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', 'Lot 22, 11th Rd', 'Atlanta', 'GA', '30324', 'Fulton', 74900, 0, 0, 0, 33458, null, 'Cash', 'vacant', false, '{exterior-331,aerial-331,view-331}', null::bigint, 33.8237, -84.3604, 241, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"AG","apn":null}', 133691, 'active', null::integer, null::bigint, null::integer),
  (337, 42, 'Mixed-use building near Ohio State', 'Seller bought another place and is carrying two payments. 7,430 sq ft in eight units; the florist downstairs pays on the first every month, apartments upstairs are separately metered. Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Gross $204,768, expenses $86,868, NOI $117,900. That’s 9.00% on the asking price before any upside. Most tenants here are drawn by Ohio State, some by the Intel site in Licking County. Cash or equivalent, close in 14 days or less with our title company. Under contract direct with the seller; assignment or double close.', 'Mixed Use', '397 Marlowe Way', 'Columbus', 'OH', '43207', 'Franklin', 1310000, 6, 8, 7430, 4940, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-337,workspace-renovated-2,kitchen-renovated-1,living-renovated-2,bathroom-renovated-1,plan-shopfront-1}', 117900, 39.9057, -82.9669, 110, null::bigint, 0, 17500, 275, 4, '{"property_taxes":17150,"insurance":10350,"maintenance":20868,"management":15750,"utilities":10550,"reserves":8700,"other":3500}', '{"units":8,"year_built":1920,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 11156, 'active', null::integer, 1413000, 3858),
  (338, 59, '$45k spread on this two-story frame house', 'Owner retired and is selling the portfolio one by one. 3 bed, 1.5 bath, 1,392 sq ft, built in 1960, on a 0.24 acre lot. There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. Two bids came back around $82k.

Numbers:
• Price $134,000
• Repairs $81,500
• ARV $260,000
• All in at 83% of ARV Most tenants here are drawn by SCAD, some by the Hyundai plant in Bryan County. Cash only, as-is, $5,000 non-refundable after a three-day look. Vacant, go any time.', 'Single Family', '326 Carver Ave', 'Savannah', 'GA', '31409', 'Chatham', 134000, 3, 1.5, 1392, 10440, 'Heavy Rehab', 'Cash', 'vacant', false, '{exterior-338,bathroom-gutted-2,living-gutted-1,plan-gable-2,bathroom-gutted-1}', null::bigint, 32.0031, -81.1629, 105, 260000, 81500, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1960,"unit_mix":null,"parking":null,"zoning":"R-2","apn":"96-4741-390"}', 126065, 'sold', 83160, null::bigint, null::integer),
  (342, 51, '1980s colonial at an 8.8% cap', 'Walked it last week: 3 bedrooms, 2 baths, 1,560 sq ft, 1988 construction. Heirs live out of state and want it off their plate.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

Gross $52,440, expenses $23,240, NOI $29,200. That’s 8.80% on the asking price before any upside.

Norfolk regulars know the pull of the Tide light rail, and then there is Naval Station Norfolk.

Conventional buyers are welcome; allow 30 days. Under contract direct with the seller; assignment or double close.', 'Single Family', '373 Meadowbrook Dr', 'Norfolk', 'VA', '23504', 'Norfolk, City of', 332000, 3, 2, 1560, 10160, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-342,kitchen-renovated-3,bedroom-renovated-2,bathroom-renovated-2}', 29200, 36.8635, -76.269, 313, 363000, null::bigint, 4600, null::bigint, 5, '{"property_taxes":2600,"insurance":3000,"maintenance":7590,"management":7200,"reserves":2850}', '{"units":1,"year_built":1988,"unit_mix":null,"parking":"Street","zoning":null,"apn":null}', 123934, 'active', null::integer, null::bigint, null::integer),
  (345, 71, 'Fresno storefront with apartments', 'Storefront with apartments from 1934: retail at the street, apartments above, 8,120 sq ft in all. Owner retired and is selling the portfolio one by one.

Renovated comps support $1,550,000. At $1,290,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $48k at investor pricing (about $5k a unit).

We own two doors nearby and have never been empty for more than three weeks, largely because of Fresno State.

Cash only, as-is, $5,000 non-refundable after a three-day look. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '592 11th St', 'Fresno', 'CA', '93703', 'Fresno', 1290000, 8, 10, 8120, 3670, 'Light Rehab', 'Cash', 'occupied', true, '{exterior-345,workspace-dated-1,kitchen-dated-1,plan-shopfront-1,bathroom-dated-3,living-dated-4}', null::bigint, 36.7663, -119.7621, 68, 1550000, 48000, 12175, 400, 5, '{"property_taxes":9200,"insurance":3350,"maintenance":11650,"management":11600,"utilities":6850,"reserves":6600,"other":3300}', '{"units":10,"year_built":null,"unit_mix":null,"parking":"Shared lot","zoning":"TND","apn":"45-4755-095"}', 46477, 'active', null::integer, null::bigint, null::integer),
  (349, 38, '$40k spread on this two-story', 'Solid 3/2 with 1,348 sq ft under roof. Came to us through the seller’s attorney, so we can move quickly.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Two bids came back around $79k.

ARV is $241k on three renovated comps inside a mile and six months. All in you are at $202k.

Your exit isn’t a worry: Fort Jackson and USC bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Vacant, go any time.', 'Single Family', '682 Walden Ln', 'Columbia', 'SC', '29204', 'Richland', 123000, 3, 2, 1348, 6250, 'Heavy Rehab', 'Hard Money', 'vacant', true, '{exterior-349,living-gutted-1,kitchen-gutted-1,bedroom-gutted-2}', null::bigint, 34.0295, -81.01, 251, 241000, 78500, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":null,"unit_mix":null,"parking":"Street","zoning":"R-1","apn":null}', 43999, 'active', null::integer, 132000, 12370),
  (351, 68, 'Take over payments: condo', 'Direct to seller, they called from our mailer. Upper-floor unit, 1,030 sq ft, 2 bed and 2.5 bath. HOA allows rentals with a six-month minimum lease. New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

$144,000 firm until the end of the month, then it goes to the MLS closer to $159k. Your exit isn’t a worry: the BlueOval project at Stanton and St. Jude and the medical district bring both tenants and owner-occupants. Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Condo', '451 Chestnut St #304', 'Memphis', 'TN', '38116', 'Shelby', 144000, 2, 2.5, 1030, 0, 'Turn-Key', 'Subject To', 'vacant', true, '{exterior-351,bedroom-renovated-1,bathroom-renovated-4,bedroom-renovated-2}', null::bigint, 35.0324, -90.0073, 526, 159000, null::bigint, 1600, null::bigint, 6, '{"property_taxes":800,"insurance":400,"maintenance":1450,"management":1500,"hoa":2550}', '{"units":1,"year_built":1980,"unit_mix":null,"parking":"Street permit","zoning":null,"apn":null}', 64142, 'active', null::integer, 155000, 10544),
  (355, 26, 'Providence side-by-side duplex', 'Side-by-side duplex from 1953: 5 bedrooms over two units, 1,740 sq ft, separate electric meters. Came to us through the seller’s attorney.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

T-12: income $64,296 / expenses $26,496 / NOI $37,800. Rent roll and bank statements after NDA.

Renters are mostly long-term thanks to Brown and RISD and the hospital district.

Structured for private money, first-position note. We own it. Showings with 24 hours’ notice.', 'Multi Family', '623 Quarry Pl', 'Providence', 'RI', '02912', 'Providence', 540000, 5, 2, 1740, 6440, 'Turn-Key', 'Private Money', 'occupied', false, '{exterior-355,bathroom-renovated-3,kitchen-renovated-4,plan-duplex-2,bedroom-renovated-4}', 37800, 41.8199, -71.4081, 66, null::bigint, null::bigint, 5700, null::bigint, 6, '{"property_taxes":7050,"insurance":1850,"maintenance":6096,"management":5300,"utilities":3550,"reserves":2650}', '{"units":2,"year_built":1953,"unit_mix":[{"units":1,"bedrooms":2,"bathrooms":1,"rent":2565},{"units":1,"bedrooms":3,"bathrooms":1,"rent":3135}],"parking":"Gravel lot behind the building","zoning":"R-4","apn":"93-1195-273"}', 13363, 'active', null::integer, 575000, 4657),
  (357, 52, 'Down to the studs: three-family near the Sacred Heart campus', 'Seller is relocating for work. Three units, 1,900 sq ft, 3 bedrooms over three units. Tenants pay everything but water.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Our scope comes to $143k (about $48k a unit).

ARV is $565k on three renovated comps inside a mile and six months. All in you are at $497k.

We own two doors nearby and have never been empty for more than three weeks, largely because of Kendall Yards.

Cash only, as-is, $5,000 non-refundable after a three-day look. Vacant, go any time.', 'Multi Family', '5529 Juniper Ln', 'Spokane', 'WA', '99202', 'Spokane', 354000, 3, 3, 1900, 6420, 'Heavy Rehab', 'Cash', 'vacant', false, '{exterior-357,kitchen-gutted-2,bedroom-gutted-2,plan-triplex-1,bedroom-gutted-1,bathroom-gutted-1}', null::bigint, 47.6591, -117.3866, 49, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":3,"year_built":1936,"unit_mix":[{"units":3,"bedrooms":1,"bathrooms":1}],"parking":"3 off-street spaces","zoning":null,"apn":"48-5826-110"}', 21903, 'active', null::integer, null::bigint, null::integer),
  (358, 3, '7.7% cap: duplex near the canal lifestyle', 'Partnership is splitting up and this is the last asset. Two units, 1,420 sq ft, 2 bedrooms over two units. Off-street parking in the rear.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Our scope comes to $17k.

Collected rent is about $4,250 a month, near $2,125 a unit. After taxes, insurance, management and reserves the NOI is $30,800, a 7.70% cap at ask.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Lee Health expansion.

Conventional buyers are welcome; allow 30 days. Showings with 24 hours’ notice.', 'Multi Family', '3616 Woodlawn Dr', 'Cape Coral', 'FL', '33990', 'Lee', 400000, 2, 2, 1420, 12330, 'Light Rehab', 'Conventional', 'occupied', false, '{exterior-358,bathroom-dated-3,living-dated-2,plan-duplex-2,bedroom-dated-2,bathroom-dated-2}', 30800, 26.6317, -81.9684, 340, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":2,"year_built":1953,"unit_mix":[{"units":2,"bedrooms":1,"bathrooms":1}],"parking":"Gravel lot behind the building","zoning":"MF-1","apn":null}', 93094, 'active', null::integer, null::bigint, null::integer),
  (361, 3, 'Two-story frame house near the GE Appliance Park', 'Partnership is splitting up and this is the last asset. 3 bed, 1.5 bath, 1,464 sq ft, built in 2000, on a 0.11 acre lot.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Our scope comes to $25k.

Gross $39,198, expenses $16,998, NOI $22,200. That’s 8.57% on the asking price before any upside.

The NuLu district and the UPS Worldport keep vacancy low in this part of Louisville.

Looking for a clean cash offer with proof of funds. Showings with 24 hours’ notice.', 'Single Family', '531 Ashby Ave', 'Louisville', 'KY', '40280', 'Jefferson', 259000, 3, 1.5, 1464, 4740, 'Light Rehab', 'Cash', 'occupied', false, '{exterior-361,living-dated-1,kitchen-dated-3,plan-gable-2,bedroom-dated-3,bathroom-dated-2}', 22200, 38.2458, -85.6814, 31, null::bigint, 24500, 3475, null::bigint, 6, '{"property_taxes":1850,"insurance":1450,"maintenance":5698,"management":4950,"reserves":3050}', '{"units":1,"year_built":2000,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 5971, 'active', null::integer, null::bigint, null::integer),
  (366, 55, '8.2% cap: three-family near Ellsworth Air Force Base', 'Triplex from 1955: 9 bedrooms over three units, 3,660 sq ft, separate electric meters. The owner has held it free and clear since the nineties.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. We carry $141k for repairs (about $47k a unit); verify with your own crew.

Collected rent is about $7,400 a month, near $2,475 a unit. After taxes, insurance, management and reserves the NOI is $48,300, an 8.19% cap at ask.

We own two doors nearby and have never been empty for more than three weeks, largely because of Black Hills tourism.

Seller will carry with $118k down at 7.5%, five-year balloon. Under contract direct with the seller; assignment or double close.', 'Multi Family', '324 Clayborne Ave', 'Rapid City', 'SD', '57703', 'Pennington', 590000, 9, 3, 3660, 12250, 'Medium Rehab', 'Owner Financing', 'occupied', true, '{exterior-366,living-worn-3,bathroom-worn-2,plan-triplex-1,bathroom-worn-3}', 48300, 44.0481, -103.1767, 304, 785000, null::bigint, 7875, 75, 7, '{"property_taxes":6650,"insurance":3150,"maintenance":10422,"management":8700,"utilities":7100,"reserves":4400}', '{"units":3,"year_built":1955,"unit_mix":null,"parking":null,"zoning":"RM-2","apn":null}', 17625, 'active', null::integer, null::bigint, null::integer),
  (372, 66, 'Craftsman bungalow near Bishop Arts', 'Solid 2/1 with 1,098 sq ft under roof. Heirs live out of state and want it off their plate, so we can move quickly.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $17k for repairs; verify with your own crew.

Ask $222,000 + repairs $17,000 = $239,000 all in, against an ARV of $261,000 (92%).

DART and Bishop Arts keep vacancy low in this part of Dallas.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '2103 Delmar Ln', 'Dallas', 'TX', '75211', 'Dallas', 222000, 2, 1, 1098, 7770, 'Light Rehab', 'Hard Money', 'vacant', true, '{exterior-372,living-dated-3,bedroom-dated-4,bathroom-dated-1}', null::bigint, 32.7344, -96.9023, 628, 261000, 17000, 2750, null::bigint, 4, '{"property_taxes":3500,"insurance":1550,"maintenance":4200,"management":3500}', '{"units":1,"year_built":1914,"unit_mix":null,"parking":"Street","zoning":"R-1","apn":null}', 99032, 'active', null::integer, 235000, 4503),
  (374, 52, 'Warehouse near UNR', '46,800 sq ft on 2.7 acres, built 2003. 22 ft clear, grade-level doors on every bay, three-phase power. Tired landlord is done after a long hold.

One vacant space needs a white box; the rest can stay as it is. Two bids came back around $305k (about $102k a unit).

Collected rent is about $68,800 a month. After taxes, insurance, management and reserves the NOI is $488,500, an 8.21% cap at ask. Renovated comps support $7,100,000. At $5,950,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The industrial park east of town and UNR keep vacancy low in this part of Reno.

Cash or equivalent, close in 14 days or less with our title company. Contract is signed and can be shown on request. Please don’t disturb the tenants.', 'Industrial', '795 W 14th St', 'Reno', 'NV', '89508', 'Washoe', 5950000, 0, 4, 46800, 119300, 'Light Rehab', 'Cash', 'occupied', true, '{exterior-374,hall-dated-1,workspace-dated-2,plan-warehouse-1}', 488500, 39.6718, -119.9332, 137, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":3,"year_built":2003,"unit_mix":null,"parking":null,"zoning":"LI","apn":"28-5810-160"}', 39616, 'active', null::integer, null::bigint, null::integer),
  (376, 15, 'Lexington 16-unit building', '16-unit building from 1909: 32 bedrooms over 16 units, 13,730 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Collected rent is about $20,350 a month, near $1,275 a unit. After taxes, insurance, management and reserves the NOI is $151,800, a 7.50% cap at ask.

No deferred maintenance. Inspection report from this spring is in the folder.

The Toyota plant in Georgetown and the University of Kentucky keep vacancy low in this part of Lexington.

Existing loan of about $1.45M at 3.75% stays in place. PITI is current. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '120 E Eastlake Ter', 'Lexington', 'KY', '40510', 'Fayette', 2025000, 32, 16, 13730, 8430, 'Turn-Key', 'Subject To', 'occupied', false, '{exterior-376,kitchen-renovated-4,bathroom-renovated-1,plan-walkup-1,bedroom-renovated-1,bathroom-renovated-3}', 151800, 38.0717, -84.5912, 518, 2075000, 0, 21175, 500, 6, '{"property_taxes":17100,"insurance":13050,"maintenance":20294,"management":18500,"utilities":10800,"reserves":9700,"other":3250}', '{"units":16,"year_built":1909,"unit_mix":[{"units":16,"bedrooms":2,"bathrooms":1}],"parking":"16 off-street spaces","zoning":"R-3","apn":"20-4637-186"}', 49881, 'active', null::integer, null::bigint, null::integer),
  (377, 68, 'Duplex near the BeltLine', 'Duplex from 1922: 5 bedrooms over two units, 1,910 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. We carry $103k for repairs; verify with your own crew.

Renovated comps support $520,000. At $321,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Your exit isn’t a worry: the BeltLine and MARTA bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request.', 'Multi Family', '475 Kenilworth St', 'Atlanta', 'GA', '30341', 'DeKalb', 321000, 5, 2, 1910, 6310, 'Heavy Rehab', 'Hard Money', 'vacant', true, '{exterior-377,kitchen-gutted-1,living-gutted-1,bathroom-gutted-1,bedroom-gutted-1}', null::bigint, 33.8901, -84.2958, 1355, 520000, 102500, null::bigint, null::bigint, null::float8, '{"property_taxes":2450,"insurance":1950}', '{"units":2,"year_built":1922,"unit_mix":[{"units":1,"bedrooms":2,"bathrooms":1},{"units":1,"bedrooms":3,"bathrooms":1}],"parking":null,"zoning":"R-3","apn":"24-6545-361"}', 168495, 'sold', 122220, null::bigint, null::integer),
  (380, 59, 'Paint-and-carpet side-by-side duplex in Las Vegas', '4 bedrooms over two units, built 1985. Long-term tenants downstairs. The owner has held it free and clear since the nineties.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. We carry $35k for repairs; verify with your own crew.

T-12: income $49,020 / expenses $17,620 / NOI $31,400. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Strip payrolls.

Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing. Please don’t disturb the tenants.', 'Multi Family', '425 Oakdale Ave', 'Las Vegas', 'NV', '89144', 'Clark', 475000, 4, 2, 1820, 4220, 'Light Rehab', 'Subject To', 'occupied', false, '{exterior-380,bedroom-dated-1,bathroom-dated-3,plan-duplex-1,bedroom-dated-3,bathroom-dated-1}', 31400, 36.1843, -115.3205, 192, 565000, 34500, 4300, null::bigint, 5, '{"property_taxes":2600,"insurance":1950,"maintenance":4420,"management":4200,"utilities":2600,"reserves":1850}', '{"units":2,"year_built":1985,"unit_mix":[{"units":2,"bedrooms":2,"bathrooms":1,"rent":2150}],"parking":"2 off-street spaces","zoning":"R-4","apn":null}', 164089, 'sold', 91320, null::bigint, null::integer),
  (382, 30, 'Garden office at a 9.6% cap', 'Estate sale, probate is closed. Garden office of 34,350 sq ft; one space is dark and priced in.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Collected rent is about $84,750 a month. After taxes, insurance, management and reserves the NOI is $551,600, a 9.55% cap at ask.

Most tenants here are drawn by the Toyota plant, some by Joint Base San Antonio.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Commercial', '7876 Glenview Way', 'San Antonio', 'TX', '78215', 'Bexar', 5775000, 0, 11, 34350, 101600, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-382,workspace-renovated-2,plan-office-1,bathroom-renovated-2,workspace-renovated-1}', 551600, 29.4396, -98.4852, 7, null::bigint, null::bigint, 90175, null::bigint, 6, '{"property_taxes":97500,"insurance":42850,"maintenance":114874,"management":105000,"utilities":48450,"reserves":56900}', '{"units":12,"year_built":null,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 1259, 'active', null::integer, null::bigint, null::integer),
  (384, 2, 'Open acreage, 0.64 acre, buildable', 'Direct from a family that has paid the taxes on this for decades. 0.64 acre, gently rolling and fenced on three sides.

Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet.

Builders are active on this side of Kansas City; the hospital hill employers and the Crossroads are what they’re after.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', '6966 Quarry Ln', 'Kansas City', 'MO', '64134', 'Jackson', 47500, 0, 0, 0, 27954, null, 'Cash', 'vacant', true, '{exterior-384,aerial-384,view-384,topographic-1}', null::bigint, 38.9346, -94.4947, 810, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 122397, 'active', null::integer, 51000, 13187),
  (385, 18, 'Distribution building at an 8.5% cap', '22,450 sq ft on 1.4 acres, built 1962. 24 ft clear, grade-level doors on every bay, three-phase power. Seller bought another place and is carrying two payments.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Collected rent is about $23,000 a month. After taxes, insurance, management and reserves the NOI is $156,900, an 8.48% cap at ask.

Renters are steady thanks to the brewery scene on the West Side and the Medical Mile.

Appraises and insures without drama, so bank money works. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '901 W Delmar Ave', 'Grand Rapids', 'MI', '49506', 'Kent', 1850000, 0, 2, 22450, 60000, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-385,hall-renovated-1,workspace-renovated-1,plan-warehouse-1}', 156900, 42.9392, -85.6197, 176, 2050000, null::bigint, 24200, null::bigint, 5, '{"property_taxes":22900,"insurance":9400,"maintenance":27130,"management":32450,"utilities":14150,"reserves":12950}', '{"units":2,"year_built":1962,"unit_mix":null,"parking":"Shared lot","zoning":null,"apn":"98-5554-242"}', 70940, 'active', null::integer, null::bigint, null::integer),
  (388, 49, 'Seller carry on a two-story frame house', '1,458 sq ft 1940s two-story from 1948 with three bedrooms and 1.5 baths. Partnership is splitting up and this is the last asset.

Clean, insured, and managed by a local PM who would stay on at 8%.

Asking $84,000; the last appraisal came in at $89,000.

Flint regulars know the pull of Hurley Medical Center, and then there is Kettering University.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Lockbox on site, message for the code.', 'Single Family', '933 Beacon Dr', 'Flint', 'MI', '48554', 'Genesee', 84000, 3, 1.5, 1458, 8530, 'Turn-Key', 'Owner Financing', 'vacant', false, '{exterior-388,bedroom-renovated-1,kitchen-renovated-4,plan-gable-1,bathroom-renovated-4,bedroom-renovated-2}', null::bigint, 42.9685, -83.7975, 242, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1948,"unit_mix":null,"parking":null,"zoning":null,"apn":"18-7138-286"}', 25646, 'active', null::integer, 91000, 8443),
  (391, 61, 'Condo at an 8.4% cap', '2 bed, 2 bath, 1,202 sq ft in a 1976 building with a covered parking space and storage cage. Tired landlord is done after a long hold. New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

NOI is $15,300 on trailing numbers, not pro forma (8.41% cap). Expenses run 34% of collections. Most tenants here are drawn by Spirit and Textron, some by McConnell Air Force Base. Will qualify for conventional financing. We own it. Tenant-occupied; one walkthrough day will be set.', 'Condo', '5476 Glenview Ave #2C', 'Wichita', 'KS', '67217', 'Sedgwick', 182000, 2, 2, 1202, 0, 'Turn-Key', 'Conventional', 'occupied', false, '{exterior-391,kitchen-renovated-4,living-renovated-1,bathroom-renovated-2,bedroom-renovated-4}', 15300, 37.6257, -97.3607, 131, null::bigint, 0, 2100, null::bigint, 8, '{"property_taxes":2100,"insurance":400,"maintenance":1584,"management":1150,"hoa":1950,"reserves":700}', '{"units":1,"year_built":1976,"unit_mix":null,"parking":null,"zoning":"RM-3","apn":"89-1127-390"}', 126150, 'active', null::integer, 198000, 12468),
  (394, 7, '16-unit brick walk-up: $178k a door', '16-unit brick walk-up from 1960: 16 bedrooms over 16 units, 11,880 sq ft, separate electric meters. The owner has held it free and clear since the nineties.

T-12: income $299,484 / expenses $110,184 / NOI $189,300. Rent roll and bank statements after NDA.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

We own two doors nearby and have never been empty for more than three weeks, largely because of Georgia Tech and Emory.

Conventional buyers are welcome; allow 30 days. Contract is signed and can be shown on request. Please don’t disturb the tenants.', 'Multi Family', '100 Linden Ct', 'Atlanta', 'GA', '30341', 'DeKalb', 2850000, 16, 16, 11880, 8300, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-394,living-renovated-3,kitchen-renovated-3,plan-walkup-1,bathroom-renovated-2,bedroom-renovated-1}', 189300, 33.8942, -84.287, 27, null::bigint, null::bigint, 26550, null::bigint, 6, '{"property_taxes":24300,"insurance":14900,"maintenance":26984,"management":17900,"utilities":16250,"reserves":9850}', '{"units":16,"year_built":1960,"unit_mix":[{"units":16,"bedrooms":1,"bathrooms":1}],"parking":"Street","zoning":"R-3","apn":"24-1158-310"}', 4902, 'active', null::integer, null::bigint, null::integer),
  (397, 11, 'Owner will carry: 0.21 acre, view lot', '0.21 acre (9,312 sq ft), native brush, a graded pad and a long view to the west. Outside the flood zone per the current map. Electric is 200 feet away.

Builders are active on this side of Mesa; the Boeing plant and the Gateway Airport employers are what they’re after. Owner financing: 15% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close.', 'Land', 'Lot 16, Yarrow Rd', 'Mesa', 'AZ', '85203', 'Maricopa', 28500, 0, 0, 0, 9312, null, 'Owner Financing', 'vacant', true, '{exterior-397,aerial-397,view-397,topographic-2}', null::bigint, 33.4344, -111.8109, 156, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":150}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"RR","apn":null}', 91173, 'active', null::integer, null::bigint, null::integer),
  (403, 60, 'Paint-and-carpet ranch in Brooklyn', '1,250 sq ft ranch from 1965 with two bedrooms and 1 bath. Estate sale, probate is closed.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $20k for repairs; verify with your own crew.

Ask $720,000 + repairs $20,000 = $740,000 all in, against an ARV of $850,000 (87%).

The L and J trains and the Navy Yard keep vacancy low in this part of Brooklyn.

Seller will carry with $144k down at 6%, seven-year balloon. Contract is signed and can be shown on request.', 'Single Family', '3258 14th St', 'Brooklyn', 'NY', '11212', 'Kings', 720000, 2, 1, 1250, 6870, 'Light Rehab', 'Owner Financing', 'vacant', true, '{exterior-403,living-dated-3,bedroom-dated-2,bathroom-dated-1,plan-ranch-1}', null::bigint, 40.657, -73.9106, 88, 850000, null::bigint, 5625, null::bigint, 4, '{}', '{"units":1,"year_built":1965,"unit_mix":null,"parking":null,"zoning":"R-1","apn":null}', 25258, 'active', null::integer, null::bigint, null::integer),
  (404, 6, '6-plex: $96k a door', 'Estate sale, probate is closed. Six units, 4,280 sq ft, 8 bedrooms over six units. Off-street parking in the rear.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Gross $77,562, expenses $28,262, NOI $49,300. That’s 8.57% on the asking price before any upside.

Renters are easy to find thanks to Johns Hopkins and the Under Armour campus.

Conventional buyers are welcome; allow 30 days. We own it. Showings with 24 hours’ notice.', 'Multi Family', '587 E 31st St', 'Baltimore', 'MD', '21240', 'Anne Arundel', 575000, 8, 6, 4280, 9170, 'Turn-Key', 'Conventional', 'occupied', false, '{exterior-404,kitchen-renovated-3,living-renovated-1,bedroom-renovated-1,plan-walkup-1,bathroom-renovated-4}', 49300, 39.1802, -76.6733, 620, 595000, null::bigint, 6950, null::bigint, 7, '{"property_taxes":5500,"insurance":1950,"maintenance":7662,"management":5550,"utilities":4600,"reserves":3000}', '{"units":6,"year_built":1956,"unit_mix":[{"units":4,"bedrooms":1,"bathrooms":1,"rent":1060},{"units":2,"bedrooms":2,"bathrooms":1,"rent":1355}],"parking":"Carports","zoning":null,"apn":"35-9883-324"}', 164531, 'active', null::integer, null::bigint, null::integer),
  (406, 63, 'Dallas 1970s two-story', 'Walked it last week: 4 bedrooms, 1 bath, 1,800 sq ft, 1977 construction. Came to us through the seller’s attorney.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $19k for repairs; verify with your own crew.

Renovated comps support $430,000. At $373,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Your exit isn’t a worry: the Southern Gateway park and DART bring both tenants and owner-occupants.

A private lender is in place at 10% interest only if you want the introduction. Please don’t disturb the tenants.', 'Single Family', '607 Laurel Ter', 'Dallas', 'TX', '75235', 'Dallas', 373000, 4, 1, 1800, 6210, 'Light Rehab', 'Private Money', 'occupied', true, '{exterior-406,living-dated-3,kitchen-dated-1,bedroom-dated-4,bathroom-dated-1,plan-gable-2}', null::bigint, 32.8278, -96.8358, 745, 430000, null::bigint, 3975, null::bigint, null::float8, '{"property_taxes":5150,"insurance":2350,"maintenance":4400,"management":3950,"reserves":2450}', '{"units":1,"year_built":1977,"unit_mix":null,"parking":"Driveway","zoning":null,"apn":null}', 45693, 'active', null::integer, 406000, 2143),
  (408, 3, 'Green Bay 1920s bungalow', 'Solid 3/1.5 with 1,460 sq ft under roof. Seller is relocating for work, so we can move quickly.

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. We carry $45k for repairs; verify with your own crew.

Gross $30,969, expenses $13,069, NOI $17,900. That’s 8.91% on the asking price before any upside. Renovated comps support $278,000. At $201,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Green Bay regulars know the pull of the paper mills, and then there is Bellin.

Set up for hard money: scope, photos and comps are packaged for your lender. Please don’t disturb the tenants.', 'Single Family', '4674 14th St', 'Green Bay', 'WI', '54302', 'Brown', 201000, 3, 1.5, 1460, 8540, 'Medium Rehab', 'Hard Money', 'occupied', true, '{exterior-408,kitchen-worn-2,living-worn-2,bathroom-worn-1,bedroom-worn-2,plan-craftsman-1}', 17900, 44.5049, -87.9716, 973, 278000, 45000, 2775, null::bigint, 7, '{"property_taxes":2850,"insurance":900,"maintenance":3319,"management":4100,"reserves":1900}', '{"units":1,"year_built":1928,"unit_mix":null,"parking":"Driveway","zoning":"R-2","apn":null}', 40548, 'active', null::integer, null::bigint, null::integer),
  (412, 76, '7.9% cap: ranch near the Haymarket', 'Solid 3/1.5 with 1,288 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Figure $47k at investor pricing.

Collected rent is about $2,400 a month. After taxes, insurance, management and reserves the NOI is $16,000, a 7.88% cap at ask.

Lincoln regulars know the pull of the University of Nebraska, and then there is the Haymarket.

Looking for a clean cash offer with proof of funds.', 'Single Family', '456 Hawthorne Ave', 'Lincoln', 'NE', '68517', 'Lancaster', 203000, 3, 1.5, 1288, 7930, 'Medium Rehab', 'Cash', 'occupied', false, '{exterior-412,bedroom-worn-3,kitchen-worn-3,bathroom-worn-1,plan-ranch-2,bedroom-worn-2}', 16000, 40.9261, -96.6082, 229, 281000, 47000, 2475, null::bigint, 4, '{"property_taxes":3150,"insurance":1650,"maintenance":3512,"management":3000,"reserves":1200}', '{"units":1,"year_built":1983,"unit_mix":null,"parking":"Carport","zoning":"R-1","apn":null}', 75455, 'active', null::integer, 217000, 8837),
  (413, 26, 'Two-story frame house near Redstone Arsenal', 'Walked it last week: 4 bedrooms, 1 bath, 2,120 sq ft, 1962 construction. Seller is relocating for work.

NOI is $31,000 on trailing numbers, not pro forma (8.47% cap). Expenses run 34% of collections.

Clean, insured, and managed by a local PM who would stay on at 8%.

We own two doors nearby and have never been empty for more than three weeks, largely because of Redstone Arsenal.

Seller will carry with $73k down at 7%, seven-year balloon. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Single Family', '591 Winslow Pl', 'Huntsville', 'AL', '35806', 'Madison', 366000, 4, 1, 2120, 9000, 'Turn-Key', 'Owner Financing', 'occupied', true, '{exterior-413,bedroom-renovated-1,bathroom-renovated-2,plan-gable-1,bathroom-renovated-3}', 31000, 34.7418, -86.6672, 142, null::bigint, 0, 4225, null::bigint, 7, '{"property_taxes":1600,"insurance":2600,"maintenance":4951,"management":4300,"reserves":2700}', '{"units":1,"year_built":1962,"unit_mix":null,"parking":"2-car garage","zoning":"R-2","apn":null}', 66898, 'active', null::integer, 378000, 3087),
  (424, 66, 'Porch-front bungalow near Elliot Hospital', 'Direct to seller, they called from our mailer. 3 bed, 1 bath, 1,606 sq ft, built in 1923, on a 0.26 acre lot.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $51k.

Renovated comps support $357,000. At $237,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of SNHU.

A private lender is in place at 10% interest only if you want the introduction. We are under contract and assigning.', 'Single Family', '125 E Willow Bend Ter', 'Manchester', 'NH', '03109', 'Hillsborough', 237000, 3, 1, 1606, 11250, 'Medium Rehab', 'Private Money', 'vacant', true, '{exterior-424,bedroom-worn-3,kitchen-worn-2,bedroom-worn-1,bathroom-worn-1,plan-craftsman-1}', null::bigint, 42.9655, -71.4167, 401, 357000, 50500, 2700, null::bigint, 6, '{}', '{"units":1,"year_built":1923,"unit_mix":null,"parking":"2-car garage","zoning":"R-2","apn":null}', 162679, 'active', null::integer, null::bigint, null::integer),
  (426, 65, 'Lubbock pasture tract – 15.9 acres', '15.9 acres (692,615 sq ft), level and cleared, with road frontage on the south side.

Outside the flood zone per the current map. Electric is 200 feet away. That’s $7,500 an acre.

Growth in Lubbock follows Texas Tech and the Covenant and UMC hospitals.

Seller will carry with $24k down at 6%, ten-year balloon.', 'Land', '899 3rd Rd', 'Lubbock', 'TX', '79413', 'Lubbock', 119000, 0, 0, 0, 692615, null, 'Owner Financing', 'vacant', false, '{exterior-426,aerial-426,view-426,topographic-1}', null::bigint, 33.5492, -101.8911, 348, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"R-1","apn":"11-7084-115"}', 61324, 'active', null::integer, null::bigint, null::integer),
  (427, 22, 'Columbia 1980s two-story', 'Walked it last week: 4 bedrooms, 2.5 baths, 2,056 sq ft, 1986 construction. Came to us through the seller’s attorney.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $50k.

Gross $28,200, expenses $11,700, NOI $16,500. That’s 7.75% on the asking price before any upside.

Columbia regulars know the pull of USC, and then there is Fort Jackson.

Sub-to with the seller’s 3.25% loan; small amount of cash to the seller at closing. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Single Family', '2609 Carver Ln', 'Columbia', 'SC', '29201', 'Richland', 213000, 4, 2.5, 2056, 9730, 'Medium Rehab', 'Subject To', 'occupied', true, '{exterior-427,bathroom-worn-2,living-worn-1}', 16500, 34.0066, -81.0337, 521, 318000, 50000, 2500, null::bigint, 6, '{"property_taxes":1200,"insurance":1450,"maintenance":3350,"management":3800,"reserves":1900}', '{"units":1,"year_built":1986,"unit_mix":null,"parking":"Street","zoning":"R-1","apn":null}', 142418, 'active', null::integer, null::bigint, null::integer),
  (428, 39, 'Baton Rouge two-story, delivered vacant', 'Solid 3/1.5 with 1,432 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $45k.

Numbers:
• Price $141,000
• Repairs $45,000
• ARV $204,000
• All in at 91% of ARV

LSU and the ExxonMobil complex keep vacancy low in this part of Baton Rouge.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '275 S Wexford St', 'Baton Rouge', 'LA', '70803', 'East Baton Rouge', 141000, 3, 1.5, 1432, 9790, 'Medium Rehab', 'Hard Money', 'vacant', true, '{exterior-428,bathroom-worn-1,kitchen-worn-3,bedroom-worn-3,bathroom-worn-2,plan-gable-2}', null::bigint, 30.4079, -91.1893, 398, 204000, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1968,"unit_mix":null,"parking":"Driveway","zoning":"R-1","apn":"13-3690-063"}', 68558, 'active', null::integer, null::bigint, null::integer),
  (433, 7, 'Flip with $475k in it: 1960s modern', 'Tired landlord is done after a long hold. 4 bed, 2 bath, 1,948 sq ft, built in 1967, on a 0.16 acre lot. Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. We carry $106k for repairs; verify with your own crew.

ARV is $1.24M on three renovated comps inside a mile and six months. All in you are at $761k. Your exit isn’t a worry: BART and the Lake Merritt waterfront bring both tenants and owner-occupants. Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Vacant, go any time.', 'Single Family', '317 Dogwood Pl', 'Oakland', 'CA', '94605', 'Alameda', 655000, 4, 2, 1948, 7070, 'Heavy Rehab', 'Hard Money', 'vacant', true, '{exterior-433,kitchen-gutted-2,bathroom-gutted-1}', null::bigint, 37.7695, -122.1655, 158, null::bigint, 105500, 7825, null::bigint, null::float8, '{}', '{"units":1,"year_built":1967,"unit_mix":null,"parking":"2-car garage","zoning":"R-1","apn":"77-2764-251"}', 48010, 'active', null::integer, null::bigint, null::integer),
  (434, 26, 'Pasture tract, 3.7 acres, ready for plans', 'Direct from a family that has paid the taxes on this for decades. 3.7 acres, gently rolling and fenced on three sides.

City sewer is in the street. A sketch plan for subdividing is in the folder. That’s $13,700 an acre.

Growth in Lansing follows Sparrow Hospital and the battery plant.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', '8512 Meadowbrook Trl', 'Lansing', 'MI', '48906', 'Ingham', 51000, 0, 0, 0, 161596, null, 'Cash', 'vacant', true, '{exterior-434,aerial-434,view-434,topographic-2}', null::bigint, 42.7631, -84.5543, 231, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":600}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"R-1","apn":"78-6821-021"}', 16705, 'active', null::integer, null::bigint, null::integer),
  (435, 3, 'Flip with $185k in it: 2010s modern', 'Solid 4/1.5 with 2,176 sq ft under roof. Seller is relocating for work, so we can move quickly.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Our scope comes to $21k.

Renovated comps support $1,200,000. At $995,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Oakland regulars know the pull of BART, and then there is the Lake Merritt waterfront.

Seller will carry with $199k down at 6%, seven-year balloon. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '5925 Carver Pl', 'Oakland', 'CA', '94607', 'Alameda', 995000, 4, 1.5, 2176, 7370, 'Light Rehab', 'Owner Financing', 'vacant', true, '{exterior-435,living-dated-3,bedroom-dated-2,bathroom-dated-2,bedroom-dated-4,plan-modern-1}', null::bigint, 37.8064, -122.2867, 88, 1200000, 20500, 8625, null::bigint, null::float8, '{"property_taxes":7050,"insurance":3300,"maintenance":11600,"management":9850,"reserves":6900}', '{"units":1,"year_built":2012,"unit_mix":null,"parking":"Carport","zoning":null,"apn":null}', 15592, 'active', null::integer, 1056000, 1338),
  (439, 25, 'Water-view parcel, 2.6 acres, utilities at the road', '2.6 acres (114,525 sq ft), a cleared pad above the shoreline.

Outside the flood zone per the current map. Electric is 200 feet away. That’s $36,500 an acre.

Demand here comes from Yale and Yale New Haven Hospital. Nearby resales haven’t lasted long on the market.

Cash or equivalent, close in 14 days or less with our title company. Under contract direct with the seller; assignment or double close.', 'Land', '4738 Wexford Rd', 'New Haven', 'CT', '06511', 'New Haven', 96000, 0, 0, 0, 114525, null, 'Cash', 'vacant', true, '{exterior-439,view-439,aerial-439,topographic-3}', null::bigint, 41.3229, -72.926, 536, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1800}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"R-1","apn":"66-5864-207"}', 115433, 'active', null::integer, null::bigint, null::integer),
  (446, 28, 'Anchorage 10-plex', 'Came to us through the seller’s attorney. Ten units, 7,040 sq ft, 10 bedrooms over ten units. Laundry in the basement.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Two bids came back around $45k (about $5k a unit).

NOI is $110,700 on trailing numbers, not pro forma (7.38% cap). Expenses run 44% of collections. Renovated comps support $1,700,000. At $1,500,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The Providence medical campus and Joint Base Elmendorf-Richardson keep vacancy low in this part of Anchorage.

Appraises and insures without drama, so bank money works. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '308 14th St', 'Anchorage', 'AK', '99516', 'Anchorage', 1500000, 10, 10, 7040, 9330, 'Light Rehab', 'Conventional', 'occupied', true, '{exterior-446,kitchen-dated-1,living-dated-3,bedroom-dated-4,plan-walkup-1,bathroom-dated-4}', 110700, 61.1067, -149.7809, 725, 1700000, 44500, 17350, 350, 7, '{"property_taxes":16550,"insurance":6550,"maintenance":23432,"management":20400,"utilities":10050,"reserves":9850}', '{"units":10,"year_built":1955,"unit_mix":[{"units":10,"bedrooms":1,"bathrooms":1,"rent":1735}],"parking":null,"zoning":"R-4","apn":null}', 43637, 'active', null::integer, 1440000, 10808),
  (447, 61, 'Cash-flowing duplex, 8.5% cap', '4 bedrooms over two units, built 1921. Units are larger than the area average. Estate sale, probate is closed.

NOI is $15,400 on trailing numbers, not pro forma (8.46% cap). Expenses run 45% of collections.

Clean, insured, and managed by a local PM who would stay on at 8%.

We own two doors nearby and have never been empty for more than three weeks, largely because of the state offices.

Seller will carry with $37k down at 6%, five-year balloon. Under contract direct with the seller; assignment or double close.', 'Multi Family', '463 Dogwood Ter', 'Topeka', 'KS', '66621', 'Shawnee', 182000, 4, 2, 1910, 13140, 'Turn-Key', 'Owner Financing', 'occupied', true, '{exterior-447,bedroom-renovated-2,bathroom-renovated-4,bathroom-renovated-3,bedroom-renovated-3,plan-duplex-1}', 15400, 39.0346, -95.7043, 46, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":2,"year_built":1921,"unit_mix":[{"units":2,"bedrooms":2,"bathrooms":1}],"parking":"2 off-street spaces","zoning":"MF-1","apn":null}', 5222, 'active', null::integer, null::bigint, null::integer),
  (448, 8, 'Condo near the Amtrak extension', '1 bed, 1 bath, 885 sq ft in a 2007 building with a covered parking space and storage cage. The owner has held it free and clear since the nineties.

Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the association takes two weeks. Figure $32k at investor pricing.

Numbers:
• Price $143,000
• Repairs $32,000
• ARV $204,900
• All in at 85% of ARV

Renters are steady thanks to the Amtrak extension and the greenway.

Ideal for a 12-month bridge loan; we can introduce a lender. Under contract direct with the seller; assignment or double close. Lockbox on site, message for the code.', 'Condo', '5181 Larkspur St #6A', 'Roanoke', 'VA', '24016', 'Roanoke, City of', 143000, 1, 1, 885, 0, 'Medium Rehab', 'Hard Money', 'vacant', true, '{exterior-448,living-worn-3,bathroom-worn-2,bathroom-worn-3,plan-midrise-1}', null::bigint, 37.276, -79.9541, 127, 204900, 32000, null::bigint, null::bigint, null::float8, '{"property_taxes":1050,"insurance":400,"hoa":3360}', '{"units":1,"year_built":2007,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 5775, 'active', null::integer, null::bigint, null::integer),
  (452, 3, 'Fourplex near the new NGA campus, needs lipstick only', 'Estate sale, probate is closed. Four units, 4,540 sq ft, 13 bedrooms over four units. Off-street parking in the rear.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Our scope comes to $26k (about $7k a unit).

Gross $62,130, expenses $24,230, NOI $37,900. That’s 8.15% on the asking price before any upside.

Your exit isn’t a worry: the new NGA campus and the Cortex district bring both tenants and owner-occupants.

Structured for private money, first-position note. We own it. Showings with 24 hours’ notice.', 'Multi Family', '249 Beacon St', 'Saint Louis', 'MO', '63102', 'St. Louis, City of', 465000, 13, 4, 4540, 5750, 'Light Rehab', 'Private Money', 'occupied', false, '{exterior-452,living-dated-4,kitchen-dated-1,bathroom-dated-2,bedroom-dated-1,plan-triplex-1}', 37900, 38.6414, -90.1823, 450, null::bigint, 26000, 5450, null::bigint, 5, '{"property_taxes":4350,"insurance":3250,"maintenance":5030,"management":5350,"utilities":3050,"reserves":3200}', '{"units":4,"year_built":1971,"unit_mix":[{"units":3,"bedrooms":3,"bathrooms":1,"rent":1305},{"units":1,"bedrooms":4,"bathrooms":1,"rent":1535}],"parking":"Carports","zoning":null,"apn":"33-8985-182"}', 148815, 'active', null::integer, null::bigint, null::integer),
  (453, 33, 'Cash-flowing mixed-use corner, 8.4% cap', 'Estate sale, probate is closed. 6,060 sq ft in seven units; the florist downstairs just signed for five more years, apartments upstairs are separately metered.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. We carry $99k for repairs (about $14k a unit); verify with your own crew.

NOI is $114,700 on trailing numbers, not pro forma (8.43% cap). Expenses run 43% of collections. Ask $1,360,000 + repairs $99,000 = $1,459,000 all in, against an ARV of $1,700,000 (86%).

We own two doors nearby and have never been empty for more than three weeks, largely because of UT.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '166 N Hawthorne St', 'Austin', 'TX', '78745', 'Travis', 1360000, 6, 7, 6060, 4160, 'Medium Rehab', 'Owner Financing', 'occupied', true, '{exterior-453,workspace-worn-2,kitchen-worn-2,plan-shopfront-1,bathroom-worn-3,living-worn-2}', 114700, 30.212, -97.7942, 185, 1700000, null::bigint, 17800, null::bigint, 5, '{"property_taxes":21450,"insurance":9750,"maintenance":20720,"management":15800,"utilities":13100,"reserves":7400}', '{"units":7,"year_built":1927,"unit_mix":null,"parking":"Shared lot","zoning":"C-1","apn":"83-7690-404"}', 87866, 'active', null::integer, null::bigint, null::integer),
  (454, 3, 'Value-add duplex: kitchens, baths, mechanicals', 'Direct to seller, they called from our mailer. Two units, 1,790 sq ft, 4 bedrooms over two units. Laundry in the basement.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Figure $30k at investor pricing.

Ask $140,000 + repairs $29,500 = $169,500 all in, against an ARV of $181,000 (94%).

The Jeep plant and ProMedica keep vacancy low in this part of Toledo.

Cash or equivalent, close in 14 days or less with our title company. We own it. Vacant, go any time.', 'Multi Family', '289 Redfield Ct', 'Toledo', 'OH', '43613', 'Lucas', 140000, 4, 2, 1790, 8070, 'Medium Rehab', 'Cash', 'vacant', false, '{exterior-454,kitchen-worn-1,bedroom-worn-2,bedroom-worn-1,plan-duplex-2}', null::bigint, 41.7045, -83.5973, 86, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":2,"year_built":1975,"unit_mix":[{"units":2,"bedrooms":2,"bathrooms":1}],"parking":null,"zoning":null,"apn":"70-6717-098"}', 3423, 'active', null::integer, null::bigint, null::integer),
  (455, 3, 'Condo near the 606 trail, needs lipstick only', 'Partnership is splitting up and this is the last asset. South-facing unit, 1,012 sq ft, 2 bed and 2 bath. HOA allows rentals with a twelve-month minimum lease. Clean but stuck in another decade. Countertops, flooring and appliances would bring it to the level of the renovated units. We carry $15k for repairs; verify with your own crew.

Ask $194,900 + repairs $15,000 = $209,900 all in, against an ARV of $237,000 (89%). Chicago regulars know the pull of the Illinois Medical District, and then there is the 606 trail. A private lender is in place at 10% interest only if you want the introduction. Please don’t disturb the tenants.', 'Condo', '435 Holloway Pl #6C', 'Chicago', 'IL', '60604', 'Cook', 194900, 2, 2, 1012, 0, 'Light Rehab', 'Private Money', 'occupied', false, '{exterior-455,living-dated-4,kitchen-dated-1,bedroom-dated-2,plan-midrise-2,bathroom-dated-4}', null::bigint, 41.879, -87.6299, 235, 237000, null::bigint, 1900, null::bigint, null::float8, '{}', '{"units":1,"year_built":2006,"unit_mix":null,"parking":null,"zoning":"PUD","apn":"82-4586-214"}', 25435, 'active', null::integer, null::bigint, null::integer),
  (457, 68, 'BRRRR candidate: 1980s ranch in Las Vegas', 'Walked it last week: 4 bedrooms, 1 bath, 2,188 sq ft, 1985 construction. Seller is relocating for work.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $86k for repairs; verify with your own crew.

Ask $391,000 + repairs $86,000 = $477,000 all in, against an ARV of $570,000 (84%).

Las Vegas regulars know the pull of the Strip payrolls, and then there is the medical district.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '155 Beacon Dr', 'Las Vegas', 'NV', '89143', 'Clark', 391000, 4, 1, 2188, 5280, 'Medium Rehab', 'Hard Money', 'vacant', true, '{exterior-457,bedroom-worn-2,bathroom-worn-3,bathroom-worn-1,bedroom-worn-1}', null::bigint, 36.3236, -115.2976, 252, 570000, 86000, 5150, null::bigint, 4, '{"property_taxes":2000,"insurance":1500,"maintenance":12100,"management":10950}', '{"units":1,"year_built":null,"unit_mix":null,"parking":"2-car garage","zoning":"R-1","apn":"39-8142-218"}', 143587, 'sold', 92040, null::bigint, null::integer),
  (462, 39, 'Spokane duplex', 'Side-by-side duplex from 1988: 5 bedrooms over two units, 1,930 sq ft, separate electric meters. Heirs live out of state and want it off their plate.

Gross $73,968, expenses $27,468, NOI $46,500. That’s 8.30% on the asking price before any upside. Renovated comps support $640,000. At $560,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $22k at investor pricing.

Your exit isn’t a worry: the Sacred Heart campus and Kendall Yards bring both tenants and owner-occupants.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs.', 'Multi Family', '5414 Eastlake Ave', 'Spokane', 'WA', '99203', 'Spokane', 560000, 5, 2, 1930, 6480, 'Light Rehab', 'Hard Money', 'occupied', false, '{exterior-462,bathroom-dated-3,bedroom-dated-1,bedroom-dated-2,bathroom-dated-4}', 46500, 47.6304, -117.4082, 158, 640000, null::bigint, 6700, null::bigint, 8, '{"property_taxes":5050,"insurance":2250,"maintenance":6868,"management":5950,"utilities":4000,"reserves":3350}', '{"units":2,"year_built":1988,"unit_mix":[{"units":1,"bedrooms":2,"bathrooms":1,"rent":3015},{"units":1,"bedrooms":3,"bathrooms":1,"rent":3685}],"parking":"2 off-street spaces","zoning":null,"apn":null}', 43739, 'active', null::integer, null::bigint, null::integer),
  (463, 66, 'Turn-key ranch in Cedar Rapids', 'Solid 4/1 with 1,830 sq ft under roof. Direct to seller, they called from our mailer, so we can move quickly.

Asking $247,000; the last appraisal came in at $270,000.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

We own two doors nearby and have never been empty for more than three weeks, largely because of the NewBo district.

Looking for a clean cash offer with proof of funds.', 'Single Family', '447 2nd St', 'Cedar Rapids', 'IA', '52402', 'Linn', 247000, 4, 1, 1830, 6470, 'Turn-Key', 'Cash', 'vacant', true, '{exterior-463,bathroom-renovated-4,living-renovated-2,plan-ranch-2,bathroom-renovated-1,bedroom-renovated-2}', null::bigint, 42.025, -91.655, 81, null::bigint, 0, 2775, null::bigint, 5, '{"property_taxes":3450,"insurance":1800,"maintenance":2350,"management":2450,"reserves":1100}', '{"units":1,"year_built":1976,"unit_mix":null,"parking":null,"zoning":"RS-6","apn":null}', 80023, 'sold', 28320, null::bigint, null::integer),
  (464, 2, 'Cash-flowing flex building, 7.7% cap', '18,700 sq ft on 1.1 acres, built 2007. 26 ft clear, six docks with levelers, three-phase power. The owner has held it free and clear since the nineties.

Gross $312,480, expenses $132,480, NOI $180,000. That’s 7.66% on the asking price before any upside.

Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

The NuLu district and the GE Appliance Park keep vacancy low in this part of Louisville.

Will qualify for conventional financing. Contract is signed and can be shown on request.', 'Industrial', '906 Dogwood Blvd', 'Louisville', 'KY', '40291', 'Jefferson', 2350000, 0, 8, 18700, 47400, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-464,hall-renovated-1,workspace-renovated-1,plan-flex-1}', 180000, 38.1313, -85.5794, 367, 2500000, null::bigint, 26925, 200, 4, '{"property_taxes":19600,"insurance":15450,"maintenance":29480,"management":31450,"utilities":17050,"reserves":12850,"other":6600}', '{"units":6,"year_built":2007,"unit_mix":null,"parking":null,"zoning":"M-1","apn":"36-7998-144"}', 42676, 'active', null::integer, null::bigint, null::integer),
  (467, 17, 'Paint-and-carpet duplex in Newark', 'Duplex from 1937: 4 bedrooms over two units, 1,760 sq ft, separate electric meters. Estate sale, probate is closed.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $30k for repairs; verify with your own crew.

NOI is $32,800 on trailing numbers, not pro forma (7.29% cap). Expenses run 45% of collections.

Your exit isn’t a worry: Rutgers-Newark and the Ironbound restaurants bring both tenants and owner-occupants.

Structured for private money, first-position note. Selling with title, not an assignment. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '2139 Pine Ridge Ln', 'Newark', 'NJ', '07108', 'Essex', 450000, 4, 2, 1760, 4190, 'Light Rehab', 'Private Money', 'occupied', false, '{exterior-467,living-dated-2,kitchen-dated-4,bathroom-dated-2,plan-duplex-2,bedroom-dated-1}', 32800, 40.722, -74.1961, 252, 540000, 30000, 5200, 75, 5, '{"property_taxes":8900,"insurance":2000,"maintenance":5435,"management":5050,"utilities":3750,"reserves":2200}', '{"units":2,"year_built":1937,"unit_mix":[{"units":2,"bedrooms":2,"bathrooms":1,"rent":2600}],"parking":"2 off-street spaces","zoning":null,"apn":"86-6293-173"}', 56582, 'active', null::integer, null::bigint, null::integer),
  (468, 41, 'Retail strip at a 9.1% cap', 'Heirs live out of state and want it off their plate. Retail strip of 5,050 sq ft; one space is dark and priced in.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Gross $104,544, expenses $41,344, NOI $63,200. That’s 9.09% on the asking price before any upside.

Fayetteville regulars know the pull of Cape Fear Valley Health, and then there is Fort Bragg.

Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Please don’t disturb the tenants.', 'Commercial', '1026 11th Ave', 'Fayetteville', 'NC', '28303', 'Cumberland', 695000, 0, 4, 5050, 16400, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-468,workspace-renovated-2,plan-retail-1,bathroom-renovated-3,workspace-renovated-1}', 63200, 35.0794, -78.968, 873, null::bigint, 0, 9000, 75, 4, '{"property_taxes":5550,"insurance":3600,"maintenance":10144,"management":9700,"utilities":7250,"reserves":5100}', '{"units":3,"year_built":1973,"unit_mix":null,"parking":"Street","zoning":null,"apn":null}', 166644, 'active', null::integer, 751000, 9910),
  (475, 24, 'Pittsburgh three-family', 'Triplex from 1931: 9 bedrooms over three units, 3,260 sq ft, separate electric meters. Tired landlord is done after a long hold.

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Figure $81k at investor pricing (about $27k a unit).

Renovated comps support $440,000. At $327,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

UPMC and Carnegie Mellon keep vacancy low in this part of Pittsburgh.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Please don’t disturb the tenants.', 'Multi Family', '358 Pembroke Dr', 'Pittsburgh', 'PA', '15235', 'Allegheny', 327000, 9, 6, 3260, 3530, 'Medium Rehab', 'Hard Money', 'occupied', true, '{exterior-475,living-worn-3,kitchen-worn-1,plan-triplex-1,bedroom-worn-3,bathroom-worn-2}', null::bigint, 40.4604, -79.8288, 874, 440000, 81000, null::bigint, null::bigint, null::float8, '{"property_taxes":4100,"insurance":1100}', '{"units":3,"year_built":1931,"unit_mix":[{"units":3,"bedrooms":3,"bathrooms":2}],"parking":"Street","zoning":"RM-2","apn":"23-6617-289"}', 128027, 'active', null::integer, null::bigint, null::integer),
  (478, 10, 'Open acreage, 33 acres, no HOA', '33 acres (1,436,664 sq ft), gently rolling and fenced on three sides.

Water and power are at the road, perc test passed in the spring, and the title is clean. That’s $6,000 an acre.

Builders are active on this side of Wichita; McConnell Air Force Base and Spirit and Textron are what they’re after.

Seller will carry with $40k down at 6%, seven-year balloon. Contract is signed and can be shown on request.', 'Land', 'Lot 37, Wexford Rd', 'Wichita', 'KS', '67212', 'Sedgwick', 199000, 0, 0, 0, 1436664, null, 'Owner Financing', 'vacant', true, '{exterior-478,aerial-478,view-478,topographic-1}', null::bigint, 37.7034, -97.4319, 37, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"A-1","apn":"64-9378-263"}', 4306, 'active', null::integer, null::bigint, null::integer),
  (479, 40, 'Single-level ranch near the Metro expansion', 'Walked it last week: 3 bedrooms, 2.5 baths, 1,708 sq ft, 1976 construction. The owner has held it free and clear since the nineties.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Figure $117k at investor pricing.

ARV is $1.16M on three renovated comps inside a mile and six months. All in you are at $712k.

USC and downtown jobs and the Metro expansion keep vacancy low in this part of Los Angeles.

A private lender is in place at 10% interest only if you want the introduction. Under contract direct with the seller; assignment or double close.', 'Single Family', '1782 E 14th Ave', 'Los Angeles', 'CA', '90046', 'Los Angeles', 595000, 3, 2.5, 1708, 5280, 'Heavy Rehab', 'Private Money', 'vacant', true, '{exterior-479,kitchen-gutted-2,living-gutted-2,bedroom-gutted-1,plan-ranch-1,bathroom-gutted-1}', null::bigint, 34.1093, -118.359, 79, 1155000, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1976,"unit_mix":null,"parking":"Carport","zoning":"R-1","apn":null}', 95026, 'active', null::integer, null::bigint, null::integer),
  (480, 47, 'Turn-key and tenanted: storefront with apartments near BART', 'Mixed-use building from 1896: retail at the street, apartments above, 9,930 sq ft in all. Seller is relocating for work.

T-12: income $348,834 / expenses $137,134 / NOI $211,700. Rent roll and bank statements after NDA.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Most tenants here are drawn by BART, some by the Lake Merritt waterfront.

Will qualify for conventional financing. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Mixed Use', '573 3rd Ave', 'Oakland', 'CA', '94611', 'Alameda', 3550000, 10, 11, 9930, 4570, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-480,workspace-renovated-1,kitchen-renovated-1,plan-shopfront-1,bathroom-renovated-2,living-renovated-2}', 211700, 37.844, -122.2201, 392, 3650000, 0, 30925, null::bigint, 6, '{"property_taxes":27600,"insurance":9350,"maintenance":27534,"management":29900,"utilities":21000,"reserves":16850,"other":4900}', '{"units":11,"year_built":1896,"unit_mix":null,"parking":null,"zoning":"MU-1","apn":"14-9372-276"}', 13289, 'active', null::integer, null::bigint, null::integer),
  (484, 17, 'Turn-key condo in Austin', 'Partnership is splitting up and this is the last asset. Corner unit, 688 sq ft, 1 bed and 1 bath. HOA allows rentals with a six-month minimum lease.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

T-12: income $37,335 / expenses $15,535 / NOI $21,800. Rent roll and bank statements after NDA.

Your exit isn’t a worry: the Domain and UT bring both tenants and owner-occupants.

Cash or equivalent, close in 14 days or less with our title company. Tenant-occupied; one walkthrough day will be set.', 'Condo', '609 Redfield Ln #3D', 'Austin', 'TX', '78717', 'Williamson', 316000, 1, 1, 688, 0, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-484,bedroom-renovated-1,bathroom-renovated-2,bedroom-renovated-2,plan-midrise-1,bathroom-renovated-4}', 21800, 30.5014, -97.7479, 108, 321000, 0, 3275, null::bigint, 5, '{"property_taxes":5200,"insurance":700,"maintenance":2335,"management":2450,"hoa":3850,"reserves":1000}', '{"units":1,"year_built":1999,"unit_mix":null,"parking":null,"zoning":"PUD","apn":"26-8384-055"}', 128548, 'active', null::integer, null::bigint, null::integer),
  (488, 22, '6.1% cap: tower condo near the theme parks', '1 bed, 1 bath, 675 sq ft in a 2005 tower with a balcony facing west. Came to us through the seller’s attorney.

Collected rent is about $2,250 a month. After taxes, insurance, management and reserves the NOI is $17,900, a 6.11% cap at ask.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

Most tenants here are drawn by the Lake Nona medical city, some by the theme parks.

Cash or equivalent, close in 14 days or less with our title company. Selling with title, not an assignment.', 'Condo', '559 Clayborne St #1801', 'Orlando', 'FL', '32805', 'Orange', 293000, 1, 1, 675, 0, 'Turn-Key', 'Cash', 'occupied', false, '{exterior-488,bathroom-renovated-4,bedroom-renovated-4,bedroom-renovated-1}', 17900, 28.5314, -81.406, 14, null::bigint, null::bigint, 2450, null::bigint, 8, '{"property_taxes":2300,"insurance":1050,"maintenance":1648,"management":1200,"hoa":2350,"reserves":600}', '{"units":1,"year_built":2005,"unit_mix":null,"parking":"1 garage space","zoning":"PUD","apn":"13-5600-221"}', 2821, 'active', null::integer, null::bigint, null::integer),
  (493, 2, 'Porch-front bungalow near the medical campus', '2,256 sq ft 1910s bungalow from 1919 with four bedrooms and 1.5 baths. The owner has held it free and clear since the nineties.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Renovated comps run around $322k, so there is some equity on day one.

Your exit isn’t a worry: Elmwood Village and UB bring both tenants and owner-occupants.

Conventional buyers are welcome; allow 30 days. We own it. Lockbox on site, message for the code.', 'Single Family', '4001 W 9th St', 'Buffalo', 'NY', '14211', 'Erie', 309000, 4, 1.5, 2256, 10260, 'Turn-Key', 'Conventional', 'vacant', false, '{exterior-493,bedroom-renovated-3,living-renovated-2,bedroom-renovated-4}', null::bigint, 42.9073, -78.8262, 290, null::bigint, 0, 3800, null::bigint, null::float8, '{}', '{"units":1,"year_built":1919,"unit_mix":null,"parking":"Carport","zoning":null,"apn":"36-4272-221"}', 168659, 'sold', 106860, null::bigint, null::integer),
  (501, 38, 'Flip with $92k in it: craftsman bungalow', 'Walked it last week: 4 bedrooms, 1 bath, 1,986 sq ft, 1916 construction. Seller bought another place and is carrying two payments.

Functional as it sits. New counters and flooring would bring it to market finish. Two bids came back around $29k.

Ask $485,000 + repairs $28,500 = $513,500 all in, against an ARV of $605,000 (85%).

Penn Station and Rutgers-Newark keep vacancy low in this part of Newark.

Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '843 Orchard Ln', 'Newark', 'NJ', '07112', 'Essex', 485000, 4, 1, 1986, 5090, 'Light Rehab', 'Hard Money', 'vacant', true, '{exterior-501,living-dated-3,kitchen-dated-4,bedroom-dated-3,plan-craftsman-1,bathroom-dated-4}', null::bigint, 40.7087, -74.2174, 303, 605000, 28500, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1916,"unit_mix":null,"parking":null,"zoning":null,"apn":"81-3909-160"}', 101491, 'active', null::integer, null::bigint, null::integer),
  (502, 61, 'Cosmetic mixed-use building with room to push rents', 'Seller bought another place and is carrying two payments. 6,490 sq ft in seven units; the bike shop downstairs pays on the first every month, apartments upstairs are rarely empty.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Two bids came back around $54k (about $8k a unit).

Gross $214,848, expenses $75,448, NOI $139,400. That’s 7.97% on the asking price before any upside. Numbers:
• Price $1,750,000
• Repairs $54,000
• ARV $2,025,000
• All in at 89% of ARV

Your exit isn’t a worry: the Fairmount Line and the Longwood medical area bring both tenants and owner-occupants.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Selling with title, not an assignment. Showings with 24 hours’ notice.', 'Mixed Use', '9268 22nd Ave', 'Boston', 'MA', '02203', 'Suffolk', 1750000, 7, 7, 6490, 3360, 'Light Rehab', 'Hard Money', 'occupied', false, '{exterior-502,workspace-dated-1,kitchen-dated-3,plan-shopfront-1,living-dated-1,bathroom-dated-4}', 139400, 42.3598, -71.0585, 334, 2025000, null::bigint, 18650, null::bigint, 4, '{"property_taxes":20500,"insurance":6150,"maintenance":19398,"management":13650,"utilities":9050,"reserves":6700}', '{"units":7,"year_built":1923,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 30247, 'active', null::integer, null::bigint, null::integer),
  (511, 45, 'Turn-key retail strip in Washington', 'Direct to seller, they called from our mailer. Neighborhood strip center of 9,600 sq ft; a mix of service tenants that do not compete with online retail.

Phase I is clean and dated this year. No deferred maintenance that we could find.

NOI is $209,200 on trailing numbers, not pro forma (6.49% cap). Expenses run 43% of collections.

Renters are easy to find thanks to the Metro and the Anacostia riverfront.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Please don’t disturb the tenants.', 'Commercial', '467 Winslow Blvd', 'Washington', 'DC', '20003', 'District of Columbia', 3225000, 0, 7, 9600, 37300, 'Turn-Key', 'Owner Financing', 'occupied', false, '{exterior-511,workspace-renovated-2,plan-retail-1,bathroom-renovated-2,workspace-renovated-1}', 209200, 38.8851, -76.9921, 209, null::bigint, null::bigint, 31675, 250, 5, '{"property_taxes":20850,"insurance":12300,"maintenance":35645,"management":35650,"utilities":27650,"reserves":15350,"other":7300}', '{"units":7,"year_built":2005,"unit_mix":null,"parking":"Shared lot","zoning":null,"apn":null}', 29941, 'active', null::integer, null::bigint, null::integer),
  (512, 2, '8-unit brick walk-up: $92k a door', '8 bedrooms over eight units, built 1940. Leases are month to month, so rents can move. Came to us through the seller’s attorney.

Gross $95,475, expenses $38,475, NOI $57,000. That’s 7.76% on the asking price before any upside. Numbers:
• Price $735,000
• Repairs $94,500
• ARV $930,000
• All in at 89% of ARV

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Our scope comes to $95k (about $12k a unit).

Springfield regulars know the pull of the Hartford Line, and then there is Baystate Medical Center.

Cash or equivalent, close in 14 days or less with our title company. We own it. Please don’t disturb the tenants.', 'Multi Family', '425 N Pembroke Pl', 'Springfield', 'MA', '01128', 'Hampden', 735000, 8, 8, 5760, 15700, 'Medium Rehab', 'Cash', 'occupied', false, '{exterior-512,bathroom-worn-2,kitchen-worn-2,bedroom-worn-3,plan-walkup-1,bathroom-worn-3}', 57000, 42.0937, -72.491, 532, 930000, 94500, 8375, null::bigint, 5, '{"property_taxes":8350,"insurance":3250,"maintenance":9125,"management":8050,"utilities":4200,"reserves":5500}', '{"units":8,"year_built":1940,"unit_mix":[{"units":8,"bedrooms":1,"bathrooms":1}],"parking":null,"zoning":"R-4","apn":null}', 129146, 'active', null::integer, null::bigint, null::integer),
  (514, 6, 'Cash-flowing 10-plex, 7.5% cap', '10-plex from 1922: 22 bedrooms over ten units, 9,100 sq ft, separate electric meters. Seller bought another place and is carrying two payments. Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

T-12: income $258,876 / expenses $91,076 / NOI $167,800. Rent roll and bank statements after NDA. Most tenants here are drawn by UW Tacoma, some by the port. Owner financing: 15% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '412 Kenilworth Ave', 'Tacoma', 'WA', '98424', 'Pierce', 2250000, 22, 10, 9100, 15140, 'Turn-Key', 'Owner Financing', 'occupied', true, '{exterior-514,bathroom-renovated-2,living-renovated-4,plan-walkup-1,bathroom-renovated-1,bedroom-renovated-1}', 167800, 47.2336, -122.362, 96, 2500000, 0, 22950, null::bigint, 6, '{"property_taxes":18050,"insurance":6550,"maintenance":17276,"management":19900,"utilities":14300,"reserves":9600,"other":5400}', '{"units":10,"year_built":1922,"unit_mix":[{"units":8,"bedrooms":2,"bathrooms":1,"rent":2195},{"units":2,"bedrooms":3,"bathrooms":1,"rent":2695}],"parking":null,"zoning":null,"apn":"65-1659-215"}', 79652, 'sold', 39233, null::bigint, null::integer),
  (515, 38, 'Paint-and-carpet side-by-side duplex in Dallas', '4 bedrooms over two units, built 1960. One unit is owner-occupied and will be vacant at closing. Tired landlord is done after a long hold.

NOI is $31,800 on trailing numbers, not pro forma (8.41% cap). Expenses run 42% of collections.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Two bids came back around $25k.

Most tenants here are drawn by Bishop Arts, some by DART.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Under contract direct with the seller; assignment or double close.', 'Multi Family', '346 Warwick Ln', 'Dallas', 'TX', '75230', 'Dallas', 378000, 4, 2, 1740, 5520, 'Light Rehab', 'Hard Money', 'occupied', true, '{exterior-515,bedroom-dated-2,kitchen-dated-3}', 31800, 32.9041, -96.7952, 524, 440000, null::bigint, 4975, null::bigint, 8, '{"property_taxes":5400,"insurance":2300,"maintenance":4824,"management":4900,"utilities":2900,"reserves":2800}', '{"units":2,"year_built":1960,"unit_mix":[{"units":2,"bedrooms":2,"bathrooms":1}],"parking":"Carports","zoning":null,"apn":null}', 106548, 'active', null::integer, null::bigint, null::integer),
  (518, 34, 'Boston duplex, delivered vacant', 'Duplex from 1963: 4 bedrooms over two units, 1,850 sq ft, separate electric meters. The owner has held it free and clear since the nineties. Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Our scope comes to $45k.

Renovated comps support $1,045,000. At $825,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Your exit isn’t a worry: the Longwood medical area and the Fairmount Line bring both tenants and owner-occupants. Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Multi Family', '166 Marlowe Ln', 'Boston', 'MA', '02110', 'Suffolk', 825000, 4, 2, 1850, 6270, 'Medium Rehab', 'Hard Money', 'vacant', true, '{exterior-518,bedroom-worn-1,bathroom-worn-1,plan-duplex-1}', null::bigint, 42.3576, -71.0565, 74, null::bigint, 44500, null::bigint, null::bigint, null::float8, '{"property_taxes":8450,"insurance":3050}', '{"units":2,"year_built":1963,"unit_mix":[{"units":2,"bedrooms":2,"bathrooms":1}],"parking":"Gravel lot behind the building","zoning":null,"apn":null}', 22464, 'active', null::integer, null::bigint, null::integer),
  (520, 2, 'Houston brick ranch, delivered vacant', 'Owner retired and is selling the portfolio one by one. 3 bed, 2.5 bath, 1,638 sq ft, built in 1977, on a 0.18 acre lot.

No deferred maintenance. Inspection report from this spring is in the folder.

Asking $254,000; the last appraisal came in at $259,000.

Most tenants here are drawn by the Texas Medical Center, some by the METRORail.

Will qualify for conventional financing. Selling with title, not an assignment. Vacant, go any time.', 'Single Family', '1466 S Alder Dr', 'Houston', 'TX', '77061', 'Harris', 254000, 3, 2.5, 1638, 7700, 'Turn-Key', 'Conventional', 'vacant', false, '{exterior-520,bathroom-renovated-2,living-renovated-3,bathroom-renovated-4,bedroom-renovated-3,plan-ranch-1}', null::bigint, 29.6638, -95.2819, 78, 259000, 0, 2700, null::bigint, 6, '{"property_taxes":3650,"insurance":1950,"maintenance":2600,"management":3100,"reserves":1350}', '{"units":1,"year_built":1977,"unit_mix":null,"parking":null,"zoning":"R-2","apn":null}', 86778, 'active', null::integer, 262000, 13261),
  (524, 51, 'Neighborhood strip center near Henry Ford Health', 'Seller bought another place and is carrying two payments. Retail strip of 3,900 sq ft; the anchor has renewed twice. Cosmetics and two rooftop units near the end. Tenants want better lighting. Our scope comes to $37k (about $13k a unit).

Gross $69,408, expenses $24,108, NOI $45,300. That’s 9.44% on the asking price before any upside. Renters are easy to find thanks to Henry Ford Health and the QLine. Open to a lease option or a split note; tell us what solves your problem and the seller’s. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '5432 Elmhurst Way', 'Detroit', 'MI', '48211', 'Wayne', 480000, 0, 2, 3900, 15900, 'Light Rehab', 'Creative', 'occupied', false, '{exterior-524,workspace-dated-1,plan-retail-1}', 45300, 42.3844, -83.0347, 1699, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":3,"year_built":1997,"unit_mix":null,"parking":"Street","zoning":null,"apn":null}', 169333, 'active', null::integer, null::bigint, null::integer),
  (525, 13, 'Two-story frame house near the Metro-North line', 'Walked it last week: 2 bedrooms, 1.5 baths, 980 sq ft, 1942 construction. Heirs live out of state and want it off their plate.

Clean, insured, and managed by a local PM who would stay on at 8%.

Renovated comps run around $276k, so there is some equity on day one.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Metro-North line.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Single Family', '1605 S Birchwood Dr', 'Bridgeport', 'CT', '06606', 'Fairfield', 258000, 2, 1.5, 980, 9840, 'Turn-Key', 'Owner Financing', 'vacant', true, '{exterior-525,living-renovated-3,bathroom-renovated-2,plan-gable-1,bedroom-renovated-4,bathroom-renovated-3}', null::bigint, 41.2041, -73.2053, 121, null::bigint, 0, 2400, null::bigint, 6, '{"property_taxes":4400,"insurance":1100,"maintenance":1650,"management":1500,"reserves":650}', '{"units":1,"year_built":1942,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 123434, 'active', null::integer, 269000, 32679),
  (527, 38, 'Turn-key and tenanted: 12-unit building near the streetcar', 'The owner has held it free and clear since the nineties. 12 units, 11,690 sq ft, 29 bedrooms over 12 units. Tenants pay everything but water.

Clean, insured, and managed by a local PM who would stay on at 8%.

T-12: income $171,120 / expenses $62,820 / NOI $108,300. Rent roll and bank statements after NDA.

The Innovation District and the streetcar keep vacancy low in this part of Oklahoma City.

Existing loan of about $1.03M at 3.125% stays in place. PITI is current.', 'Multi Family', '260 E Redfield Ct', 'Oklahoma City', 'OK', '73162', 'Oklahoma', 1250000, 29, 12, 11690, 5330, 'Turn-Key', 'Subject To', 'occupied', true, '{exterior-527,kitchen-renovated-3,living-renovated-1,plan-walkup-1,bedroom-renovated-1,bathroom-renovated-4}', 108300, 35.5777, -97.6357, 758, null::bigint, null::bigint, 15150, 350, 8, '{"property_taxes":11650,"insurance":9400,"maintenance":13770,"management":10850,"utilities":9250,"reserves":5200,"other":2700}', '{"units":12,"year_built":1913,"unit_mix":[{"units":7,"bedrooms":2,"bathrooms":1,"rent":1155},{"units":5,"bedrooms":3,"bathrooms":1,"rent":1413}],"parking":"Gravel lot behind the building","zoning":"R-4","apn":null}', 79016, 'active', null::integer, null::bigint, null::integer),
  (529, 23, 'Cash-flowing 1960s ranch, 6.7% cap', 'Walked it last week: 2 bedrooms, 1.5 baths, 1,212 sq ft, 1963 construction. Heirs live out of state and want it off their plate.

No deferred maintenance. Inspection report from this spring is in the folder.

T-12: income $92,910 / expenses $37,310 / NOI $55,600. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of the studio lots.

Existing loan of about $602k at 3.75% stays in place. PITI is current. We are under contract and assigning. Please don’t disturb the tenants.', 'Single Family', '198 5th St', 'Los Angeles', 'CA', '90017', 'Los Angeles', 825000, 2, 1.5, 1212, 5900, 'Turn-Key', 'Subject To', 'occupied', true, '{exterior-529,bedroom-renovated-1,kitchen-renovated-1,plan-ranch-1,bedroom-renovated-3}', 55600, 34.0557, -118.2621, 52, null::bigint, 0, 8150, null::bigint, 5, '{"property_taxes":5800,"insurance":2200,"maintenance":13110,"management":11150,"reserves":5050}', '{"units":1,"year_built":1963,"unit_mix":null,"parking":"Carport","zoning":"R-2","apn":"35-4962-139"}', 21092, 'active', null::integer, 875000, 2017),
  (530, 2, 'Cedar Rapids 1930s bungalow, delivered vacant', 'Heirs live out of state and want it off their plate. 2 bed, 1.5 bath, 1,054 sq ft, built in 1932, on a 0.24 acre lot. Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Two bids came back around $12k.

Renovated comps support $142,000. At $119,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. We own two doors nearby and have never been empty for more than three weeks, largely because of the NewBo district. Appraises and insures without drama, so bank money works. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '115 9th St', 'Cedar Rapids', 'IA', '52401', 'Linn', 119000, 2, 1.5, 1054, 10520, 'Light Rehab', 'Conventional', 'vacant', true, '{exterior-530,kitchen-dated-3,bathroom-dated-2,bedroom-dated-3,plan-craftsman-1,bathroom-dated-1}', null::bigint, 41.9793, -91.6549, 8, 142000, 12000, 1550, null::bigint, null::float8, '{"property_taxes":1500,"insurance":950,"maintenance":3150,"management":2150}', '{"units":1,"year_built":1932,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 2509, 'active', null::integer, null::bigint, null::integer),
  (531, 2, '8-unit brick walk-up: $95k a door', '18 bedrooms over eight units, built 1936. Units are larger than the area average. Estate sale, probate is closed.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. We carry $53k for repairs (about $7k a unit); verify with your own crew.

NOI is $67,300 on trailing numbers, not pro forma (8.86% cap). Expenses run 41% of collections.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Over-the-Rhine revival.

Cash or equivalent, close in 14 days or less with our title company. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '153 2nd Ave', 'Cincinnati', 'OH', '45245', 'Clermont', 760000, 18, 8, 7530, 10640, 'Light Rehab', 'Cash', 'occupied', true, '{exterior-531,living-dated-4,bathroom-dated-2,bathroom-dated-1}', 67300, 39.0739, -84.281, 647, null::bigint, 53000, 10250, null::bigint, 8, '{"property_taxes":12050,"insurance":5750,"maintenance":9560,"management":7500,"utilities":6800,"reserves":4200}', '{"units":8,"year_built":1936,"unit_mix":[{"units":6,"bedrooms":2,"bathrooms":1,"rent":1215},{"units":2,"bedrooms":3,"bathrooms":1,"rent":1480}],"parking":"Carports","zoning":"MF-1","apn":"35-6481-227"}', 150089, 'paused', 49423, 818000, 22958),
  (533, 2, 'Duplex near Marquette, needs lipstick only', '6 bedrooms over two units, built 1949. Long-term tenants downstairs. Seller is relocating for work.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $35k for repairs; verify with your own crew.

Gross $32,922, expenses $13,022, NOI $19,900. That’s 8.43% on the asking price before any upside. Renovated comps support $284,900. At $236,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Marquette and the Northwestern Mutual campus keep vacancy low in this part of Milwaukee.

Ideal for a 12-month bridge loan; we can introduce a lender. Showings with 24 hours’ notice.', 'Multi Family', '2220 Wexford Pl', 'Milwaukee', 'WI', '53212', 'Milwaukee', 236000, 6, 2, 2210, 5980, 'Light Rehab', 'Hard Money', 'occupied', true, '{exterior-533,bedroom-dated-3,bathroom-dated-3,bedroom-dated-2,plan-duplex-2,bathroom-dated-2}', 19900, 43.0668, -87.9082, 444, null::bigint, 35000, 2950, null::bigint, 7, '{"property_taxes":3500,"insurance":1000,"maintenance":2872,"management":2850,"utilities":1400,"reserves":1400}', '{"units":2,"year_built":1949,"unit_mix":[{"units":2,"bedrooms":3,"bathrooms":1,"rent":1475}],"parking":"Gravel lot behind the building","zoning":"R-4","apn":"82-2753-084"}', 133832, 'active', null::integer, null::bigint, null::integer),
  (534, 3, '8.5% cap: 1920s two-story near the Strip District', 'Came to us through the seller’s attorney. 4 bed, 1 bath, 2,090 sq ft, built in 1928, on a 0.18 acre lot.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Figure $38k at investor pricing.

Collected rent is about $3,050 a month. After taxes, insurance, management and reserves the NOI is $23,100, an 8.46% cap at ask.

The Strip District and UPMC keep vacancy low in this part of Pittsburgh.

Seller will carry with $55k down at 7.5%, five-year balloon. Showings with 24 hours’ notice.', 'Residential', '58 Alder Dr', 'Pittsburgh', 'PA', '15232', 'Allegheny', 273000, 4, 1, 2090, 8030, 'Light Rehab', 'Owner Financing', 'occupied', false, '{exterior-534,kitchen-dated-2,bathroom-dated-1,plan-gable-2,bathroom-dated-2,bedroom-dated-1}', 23100, 40.4582, -79.9306, 329, 337000, 37500, 3200, null::bigint, 4, '{"property_taxes":3750,"insurance":950,"maintenance":3614,"management":3650,"reserves":1800}', '{"units":1,"year_built":1928,"unit_mix":null,"parking":"Street","zoning":"R-1","apn":null}', 141366, 'sold', 76560, null::bigint, null::integer),
  (536, 59, 'Porch-front bungalow near the Eli Lilly campus', 'Solid 3/1.5 with 1,446 sq ft under roof. Seller bought another place and is carrying two payments, so we can move quickly.

Numbers:
• Price $134,000
• Repairs $92,000
• ARV $261,000
• All in at 87% of ARV

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Two bids came back around $92k.

Renters are steady thanks to the Eli Lilly campus and the Red Line bus.

Structured for private money, first-position note. We own it. Vacant, go any time.', 'Single Family', '5744 W Vance Ct', 'Indianapolis', 'IN', '46219', 'Marion', 134000, 3, 1.5, 1446, 5760, 'Heavy Rehab', 'Private Money', 'vacant', false, '{exterior-536,bedroom-gutted-1,kitchen-gutted-1,bedroom-gutted-2}', null::bigint, 39.7805, -86.0496, 267, 261000, 92000, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1932,"unit_mix":null,"parking":"1-car garage","zoning":null,"apn":null}', 108617, 'sold', 61800, null::bigint, null::integer),
  (540, 1, 'Developer opportunity: 0.19 acre near TCU', 'Direct from a family that has paid the taxes on this for decades. 0.19 acre, a cleared pad above the shoreline.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Demand here comes from the AllianceTexas hub. Nearby resales haven’t lasted long on the market.

Owner financing: 25% down, rate to be agreed, no prepayment penalty.', 'Land', 'Lot 1, Hickory Rd', 'Fort Worth', 'TX', '76129', 'Tarrant', 51500, 0, 0, 0, 8451, null, 'Owner Financing', 'vacant', true, '{exterior-540,view-540,aerial-540,topographic-1}', null::bigint, 32.7692, -97.2898, 137, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":null,"year_built":null,"unit_mix":null,"parking":null,"zoning":"R-1","apn":"94-8639-003"}', 57596, 'active', null::integer, 55000, 11851),
  (541, 23, 'Denver 1980s modern, delivered vacant', '1,524 sq ft contemporary from 1984 with three bedrooms and 2 baths. Heirs live out of state and want it off their plate.

Nobody should price the improvements here. Zoning supports a new build within the existing setbacks.

New construction of this size trades around $710k here. At $240,000 the dirt pencils for a spec build.

Denver regulars know the pull of Union Station, and then there is the A Line to the airport.

Looking for a clean cash offer with proof of funds. Under contract direct with the seller; assignment or double close. Lockbox on site, message for the code.', 'Single Family', '3371 Cedar Hollow Ave', 'Denver', 'CO', '80264', 'Denver', 240000, 3, 2, 1524, 7700, 'Tear-Down', 'Cash', 'vacant', true, '{exterior-541,bathroom-gutted-2,kitchen-gutted-2,bedroom-gutted-2,plan-modern-1,bathroom-gutted-1}', null::bigint, 39.7433, -104.9928, 26, 710000, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":null,"unit_mix":null,"parking":"Street","zoning":null,"apn":"75-3410-343"}', 5990, 'active', null::integer, null::bigint, null::integer),
  (542, 2, '$38k spread on this brick ranch', 'Solid 3/1 with 1,354 sq ft under roof. Heirs live out of state and want it off their plate, so we can move quickly.

ARV is $314k on three renovated comps inside a mile and six months. All in you are at $276k.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Figure $14k at investor pricing.

Albuquerque regulars know the pull of UNM, and then there is the film studios at Mesa del Sol.

Looking for a clean cash offer with proof of funds.', 'Single Family', '5457 Pembroke Ave', 'Albuquerque', 'NM', '87116', 'Bernalillo', 262000, 3, 1, 1354, 8620, 'Light Rehab', 'Cash', 'vacant', true, '{exterior-542,bathroom-dated-3,living-dated-2,bathroom-dated-4,bedroom-dated-3}', null::bigint, 35.0545, -106.5536, 202, 314000, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1600,"insurance":1100}', '{"units":1,"year_built":1977,"unit_mix":null,"parking":null,"zoning":"RS-6","apn":null}', 137852, 'active', null::integer, 252000, 29799),
  (544, 31, 'Mixed-use building at an 8.6% cap', 'Came to us through the seller’s attorney. 4,090 sq ft in five units; the coffee bar downstairs pays on the first every month, apartments upstairs are separately metered.

No deferred maintenance. Inspection report from this spring is in the folder.

Gross $158,700, expenses $59,400, NOI $99,300. That’s 8.56% on the asking price before any upside.

Your exit isn’t a worry: OHSU and the MAX lines bring both tenants and owner-occupants.

Appraises and insures without drama, so bank money works. Showings with 24 hours’ notice.', 'Mixed Use', '229 Wexford St', 'Portland', 'OR', '97236', 'Multnomah', 1160000, 4, 5, 4090, 2380, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-544,workspace-renovated-2,kitchen-renovated-4,living-renovated-4,bathroom-renovated-4,plan-shopfront-1}', 99300, 45.4865, -122.5149, 273, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":5,"year_built":1956,"unit_mix":null,"parking":null,"zoning":null,"apn":null}', 160119, 'active', null::integer, null::bigint, null::integer),
  (545, 44, 'Ranch near the battery plant', 'Walked it last week: 3 bedrooms, 1 bath, 1,746 sq ft, 1983 construction. Came to us through the seller’s attorney.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $52k.

Renovated comps support $228,000. At $156,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Lansing regulars know the pull of Sparrow Hospital, and then there is the battery plant.

Ideal for a 12-month bridge loan; we can introduce a lender. Showings with 24 hours’ notice.', 'Single Family', '249 Chestnut Pl', 'Lansing', 'MI', '48910', 'Ingham', 156000, 3, 1, 1746, 10870, 'Medium Rehab', 'Hard Money', 'occupied', false, '{exterior-545,kitchen-worn-3,living-worn-1,bathroom-worn-2}', null::bigint, 42.6988, -84.5503, 190, 228000, 51500, null::bigint, null::bigint, null::float8, '{"property_taxes":1900,"insurance":800}', '{"units":1,"year_built":1983,"unit_mix":null,"parking":null,"zoning":"R-2","apn":null}', 50305, 'active', null::integer, null::bigint, null::integer),
  (547, 52, 'Tampa single-level ranch, delivered vacant', 'Seller is relocating for work. 4 bed, 1.5 bath, 2,212 sq ft, built in 1976, on a 0.11 acre lot. Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Figure $149k at investor pricing.

Ask $223,000 + repairs $148,500 = $371,500 all in, against an ARV of $450,000 (83%). Water Street and MacDill Air Force Base keep vacancy low in this part of Tampa. Ideal for a 12-month bridge loan; we can introduce a lender. Open for walkthroughs Thursday and Saturday.', 'Single Family', '387 Larkspur Ter', 'Tampa', 'FL', '33610', 'Hillsborough', 223000, 4, 1.5, 2212, 4620, 'Heavy Rehab', 'Hard Money', 'vacant', false, '{exterior-547,living-gutted-1,bedroom-gutted-2,bedroom-gutted-1,plan-ranch-2,bathroom-gutted-1}', null::bigint, 27.9901, -82.4042, 155, 450000, 148500, 3700, null::bigint, 4, '{"property_taxes":1850,"insurance":2100,"maintenance":6150,"management":5150,"reserves":2350}', '{"units":1,"year_built":1976,"unit_mix":null,"parking":"Street","zoning":"R-1","apn":null}', 37422, 'active', null::integer, null::bigint, null::integer),
  (550, 73, 'Turn-key and tenanted: triplex near the state offices', 'Owner retired and is selling the portfolio one by one. Three units, 2,970 sq ft, 6 bedrooms over three units. Laundry in the basement. No deferred maintenance. Inspection report from this spring is in the folder.

Gross $43,488, expenses $15,988, NOI $27,500. That’s 9.48% on the asking price before any upside. We own two doors nearby and have never been empty for more than three weeks, largely because of Sparrow Hospital. Looking for a clean cash offer with proof of funds. Please don’t disturb the tenants.', 'Multi Family', '329 Sycamore Dr', 'Lansing', 'MI', '48911', 'Ingham', 290000, 6, 3, 2970, 4330, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-550,kitchen-renovated-4,bathroom-renovated-4,bathroom-renovated-1}', 27500, 42.6837, -84.5725, 21, null::bigint, 0, 3775, null::bigint, 4, '{"property_taxes":3450,"insurance":1150,"maintenance":3838,"management":3650,"utilities":2000,"reserves":1900}', '{"units":3,"year_built":1967,"unit_mix":[{"units":3,"bedrooms":2,"bathrooms":1}],"parking":"Gravel lot behind the building","zoning":"RM-2","apn":null}', 1164, 'active', null::integer, null::bigint, null::integer),
  (551, 3, 'Cosmetic 1930s colonial with room to push rents', 'Walked it last week: 5 bedrooms, 2 baths, 2,700 sq ft, 1935 construction. Owner retired and is selling the portfolio one by one. Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $39k for repairs; verify with your own crew.

Collected rent is about $3,100 a month. After taxes, insurance, management and reserves the NOI is $20,900, an 8.74% cap at ask. Renters are mostly long-term thanks to the FedEx hub and St. Jude and the medical district. Will qualify for conventional financing. We own it.', 'Single Family', '339 Wexford Ter', 'Memphis', 'TN', '38115', 'Shelby', 239000, 5, 2, 2700, 6410, 'Light Rehab', 'Conventional', 'occupied', false, '{exterior-551,bedroom-dated-1,living-dated-4}', 20900, 35.0605, -89.8592, 517, 292000, 38500, 3225, null::bigint, 4, '{"property_taxes":1250,"insurance":1700,"maintenance":5902,"management":4550,"reserves":2850}', '{"units":1,"year_built":1935,"unit_mix":null,"parking":"2-car garage","zoning":null,"apn":"30-4584-267"}', 19407, 'active', null::integer, null::bigint, null::integer),
  (552, 69, '2000s colonial near UVM and its medical center', 'Direct to seller, they called from our mailer. 3 bed, 1 bath, 1,510 sq ft, built in 2005, on a 0.4 acre lot.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $58k for repairs; verify with your own crew.

Collected rent is about $3,250 a month. After taxes, insurance, management and reserves the NOI is $24,400, a 6.93% cap at ask.

Most tenants here are drawn by UVM and its medical center, some by the Church Street shops.

Cash or equivalent, close in 14 days or less with our title company. Please don’t disturb the tenants.', 'Single Family', '4469 N Sheridan Pl', 'Burlington', 'VT', '05405', 'Chittenden', 352000, 3, 1, 1510, 17570, 'Medium Rehab', 'Cash', 'occupied', false, '{exterior-552,living-worn-1,bathroom-worn-2}', 24400, 44.4372, -73.0845, 115, 520000, 58000, 3375, null::bigint, 4, '{"property_taxes":5500,"insurance":1700,"maintenance":2880,"management":2800,"reserves":1600}', '{"units":1,"year_built":2005,"unit_mix":null,"parking":"1-car garage","zoning":"RS-6","apn":null}', 15681, 'active', null::integer, 338000, 1888),
  (554, 73, '4-bed single-level ranch in Rockford', '2,062 sq ft brick ranch from 1968 with four bedrooms and 1.5 baths. Seller bought another place and is carrying two payments. About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. We carry $54k for repairs; verify with your own crew.

ARV is $228k on three renovated comps inside a mile and six months. All in you are at $207k. Renters are steady thanks to the aerospace shops and the cargo airport. Open to a lease option or a split note; tell us what solves your problem and the seller’s. Selling with title, not an assignment. Open for walkthroughs Thursday and Saturday.', 'Single Family', '299 Fairmount Pl', 'Rockford', 'IL', '61107', 'Winnebago', 153000, 4, 1.5, 2062, 8790, 'Medium Rehab', 'Creative', 'vacant', false, '{exterior-554,bathroom-worn-1,bedroom-worn-1,bedroom-worn-3}', null::bigint, 42.2791, -89.0348, 1054, 228000, 54000, 2575, null::bigint, 7, '{"property_taxes":2850,"insurance":950,"maintenance":3000,"management":2550,"reserves":1100}', '{"units":1,"year_built":1968,"unit_mix":null,"parking":"2-car garage","zoning":"RS-6","apn":null}', 122773, 'active', null::integer, null::bigint, null::integer),
  (562, 3, 'Cosmetic 4-bay retail strip with room to push rents', 'Direct to seller, they called from our mailer. Retail strip of 10,100 sq ft; the anchor has renewed twice.

Cosmetics and two rooftop units near the end. Tenants want better lighting. Figure $70k at investor pricing (about $18k a unit).

T-12: income $239,844 / expenses $102,244 / NOI $137,600. Rent roll and bank statements after NDA.

Renters are mostly long-term thanks to the Mayo Clinic campus and JAXPORT.

Cash or equivalent, close in 14 days or less with our title company. We own it. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '5655 22nd Ave', 'Jacksonville', 'FL', '32225', 'Duval', 1600000, 0, 5, 10100, 40800, 'Light Rehab', 'Cash', 'occupied', false, '{exterior-562,workspace-dated-2,plan-retail-1,bathroom-dated-4,workspace-dated-1}', 137600, 30.3574, -81.5118, 438, 1875000, 70000, 21625, 100, 8, '{"property_taxes":13250,"insurance":14300,"maintenance":26994,"management":22000,"utilities":16050,"reserves":9650}', '{"units":4,"year_built":1996,"unit_mix":null,"parking":"Shared lot","zoning":null,"apn":"96-1081-094"}', 86239, 'active', null::integer, null::bigint, null::integer),
  (565, 59, 'BRRRR candidate: 8-unit building in Greensboro', '8 bedrooms over eight units, built 1963. Units are larger than the area average. The owner has held it free and clear since the nineties.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $95k (about $12k a unit).

NOI is $61,700 on trailing numbers, not pro forma (8.51% cap). Expenses run 36% of collections. ARV is $915k on three renovated comps inside a mile and six months. All in you are at $820k.

Most tenants here are drawn by Cone Health, some by UNCG.

Ideal for a 12-month bridge loan; we can introduce a lender. Contract is signed and can be shown on request. Please don’t disturb the tenants.', 'Multi Family', '1498 W Cedar Hollow Ter', 'Greensboro', 'NC', '27407', 'Guilford', 725000, 8, 8, 5670, 10610, 'Medium Rehab', 'Hard Money', 'occupied', true, '{exterior-565,bedroom-worn-1,bathroom-worn-1,bedroom-worn-2,bathroom-worn-3,plan-walkup-1}', 61700, 36.0354, -79.8581, 1864, 915000, 95000, 8225, 225, 5, '{"property_taxes":5800,"insurance":5150,"maintenance":7730,"management":6600,"utilities":4750,"reserves":2900,"other":1700}', '{"units":8,"year_built":1963,"unit_mix":[{"units":8,"bedrooms":1,"bathrooms":1}],"parking":"Gravel lot behind the building","zoning":"MF-1","apn":"86-3735-165"}', 118486, 'sold', 55200, null::bigint, null::integer),
  (566, 3, 'Cash-flowing storefront with apartments, 7.5% cap', 'Partnership is splitting up and this is the last asset. 11,170 sq ft in 12 units; the coffee bar downstairs wants to renew, apartments upstairs are rarely empty. Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

T-12: income $348,471 / expenses $132,271 / NOI $216,200. Rent roll and bank statements after NDA. We own two doors nearby and have never been empty for more than three weeks, largely because of the BeltLine. Conventional buyers are welcome; allow 30 days. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '8201 Redfield Ave', 'Atlanta', 'GA', '30316', 'Fulton', 2900000, 10, 12, 11170, 5070, 'Turn-Key', 'Conventional', 'occupied', true, '{exterior-566,workspace-renovated-1,kitchen-renovated-4,living-renovated-2,plan-shopfront-1}', 216200, 33.7255, -84.3382, 197, 3025000, null::bigint, 30850, 375, 7, '{"property_taxes":21450,"insurance":14950,"maintenance":30971,"management":24200,"utilities":15100,"reserves":18000,"other":7600}', '{"units":12,"year_built":null,"unit_mix":null,"parking":"Shared lot","zoning":"C-1","apn":"84-9667-270"}', 49656, 'active', null::integer, null::bigint, null::integer),
  (573, 61, 'Cash-flowing flex building, 8.6% cap', 'Heirs live out of state and want it off their plate. Six spaces totalling 25,500 sq ft with about 10% office finish.

Phase I is clean and dated this year. No deferred maintenance that we could find.

T-12: income $438,912 / expenses $193,412 / NOI $245,500. Rent roll and bank statements after NDA.

Your exit isn’t a worry: BJC and Washington University and the Cortex district bring both tenants and owner-occupants.

Structured for private money, first-position note. We are under contract and assigning. Please don’t disturb the tenants.', 'Industrial', '6445 Winslow Pkwy', 'Saint Louis', 'MO', '63147', 'St. Louis, City of', 2850000, 0, 6, 25500, 82000, 'Turn-Key', 'Private Money', 'occupied', true, '{exterior-573,hall-renovated-1,workspace-renovated-1,plan-flex-1}', 245500, 38.7125, -90.2366, 384, 2975000, 0, 37950, 150, 4, '{"property_taxes":27950,"insurance":21000,"maintenance":55412,"management":40850,"utilities":23650,"reserves":24550}', '{"units":6,"year_built":1981,"unit_mix":null,"parking":"36 surface spaces","zoning":null,"apn":"79-3426-295"}', 50892, 'active', null::integer, null::bigint, null::integer),
  (575, 60, 'Turn-key and tenanted: duplex near PeaceHealth', 'Duplex from 1980: 5 bedrooms over two units, 1,700 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

T-12: income $65,265 / expenses $28,465 / NOI $36,800. Rent roll and bank statements after NDA.

Eugene regulars know the pull of PeaceHealth, and then there is the University of Oregon.

Looking for a clean cash offer with proof of funds. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '1942 Norwood Ave', 'Eugene', 'OR', '97405', 'Lane', 560000, 5, 2, 1700, 4580, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-575,living-renovated-2,bedroom-renovated-1,bathroom-renovated-4,bedroom-renovated-2}', 36800, 44.0135, -123.0988, 16, null::bigint, 0, 5725, null::bigint, 5, '{"property_taxes":5350,"insurance":1950,"maintenance":7665,"management":7150,"utilities":3500,"reserves":2850}', '{"units":2,"year_built":1980,"unit_mix":[{"units":1,"bedrooms":2,"bathrooms":1,"rent":2575},{"units":1,"bedrooms":3,"bathrooms":1,"rent":3150}],"parking":"Gravel lot behind the building","zoning":"RM-2","apn":null}', 3140, 'active', null::integer, null::bigint, null::integer),
  (579, 74, 'Mixed-use corner near the MAX lines', 'Storefront with apartments from 1941: retail at the street, apartments above, 5,730 sq ft in all. Tired landlord is done after a long hold.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Figure $49k at investor pricing (about $6k a unit).

T-12: income $205,344 / expenses $87,944 / NOI $117,400. Rent roll and bank statements after NDA. Ask $1,650,000 + repairs $48,500 = $1,698,500 all in, against an ARV of $1,850,000 (92%).

OHSU and the Alberta Street shops keep vacancy low in this part of Portland.

Conventional buyers are welcome; allow 30 days. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '9533 Elmhurst St', 'Portland', 'OR', '97218', 'Multnomah', 1650000, 7, 8, 5730, 2870, 'Light Rehab', 'Conventional', 'occupied', true, '{exterior-579,workspace-dated-1,kitchen-dated-1,living-dated-1,bathroom-dated-3}', 117400, 45.5567, -122.604, 10, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":8,"year_built":1941,"unit_mix":null,"parking":"48 surface spaces","zoning":"MU-1","apn":"57-1392-271"}', 614, 'active', null::integer, null::bigint, null::integer),
  (580, 26, 'High-rise condo near the Cortex district, needs lipstick only', '2 bed, 2 bath, 1,019 sq ft in a 1990 tower with a covered parking space and storage cage. Tired landlord is done after a long hold.

Clean but stuck in another decade. Countertops, flooring and appliances would bring it to the level of the renovated units. Two bids came back around $17k.

ARV is $246k on three renovated comps inside a mile and six months. All in you are at $221k.

Your exit isn’t a worry: the Cortex district and the new NGA campus bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. Lockbox on site, message for the code.', 'Condo', '4505 S Vance Ter #5A', 'Saint Louis', 'MO', '63121', 'St. Louis', 204000, 2, 2, 1019, 0, 'Light Rehab', 'Hard Money', 'vacant', false, '{exterior-580,bathroom-dated-2,bedroom-dated-2,bedroom-dated-4,bathroom-dated-3,plan-highrise-1}', null::bigint, 38.7015, -90.3103, 122, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1990,"unit_mix":null,"parking":"Street permit","zoning":null,"apn":null}', 137742, 'active', null::integer, null::bigint, null::integer),
  (583, 61, '8.6% cap: 1970s two-story near the BlueOval project at Stanton', '2,118 sq ft 1970s two-story from 1975 with four bedrooms and 1.5 baths. Direct to seller, they called from our mailer.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

T-12: income $26,440 / expenses $13,738 / NOI $12,702. Rent roll and bank statements after NDA.

Most tenants here are drawn by St. Jude and the medical district, some by the BlueOval project at Stanton.

Looking for a clean cash offer with proof of funds. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '2120 Spruce St', 'Memphis', 'TN', '38132', 'Shelby', 148000, 4, 1.5, 2118, 4010, 'Turn-Key', 'Cash', 'occupied', true, '{exterior-583,bathroom-renovated-2,kitchen-renovated-2,bathroom-renovated-4,plan-gable-2}', 12702, 35.0667, -89.992, 120, 162000, null::bigint, 2344, null::bigint, 6, '{"property_taxes":1200,"insurance":1350,"maintenance":5038,"management":4400,"reserves":1750}', '{"units":1,"year_built":null,"unit_mix":null,"parking":"Street","zoning":null,"apn":null}', 34955, 'active', null::integer, null::bigint, null::integer),
  (584, 51, 'Flip with $107k in it: craftsman bungalow', 'Solid 3/1 with 1,354 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $43k.

Numbers:
• Price $314,900
• Repairs $43,000
• ARV $465,000
• All in at 77% of ARV

Your exit isn’t a worry: the new airport and the University of Utah bring both tenants and owner-occupants.

Existing loan of about $251k at 3.75% stays in place. PITI is current. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Residential', '172 Sheridan St', 'Salt Lake City', 'UT', '84105', 'Salt Lake', 314900, 3, 1, 1354, 4300, 'Medium Rehab', 'Subject To', 'vacant', true, '{exterior-584,living-worn-2,bathroom-worn-3,plan-craftsman-1,bedroom-worn-1,bathroom-worn-1}', null::bigint, 40.7365, -111.8644, 254, 465000, 43000, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1923,"unit_mix":null,"parking":"Driveway","zoning":"R-1","apn":"44-2846-368"}', 134475, 'active', null::integer, null::bigint, null::integer),
  (586, 55, 'San Juan neighborhood strip center', '4,200 sq ft, three bays, built 1996, on 0.28 acre with surface parking. Partnership is splitting up and this is the last asset. Cosmetics and two rooftop units near the end. Tenants want better lighting. Our scope comes to $37k (about $12k a unit).

NOI is $51,800 on trailing numbers, not pro forma (8.16% cap). Expenses run 45% of collections. ARV is $715k on three renovated comps inside a mile and six months. All in you are at $672k. Most tenants here are drawn by the Act 60 newcomers, some by the short-stay market. Appraises and insures without drama, so bank money works. Contract is signed and can be shown on request. Please don’t disturb the tenants.', 'Commercial', '2875 Glenview Blvd', 'San Juan', 'PR', '00936', 'San Juan', 635000, 0, 3, 4200, 12400, 'Light Rehab', 'Conventional', 'occupied', true, '{exterior-586,workspace-dated-1,plan-retail-1,bathroom-dated-1,workspace-dated-2}', 51800, 18.398, -66.0616, 212, 715000, null::bigint, 8150, 100, 4, '{"property_taxes":3750,"insurance":5950,"maintenance":9490,"management":10950,"utilities":6650,"reserves":6450}', '{"units":3,"year_built":1996,"unit_mix":null,"parking":null,"zoning":null,"apn":"58-4154-199"}', 89962, 'active', null::integer, null::bigint, null::integer),
  (587, 2, 'Cash-flowing mixed-use corner, 9.0% cap', 'Storefront with apartments from 1896: retail at the street, apartments above, 9,370 sq ft in all. The owner has held it free and clear since the nineties.

Collected rent is about $14,350 a month, near $1,425 a unit. After taxes, insurance, management and reserves the NOI is $108,700, an 8.98% cap at ask.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

We own two doors nearby and have never been empty for more than three weeks, largely because of the cyber center.

Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing.', 'Mixed Use', '9087 22nd St', 'Augusta', 'GA', '30903', 'Richmond', 1210000, 7, 10, 9370, 5070, 'Turn-Key', 'Subject To', 'occupied', true, '{exterior-587,workspace-renovated-1,kitchen-renovated-1,plan-shopfront-1,bathroom-renovated-4,living-renovated-4}', 108700, 33.381, -82.0957, 49, 1315000, null::bigint, 15225, 350, 8, '{"property_taxes":10300,"insurance":7150,"maintenance":17398,"management":12550,"utilities":7350,"reserves":8500}', '{"units":10,"year_built":1896,"unit_mix":null,"parking":"Street","zoning":null,"apn":null}', 22436, 'active', null::integer, null::bigint, null::integer),
  (589, 15, '$34k spread on this brick ranch', '1,728 sq ft single-level ranch from 1979 with three bedrooms and 1.5 baths. Direct to seller, they called from our mailer. Functional as it sits. New counters and flooring would bring it to market finish. Figure $26k at investor pricing.

ARV is $332k on three renovated comps inside a mile and six months. All in you are at $299k. We own two doors nearby and have never been empty for more than three weeks, largely because of the I-81 warehouses. Appraises and insures without drama, so bank money works. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '353 S Juniper Ter', 'Hagerstown', 'MD', '21740', 'Washington', 273000, 3, 1.5, 1728, 15140, 'Light Rehab', 'Conventional', 'vacant', true, '{exterior-589,bedroom-dated-1,bathroom-dated-2,bathroom-dated-4,bedroom-dated-2,plan-ranch-2}', null::bigint, 39.6376, -77.7364, 58, 332000, 25500, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1979,"unit_mix":null,"parking":"2-car garage","zoning":null,"apn":"86-6624-180"}', 11282, 'active', null::integer, null::bigint, null::integer),
  (593, 16, '2-bed 1970s ranch in Houston', 'Walked it last week: 2 bedrooms, 1 bath, 1,332 sq ft, 1976 construction. Came to us through the seller’s attorney.

Renovated comps support $223,000. At $180,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $22k at investor pricing.

Renters are mostly long-term thanks to the METRORail and the Texas Medical Center.

Set up for hard money: scope, photos and comps are packaged for your lender. Open for walkthroughs Thursday and Saturday.', 'Single Family', '316 Tremont Dr', 'Houston', 'TX', '77010', 'Harris', 180000, 2, 1, 1332, 6240, 'Light Rehab', 'Hard Money', 'vacant', true, '{exterior-593,bathroom-dated-1,kitchen-dated-3,bathroom-dated-4,plan-ranch-2,bedroom-dated-1}', null::bigint, 29.7593, -95.3641, 240, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', '{"units":1,"year_built":1976,"unit_mix":null,"parking":null,"zoning":"R-1","apn":"56-3574-389"}', 171904, 'active', null::integer, null::bigint, null::integer),
  (596, 3, 'South Bend brick ranch, delivered vacant', 'Walked it last week: 4 bedrooms, 2 baths, 1,822 sq ft, 1958 construction. Seller is relocating for work.

Ask $123,000 + repairs $78,000 = $201,000 all in, against an ARV of $232,000 (87%).

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. We carry $78k for repairs; verify with your own crew.

Your exit isn’t a worry: the South Shore Line and Notre Dame bring both tenants and owner-occupants.

A private lender is in place at 10% interest only if you want the introduction. We own it. Vacant, go any time.', 'Single Family', '297 Spruce Ave', 'South Bend', 'IN', '46615', 'St. Joseph', 123000, 4, 2, 1822, 5320, 'Heavy Rehab', 'Private Money', 'vacant', false, '{exterior-596,kitchen-gutted-2,living-gutted-2,bedroom-gutted-2,bathroom-gutted-1,plan-ranch-2}', null::bigint, 41.6706, -86.2052, 622, 232000, 78000, null::bigint, null::bigint, null::float8, '{"property_taxes":900,"insurance":750}', '{"units":1,"year_built":1958,"unit_mix":null,"parking":"2-car garage","zoning":null,"apn":null}', 57032, 'active', null::integer, null::bigint, null::integer)
  ) as v (
    number, owner, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms,
    sqft, lot_sqft, condition, financing, occupancy, off_market_contract, pictures, noi, latitude, longitude,
    view_count, arv, repair_cost, monthly_rent, other_monthly_income, vacancy_pct, annual_expenses, building,
    age_minutes, status, status_age, previous_price, price_age
  )
) as l, jsonb_populate_record(null::public.properties, l.building::jsonb) as b;
alter table public.properties enable trigger alert_on_insert, enable trigger alert_on_update,
  enable trigger withdraw_alerts, enable trigger withdraw_badge_alerts, enable trigger ask_rules_on_insert;

-- What state rules asked of their sellers, and what these gave.
insert into private.rule_answers (action, subject_id, rule_id, member_id, answer, text_sha256, answered_at)
select 'publish', p.id, r.id, p.user_id,
  case asked.needs when 'nothing' then 'not_required' when 'license' then 'licensed' else 'disclosed' end,
  case asked.needs when 'disclosure' then private.sha256_hex(r.disclosure) end, p.created_at
from public.properties p
cross join lateral private.rules_on(p.state, private.rule_day()) r
cross join lateral (select private.rule_needs(r, p.off_market_contract, p.user_id)) as asked (needs)
where 'publish' = any (r.asked_at);
insert into private.rule_licenses (answer_id, user_id, number)
select a.id, a.member_id, 'DEMO-' || left(a.member_id::text, 8) from private.rule_answers a where a.answer = 'licensed';

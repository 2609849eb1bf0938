-- What counts as a link, an email address, or a phone number. tests/backend/phones.test.ts spells many more.
begin;
\ir helpers.psql

select ok(digits = any (private.phones(content)), 'a phone number: ' || content) from (values
  ('Call 312-555-0142', '3125550142'), ('(312) 555-0142', '3125550142'), ('312.555.0142', '3125550142'),
  ('312 555 0142', '3125550142'), ('3125550142', '3125550142'), ('+1 312 555 0142', '13125550142'),
  ('1-312-555-0142', '13125550142'), ('312555 0142', '3125550142'), ('31 25 55 01 42', '3125550142'),
  ('3 1 2 5 5 5 0 1 4 2', '3125550142'), ('3-1-2-5-5-5-0-1-4-2', '3125550142'), ('3,1,2,5,5,5,0,1,4,2', '3125550142'),
  ('312,555,0142', '3125550142'), ('312/555-0142', '3125550142'), ('312_555_0142', '3125550142'),
  ('３１２－５５５－０１４２', '3125550142'), ('٣١٢ ٥٥٥ ٠١٤٢', '3125550142'), ('३१२ ५५५ ०१४२', '3125550142'),
  (U&'312\200B555\200B0142', '3125550142'), (U&'312\00AD-555\2060-0142', '3125550142'),
  (U&'3\FE0F\20E31\FE0F\20E32\FE0F\20E35\FE0F\20E35\FE0F\20E35\FE0F\20E30\FE0F\20E31\FE0F\20E34\FE0F\20E32\FE0F\20E3',
    '3125550142'),
  ('312–555—0142', '3125550142'), ('312 · 555 · 0142', '3125550142'), ('①③①②⑤⑤⑤⓪①④②', '13125550142'),
  (E'312\n555\n0142', '3125550142'), ('𝟛𝟙𝟚-𝟝𝟝𝟝-𝟘𝟙𝟜𝟚', '3125550142'),
  ('three one two five five five zero one four two', '3125550142'), ('three-one-two 555 oh one four two', '3125550142'),
  ('ThreeOneTwo FiveFiveFive ZeroOneFourTwo', '3125550142'), ('312 triple five oh142', '3125550142'),
  ('three12 555 0l42', '3125550142'), ('312 555 O1 42', '3125550142'), ('eight hundred 555 0142', '8005550142'),
  ('call me: 555-0142', '5550142'), ('text five five five - 0142', '5550142'),
  ('+44 20 7946 0958', '+442079460958'), ('020 7946 0958', '02079460958'), ('06 12 34 56 78', '0612345678'),
  ('Offer $95,000 or 312-555-0142', '3125550142'), ('$312 555 0142', '3125550142'),
  ('12 Oak St, 10001, 312-555-0142', '3125550142'),
  -- In words, with whatever is between them.
  ('Call five one two, five five five, zero one four seven', '5125550147'),
  ('five one two; five five five; zero one four seven', '5125550147'),
  ('5 one 2/ five 55/ zero 1 four 7', '5125550147'),
  ('five-twelve, triple five, oh one forty-seven', '5125550147'), ('three fives and then 212 zero 147', '5552120147'),
  ('area code five one two and then five five five, and zero one four seven', '5125550147'),
  ('five one two -------- five five five -------- zero one four seven', '5125550147'),
  ('512, 555, 0147', '5125550147'), ('512 and 555 and 0147', '5125550147'), ('512|555|0147', '5125550147'),
  (U&'five\2028one\202Etwo\200Bfive five five zero one four seven', '5125550147'), ('❺❶❷ ５５５ ٠١٤٧', '5125550147'),
  ('312-555-0142. Two units', '3125550142'), ('One unit: 312 555 0142, two beds', '3125550142'),
  ('five fіve five two one twо five six seven eight', '5552125678'),
  ('five hundred twelve, five fifty-five, oh one forty-seven', '5125550147'), ('$512, $555, $0147', '5125550147'),
  ('512 (area code) 555 0147', '5125550147'), ('512 is my area code, 5550147', '5125550147'),
  ('call 5550147', '5550147'),
  ('1-800-CALL-NOW', '1800'), ('312-555-HOME', '312555')
) as texts (content, digits);
select is(private.contact_details(content), '{}', 'nothing to reach a member by: ' || content) from (values
  ('Asking $1,250,000, or 1250000 in cash'), ('$245,500 1450 sqft'), ('245,500, 1,450 sq ft'), ('$2,500,000,000'),
  ('450000-500000'), ('$450,000 - $500,000'), ('12 Oak St, New York, NY 10001-1234'), ('NY 10022-3456 2 beds'),
  ('Chicago 60614-1234'), ('1234 5th Ave, Unit 567, Chicago, IL 60614'), ('12345 67th Street'),
  ('Lot 50 x 120, 0.25 acre, 10,890 sqft'), ('450-1200 sqft'), ('Built 1985, 3 bed 2 bath, 1450 sqft'),
  ('3/2/1 1450 sqft'), ('2026-11-24 10:30 to 2026-11-25 11:45'), ('11/24/2026 2:30 pm'), ('12-24-2026, 10:00'),
  ('Rents 750, 800, 1200, and 950'), ('Rents 750/800/1200'), ('ARV 245k, rehab 40k, cap 8.45%'),
  ('APN 045-123-4567-00'), ('Parcel number: 0123 45 678 900'), ('One or two of the three units, seven windows'),
  ('30 days, 20% down, 6.25% for 30 years'), ('$2,450 rent, $300 taxes'), ('2026112410301512'),
  ('The offer expires at 5. Call me tomorrow'), ('Net income is $12,000. Info in the file. Me too.'),
  ('Units 101 102 103 104 105'), ('I-95 exit 21, US-1 mile 45'),
  ('Ask @[Ann Lee](51234567-8901-4000-8000-312555014277)'),
  ('Basement 20 x 30, 600 sq ft, R-2'),
  ('Dayton, OH 43215-1234, 3 beds, 2 baths, 1985'), ('Units of 642, 718, and 1204 sqft'), ('412, 418 and 1024 Oak St'),
  ('One hundred twenty thousand dollars, thirty (30) days, two (2) bedrooms'), ('🛏 4 🛁 3 📐 2450 📅 1985'),
  ('Three bed, two bath, 2450 sq ft, built 1985, one of four units'), ('Rents $750 + $800 + $1200; one at 950'),
  ('Interest 6.25%, 30/360, seven-year balloon, 12 months of interest only'), ('Comps: 240k, 248k, 251k'),
  ('Rent roll: 1,250 / 1,300 / 1,275 / 1,400'), ('1450 ft² of 12,500 ft²; 3½ baths'), ('39.1299, -75.8601'),
  ('Two hundred fifty thousand five hundred dollars'), ('Taxes 2024: 3125.44, 2025: 3220.18'),
  ('Rents seven hundred fifty, eight hundred, nine hundred fifty, and one thousand'), ('Call for 2500000'),
  ('A 250-300-unit portfolio at 1-800 or so'), ('No. 1 in town. Co-owned. Land included'), ('The outlook is positive')
) as texts (content);
select isnt(private.links(content), '{}', 'a link: ' || content) from (values
  ('me at gmail'), ('me (at) gmail (dot) com'), ('me@gmail'), ('me at mail dot com'), ('loans . com'), ('loans。com'),
  ('loans.com'), ('loans．ｃｏｍ'), (U&'loans.\3164com'), (U&'lo\FE0Fans.c\034Fom'), ('deals.realty'), ('bit.ly/x'),
  ('wa.me/13125550142'), ('ⓛⓞⓐⓝⓢ.ⓒⓞⓜ'), ('_loans.com_'), ('a_loans.com'), ('loans.homes'), ('loans .com'),
  ('http : // loans'), ('me_at_gmail_dot_com'), ('loans dot homes'), ('gmail: loans512'), ('l o a n s . c o m'),
  ('me *at* gmail'), ('loans d0t c0m'), ('meATloansDOTcom')
) as texts (content);
-- A search that hangs is canceled. On a quiet machine each takes a fraction of a second.
set local statement_timeout = '5min';
select isnt(private.contact_details(hostile), null, 'a hostile text doesn''t stall the search: ' || left(hostile, 10))
from unnest(array[repeat('1 ', 5000), repeat('2.', 5000), repeat('+2', 5000), repeat('five', 2500), repeat('o', 10000),
  repeat('2,', 5000), repeat('call ', 2000), repeat('a. ', 3000), repeat('$2', 5000)]) as hostile;
set local statement_timeout = 0;

select * from finish();
rollback;

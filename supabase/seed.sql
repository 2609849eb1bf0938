-- Demo data. Written by `npm run demo:seed`: change supabase/local/demo, not this file.
-- 5 sign-ins (password cornerlot-demo):
-- free@cornerlot.test, closer@cornerlot.test, partner@cornerlot.test, unconfirmed@cornerlot.test, staff@cornerlot.test.
-- Dates count back from the moment of seeding. Pictures are drawn by `npm run demo:pictures`.

-- A trigger on auth.users creates the profiles, with roles, industries, home, markets, and a first buy box.
create temporary table demo_members as
select
  ('de300000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid as id,
  email, name, phone, roles::text[] as roles, industries::text[] as industries, state, county,
  markets::jsonb as markets, confirmed, signs_in,
  now() - make_interval(days => joined_days, mins => number * 7) as joined_at,
  now() - make_interval(mins => last_seen) as seen_at
from (values
  (1, 'free@cornerlot.test', 'Dana Whitfield', '(694) 555-0144', '{"wholesaler"}', '{"residential","hospitality"}', 'HI', 'Hawaii', '[{"state":"HI","county":"Hawaii"},{"state":"AZ","county":"Pima"},{"state":"TX","county":"Tarrant"}]', 204, true, true, 1920),
  (2, 'closer@cornerlot.test', 'Marcus Ellery', '(631) 555-0141', '{"agent","birddog"}', '{"residential","commercial","land"}', 'WY', 'Natrona', '[{"state":"WY","county":"Natrona"},{"state":"WA","county":"Spokane"},{"state":"CA","county":"San Diego"},{"state":"OH","county":"Summit"},{"state":"NY","county":"Kings"}]', 683, true, true, 1980),
  (3, 'partner@cornerlot.test', 'Renata Okafor', '(913) 555-0150', '{"flipper"}', '{"residential","land"}', 'TX', 'Harris', '[{"state":"TX","county":"Harris"},{"state":"NC","county":"Guilford"},{"state":"IL","county":"Winnebago"},{"state":"KY","county":"Jefferson"},{"state":"MA","county":"Worcester"}]', 628, true, true, 1740),
  (4, 'unconfirmed@cornerlot.test', 'Theo Lindqvist', '(286) 555-0190', '{"landlord"}', '{"residential","commercial","industrial"}', 'FL', 'Hillsborough', '[{"state":"FL","county":"Hillsborough"}]', 2, false, true, null::integer),
  (5, 'staff@cornerlot.test', 'Priya Raman', '(914) 555-0131', '{"creative","propertyManager"}', '{"residential","commercial"}', 'TX', 'El Paso', '[{"state":"TX","county":"El Paso"}]', 711, true, true, 1980),
  (6, 'hector.villalobos@example.com', 'Hector Villalobos', '(967) 555-0163', '{"developer","birddog"}', '{"residential","land","mixedUse","hospitality"}', 'SC', 'Richland', '[{"state":"SC","county":"Richland"},{"state":"MA","county":"Suffolk"},{"state":"TX","county":"Bexar"},{"state":"OK","county":"Oklahoma"},{"state":"MD","county":"Anne Arundel"}]', 328, true, false, 7055),
  (7, 'camille.fontenot@example.com', 'Camille Fontenot', '(483) 555-0199', '{"propertyManager","birddog"}', '{"residential","land","hospitality"}', 'IN', 'Marion', '[{"state":"IN","county":"Marion"},{"state":"SC","county":"Richland"},{"state":"NM","county":"Doña Ana"},{"state":"OH","county":"Lucas"},{"state":"AZ","county":"Maricopa"}]', 670, true, false, 53280),
  (8, 'andre.baptiste@example.com', 'Andre Baptiste', '(391) 555-0193', '{"birddog","agent"}', '{"residential","hospitality"}', 'VT', 'Chittenden', '[{"state":"VT","county":"Chittenden"},{"state":"MI","county":"Wayne"},{"state":"GA","county":"Chatham"},{"state":"LA","county":"Orleans"},{"state":"KY","county":"Fayette"}]', 257, true, false, 33883),
  (9, 'joanna.kessler@example.com', 'Joanna Kessler', '(922) 555-0175', '{"wholesaler","developer"}', '{"residential"}', 'ME', 'Androscoggin', '[{"state":"ME","county":"Androscoggin"},{"state":"WY","county":"Laramie"},{"state":"NV","county":"Washoe"},{"state":"NM","county":"Bernalillo"},{"state":"FL","county":"Orange"}]', 170, true, false, 34556),
  (10, 'tyrell.washington@example.com', 'Tyrell Washington', '(314) 555-0134', '{"agent","birddog","flipper"}', '{"residential","commercial","land"}', 'MA', 'Hampden', '[{"state":"MA","county":"Hampden"},{"state":"AZ","county":"Pima"},{"state":"PA","county":"Allegheny"},{"state":"KS","county":"Sedgwick"}]', 768, true, false, 18259),
  (11, 'mei.lin.zhou@example.com', 'Mei Lin Zhou', '(482) 555-0110', '{"flipper","agent"}', '{"residential","land","industrial"}', 'NH', 'Hillsborough', '[{"state":"NH","county":"Hillsborough"},{"state":"TX","county":"El Paso"},{"state":"GA","county":"Richmond"},{"state":"MS","county":"Hinds"},{"state":"VA","county":"Norfolk, City of"}]', 621, true, false, 33420),
  (12, 'patrick.odowd@example.com', 'Patrick O’Dowd', '(514) 555-0161', '{"landlord","agent","developer"}', '{"residential"}', 'CA', 'Fresno', '[{"state":"CA","county":"Fresno"},{"state":"MI","county":"Wayne"},{"state":"SC","county":"Charleston"},{"state":"MO","county":"Clay"}]', 327, true, false, 33776),
  (13, 'simone.achebe@example.com', 'Simone Achebe', '(362) 555-0140', '{"creative","birddog"}', '{"residential","industrial"}', 'TX', 'Lubbock', '[{"state":"TX","county":"Lubbock"},{"state":"NC","county":"Wake"},{"state":"LA","county":"Orleans"},{"state":"IA","county":"Polk"},{"state":"CT","county":"Fairfield"}]', 709, true, false, 34588),
  (14, 'ravi.deshpande@example.com', 'Ravi Deshpande', '(658) 555-0129', '{"developer","birddog"}', '{"residential","land","industrial"}', 'AK', 'Anchorage', '[{"state":"AK","county":"Anchorage"},{"state":"OH","county":"Cuyahoga"},{"state":"GA","county":"Chatham"}]', 230, true, false, 36038),
  (15, 'luz.maldonado@example.com', 'Luz Maldonado', '(944) 555-0137', '{"propertyManager","wholesaler"}', '{"residential"}', 'MS', 'Harrison', '[{"state":"MS","county":"Harrison"},{"state":"KS","county":"Shawnee"},{"state":"FL","county":"Miami-Dade"},{"state":"IL","county":"Peoria"},{"state":"OH","county":"Franklin"}]', 418, true, false, 10852),
  (16, 'ben.sokolow@example.com', 'Ben Sokolow', '(910) 555-0153', '{"birddog"}', '{"residential","industrial"}', 'TX', 'El Paso', '[{"state":"TX","county":"El Paso"},{"state":"TX","county":"Harris"}]', 163, true, false, 83520),
  (17, 'keisha.brantley@example.com', 'Keisha Brantley', '(699) 555-0129', '{"wholesaler","developer"}', '{"residential","commercial"}', 'MA', 'Worcester', '[{"state":"MA","county":"Worcester"},{"state":"ND","county":"Cass"},{"state":"TX","county":"Tarrant"},{"state":"NY","county":"Erie"},{"state":"NC","county":"Guilford"}]', 408, true, false, 7617),
  (18, 'graham.pruitt@example.com', 'Graham Pruitt', '(413) 555-0132', '{"agent"}', '{"residential","commercial","land","industrial","hospitality"}', 'AZ', 'Maricopa', '[{"state":"AZ","county":"Maricopa"},{"state":"TX","county":"Bexar"},{"state":"CA","county":"Sacramento"},{"state":"WY","county":"Natrona"},{"state":"DE","county":"Kent"}]', 801, true, false, 5596),
  (19, 'yolanda.reyes@example.com', 'Yolanda Reyes', '(212) 555-0108', '{"flipper","wholesaler","agent"}', '{"residential","commercial","hospitality"}', 'NC', 'Cumberland', '[{"state":"NC","county":"Cumberland"},{"state":"PA","county":"Lehigh"}]', 285, true, false, 656),
  (20, 'dmitri.volkov@example.com', 'Dmitri Volkov', '(375) 555-0114', '{"landlord","wholesaler"}', '{"residential"}', 'NV', 'Washoe', '[{"state":"NV","county":"Washoe"},{"state":"OR","county":"Multnomah"},{"state":"ND","county":"Cass"},{"state":"GA","county":"Fulton"}]', 211, true, false, 25003),
  (21, 'hannah.bergstrom@example.com', 'Hannah Bergstrom', '(563) 555-0168', '{"creative","birddog","propertyManager"}', '{"residential","industrial"}', 'ND', 'Cass', '[{"state":"ND","county":"Cass"}]', 153, true, false, 12335),
  (22, 'omar.haddad@example.com', 'Omar Haddad', '(838) 555-0163', '{"developer","wholesaler"}', '{"residential","land","industrial"}', 'NY', 'Kings', '[{"state":"NY","county":"Kings"},{"state":"MA","county":"Suffolk"},{"state":"TX","county":"Harris"},{"state":"AR","county":"Pulaski"},{"state":"ME","county":"Cumberland"}]', 216, true, false, 79200),
  (23, 'tanya.redbird@example.com', 'Tanya Redbird', '(976) 555-0137', '{"propertyManager","birddog","agent"}', '{"residential","hospitality"}', 'DC', 'District of Columbia', '[{"state":"DC","county":"District of Columbia"},{"state":"PA","county":"Allegheny"},{"state":"TX","county":"Dallas"},{"state":"FL","county":"Duval"},{"state":"CA","county":"Los Angeles"}]', 754, true, false, 4544),
  (24, 'chris.nakamura@example.com', 'Chris Nakamura', '(829) 555-0183', '{"birddog","creative","developer"}', '{"residential"}', 'CT', 'New Haven', '[{"state":"CT","county":"New Haven"},{"state":"PR","county":"San Juan"},{"state":"PA","county":"Allegheny"},{"state":"LA","county":"Orleans"}]', 494, true, false, 2458),
  (25, 'bianca.moretti@example.com', 'Bianca Moretti', '(976) 555-0122', '{"wholesaler"}', '{"residential"}', 'AL', 'Madison', '[{"state":"AL","county":"Madison"},{"state":"CT","county":"New Haven"}]', 518, true, false, 23604),
  (26, 'isaiah.greene@example.com', 'Isaiah Greene', '(894) 555-0125', '{"agent","birddog"}', '{"residential","land","industrial"}', 'SC', 'Greenville', '[{"state":"SC","county":"Greenville"},{"state":"MI","county":"Ingham"},{"state":"CA","county":"Los Angeles"},{"state":"PA","county":"Erie"},{"state":"WA","county":"Pierce"}]', 255, true, false, 15189),
  (27, 'fatima.noor@example.com', 'Fatima Noor', '(744) 555-0104', '{"flipper","wholesaler"}', '{"residential","mixedUse"}', 'IA', 'Polk', '[{"state":"IA","county":"Polk"},{"state":"PA","county":"Lehigh"},{"state":"AR","county":"Pulaski"},{"state":"NJ","county":"Mercer"},{"state":"LA","county":"East Baton Rouge"}]', 540, true, false, 11010),
  (28, 'walt.hendricks@example.com', 'Walt Hendricks', '(325) 555-0171', '{"landlord","birddog","creative"}', '{"residential"}', 'FL', 'Orange', '[{"state":"FL","county":"Orange"},{"state":"AL","county":"Madison"},{"state":"CT","county":"Hartford"},{"state":"CA","county":"San Diego"},{"state":"AK","county":"Anchorage"}]', 549, true, false, 2720),
  (29, 'xiomara.cruz@example.com', 'Xiomara Cruz', '(574) 555-0176', '{"creative"}', '{"residential","industrial"}', 'TX', 'Harris', '[{"state":"TX","county":"Harris"}]', 153, true, false, 2021),
  (30, 'kwame.mensah@example.com', 'Kwame Mensah', '(965) 555-0147', '{"developer"}', '{"residential","land"}', 'NC', 'Cumberland', '[{"state":"NC","county":"Cumberland"},{"state":"MO","county":"Platte"},{"state":"OK","county":"Oklahoma"},{"state":"RI","county":"Providence"},{"state":"TN","county":"Shelby"}]', 276, true, false, 129600),
  (31, 'alice.tran@example.com', 'Alice Tran', '(793) 555-0185', '{"propertyManager"}', '{"residential","commercial","mixedUse","hospitality"}', 'PA', 'Philadelphia', '[{"state":"PA","county":"Philadelphia"},{"state":"ID","county":"Bonneville"},{"state":"MI","county":"Ingham"},{"state":"LA","county":"Orleans"},{"state":"GA","county":"Chatham"}]', 487, true, false, 12086),
  (32, 'rob.castellano@example.com', 'Rob Castellano', '(693) 555-0138', '{"birddog"}', '{"residential","commercial","land"}', 'ME', 'Androscoggin', '[{"state":"ME","county":"Androscoggin"},{"state":"NC","county":"Cumberland"},{"state":"DC","county":"District of Columbia"},{"state":"TN","county":"Davidson"},{"state":"CA","county":"Alameda"}]', 574, true, false, 59040),
  (33, 'nadia.petrov@example.com', 'Nadia Petrov', '(630) 555-0140', '{"wholesaler","flipper"}', '{"residential"}', 'CO', 'Denver', '[{"state":"CO","county":"Denver"},{"state":"TN","county":"Shelby"},{"state":"IA","county":"Polk"},{"state":"MA","county":"Worcester"},{"state":"TX","county":"Travis"}]', 432, true, false, 79200),
  (34, 'jerome.tillman@example.com', 'Jerome Tillman', '(690) 555-0127', '{"agent","landlord"}', '{"residential","hospitality"}', 'DE', 'New Castle', '[{"state":"DE","county":"New Castle"},{"state":"PR","county":"San Juan"},{"state":"PA","county":"Lehigh"},{"state":"MA","county":"Suffolk"}]', 687, true, false, 36198),
  (35, 'grace.oyelaran@example.com', 'Grace Oyelaran', '(327) 555-0182', '{"flipper","creative","wholesaler"}', '{"residential","industrial"}', 'MI', 'Kent', '[{"state":"MI","county":"Kent"},{"state":"CT","county":"Hartford"},{"state":"SD","county":"Pennington"},{"state":"TX","county":"Dallas"},{"state":"IN","county":"Lake"}]', 369, true, false, 12721),
  (36, 'luke.vandermeer@example.com', 'Luke Vandermeer', '(445) 555-0133', '{"landlord","agent"}', '{"residential","commercial"}', 'UT', 'Weber', '[{"state":"UT","county":"Weber"},{"state":"RI","county":"Providence"},{"state":"NY","county":"Kings"},{"state":"NC","county":"Wake"},{"state":"HI","county":"Honolulu"}]', 686, true, false, 24365),
  (37, 'sofia.delgado@example.com', 'Sofia Delgado', '(730) 555-0102', '{"creative"}', '{"residential","industrial"}', 'NY', 'Onondaga', '[{"state":"NY","county":"Onondaga"},{"state":"MD","county":"Washington"},{"state":"MA","county":"Hampden"},{"state":"MN","county":"Hennepin"},{"state":"FL","county":"Duval"}]', 401, true, false, 64800),
  (38, 'arjun.mehta@example.com', 'Arjun Mehta', '(328) 555-0102', '{"developer","landlord"}', '{"residential","commercial","land"}', 'VA', 'Richmond, City of', '[{"state":"VA","county":"Richmond, City of"},{"state":"IL","county":"Peoria"},{"state":"TX","county":"Comal"},{"state":"NJ","county":"Mercer"},{"state":"MS","county":"Hinds"}]', 282, true, false, 6614),
  (39, 'michelle.kowalczyk@example.com', 'Michelle Kowalczyk', '(911) 555-0131', '{"propertyManager"}', '{"residential","commercial"}', 'NY', 'Erie', '[{"state":"NY","county":"Erie"},{"state":"WA","county":"Pierce"},{"state":"SC","county":"Greenville"},{"state":"LA","county":"East Baton Rouge"},{"state":"WA","county":"Spokane"}]', 782, true, false, 56160),
  (40, 'deshawn.carter@example.com', 'Deshawn Carter', '(319) 555-0168', '{"birddog"}', '{"residential","commercial","industrial"}', 'NM', 'Doña Ana', '[{"state":"NM","county":"Doña Ana"},{"state":"KY","county":"Fayette"},{"state":"CA","county":"Sacramento"},{"state":"WA","county":"King"},{"state":"NJ","county":"Mercer"}]', 422, true, false, 1990),
  (41, 'ingrid.solberg@example.com', 'Ingrid Solberg', '(857) 555-0123', '{"wholesaler","developer"}', '{"residential"}', 'MI', 'Kent', '[{"state":"MI","county":"Kent"},{"state":"TN","county":"Shelby"},{"state":"NJ","county":"Essex"},{"state":"NM","county":"Bernalillo"},{"state":"NC","county":"Cumberland"}]', 277, true, false, 13555),
  (42, 'miguel.santoro@example.com', 'Miguel Santoro', '(375) 555-0186', '{"agent","creative"}', '{"residential","commercial","hospitality"}', 'PA', 'Philadelphia', '[{"state":"PA","county":"Philadelphia"},{"state":"DE","county":"New Castle"},{"state":"GA","county":"Bibb"},{"state":"VA","county":"Norfolk, City of"},{"state":"NV","county":"Clark"}]', 375, true, false, 1797),
  (43, 'leila.farahani@example.com', 'Leila Farahani', '(290) 555-0162', '{"flipper"}', '{"residential","commercial","land","industrial"}', 'TX', 'Dallas', '[{"state":"TX","county":"Dallas"},{"state":"CA","county":"Alameda"},{"state":"SD","county":"Pennington"},{"state":"MA","county":"Hampden"},{"state":"OH","county":"Franklin"}]', 228, true, false, 3245),
  (44, 'travis.boone@example.com', 'Travis Boone', '(730) 555-0162', '{"landlord","birddog"}', '{"residential"}', 'MI', 'Genesee', '[{"state":"MI","county":"Genesee"},{"state":"TN","county":"Davidson"},{"state":"MI","county":"Ingham"}]', 563, true, false, 37422),
  (45, 'naomi.whitehorse@example.com', 'Naomi Whitehorse', '(260) 555-0161', '{"creative","landlord","propertyManager"}', '{"residential","commercial","industrial"}', 'OR', 'Lane', '[{"state":"OR","county":"Lane"},{"state":"AR","county":"Washington"},{"state":"SC","county":"Charleston"},{"state":"IN","county":"Marion"},{"state":"NY","county":"Kings"}]', 378, true, false, 149760),
  (46, 'stefan.kraus@example.com', 'Stefan Kraus', '(631) 555-0157', '{"developer"}', '{"residential","land"}', 'UT', 'Salt Lake', '[{"state":"UT","county":"Salt Lake"},{"state":"IL","county":"Cook"},{"state":"NJ","county":"Essex"},{"state":"SD","county":"Minnehaha"}]', 672, true, false, 15180),
  (47, 'erika.yamada@example.com', 'Erika Yamada', '(868) 555-0135', '{"propertyManager","creative"}', '{"residential"}', 'MI', 'Kent', '[{"state":"MI","county":"Kent"},{"state":"CA","county":"Alameda"}]', 537, true, false, 30856),
  (48, 'julius.pemberton@example.com', 'Julius Pemberton', '(880) 555-0157', '{"birddog","agent"}', '{"residential","commercial","land"}', 'TX', 'Tarrant', '[{"state":"TX","county":"Tarrant"},{"state":"MI","county":"Kent"},{"state":"SC","county":"Greenville"},{"state":"NJ","county":"Essex"},{"state":"IA","county":"Linn"}]', 609, true, false, 8536),
  (49, 'carmen.ibarra@example.com', 'Carmen Ibarra', '(930) 555-0132', '{"wholesaler"}', '{"residential"}', 'AR', 'Pulaski', '[{"state":"AR","county":"Pulaski"},{"state":"LA","county":"Orleans"},{"state":"PA","county":"Philadelphia"},{"state":"NJ","county":"Camden"},{"state":"CA","county":"Sacramento"}]', 527, true, false, 17263),
  (50, 'noah.feldman@example.com', 'Noah Feldman', '(520) 555-0147', '{"agent","wholesaler","developer"}', '{"residential","commercial","industrial"}', 'HI', 'Honolulu', '[{"state":"HI","county":"Honolulu"},{"state":"PA","county":"Lehigh"}]', 358, true, false, 19850),
  (51, 'imani.dupree@example.com', 'Imani Dupree', '(885) 555-0154', '{"flipper","creative"}', '{"residential","commercial","industrial","hospitality"}', 'TX', 'Lubbock', '[{"state":"TX","county":"Lubbock"},{"state":"FL","county":"Hillsborough"},{"state":"SD","county":"Minnehaha"},{"state":"FL","county":"Orange"},{"state":"MN","county":"St. Louis"}]', 647, true, false, 20410),
  (52, 'sean.gallagher@example.com', 'Sean Gallagher', '(646) 555-0125', '{"landlord","creative","birddog"}', '{"residential","commercial","land","industrial"}', 'NV', 'Clark', '[{"state":"NV","county":"Clark"},{"state":"UT","county":"Weber"},{"state":"SC","county":"Charleston"},{"state":"FL","county":"Marion"},{"state":"OH","county":"Summit"}]', 397, true, false, 23962),
  (53, 'vivian.cho@example.com', 'Vivian Cho', '(439) 555-0129', '{"creative","propertyManager","agent"}', '{"residential"}', 'MT', 'Yellowstone', '[{"state":"MT","county":"Yellowstone"},{"state":"TX","county":"Dallas"},{"state":"MT","county":"Missoula"},{"state":"OR","county":"Lane"}]', 813, true, false, 3031),
  (54, 'emeka.nwosu@example.com', 'Emeka Nwosu', '(463) 555-0120', '{"developer","wholesaler"}', '{"residential","land"}', 'NJ', 'Camden', '[{"state":"NJ","county":"Camden"},{"state":"CO","county":"El Paso"},{"state":"IN","county":"St. Joseph"},{"state":"FL","county":"Lee"},{"state":"WI","county":"Brown"}]', 626, true, false, 34100),
  (55, 'paula.stavros@example.com', 'Paula Stavros', '(243) 555-0129', '{"propertyManager","wholesaler"}', '{"residential","commercial","industrial"}', 'WY', 'Laramie', '[{"state":"WY","county":"Laramie"},{"state":"FL","county":"Duval"},{"state":"MO","county":"St. Louis"},{"state":"MD","county":"Anne Arundel"},{"state":"MS","county":"Harrison"}]', 217, true, false, 22823),
  (56, 'wes.thornburg@example.com', 'Wes Thornburg', '(614) 555-0198', '{"birddog"}', '{"residential","commercial","land","industrial"}', 'AZ', 'Maricopa', '[{"state":"AZ","county":"Maricopa"},{"state":"IN","county":"Allen"},{"state":"OH","county":"Lucas"},{"state":"NE","county":"Lancaster"}]', 428, true, false, 34482),
  (57, 'rosa.quintero@example.com', 'Rosa Quintero', '(860) 555-0187', '{"wholesaler","developer"}', '{"residential"}', 'OR', 'Multnomah', '[{"state":"OR","county":"Multnomah"},{"state":"VA","county":"Richmond, City of"},{"state":"OH","county":"Montgomery"},{"state":"CA","county":"Fresno"},{"state":"LA","county":"Orleans"}]', 761, true, false, 776),
  (58, 'haruto.sato@example.com', 'Haruto Sato', '(235) 555-0177', '{"agent"}', '{"residential","land"}', 'TN', 'Hamilton', '[{"state":"TN","county":"Hamilton"},{"state":"IN","county":"Lake"},{"state":"NC","county":"Mecklenburg"},{"state":"HI","county":"Honolulu"},{"state":"CO","county":"Adams"}]', 560, true, false, 129600),
  (59, 'denise.lafleur@example.com', 'Denise LaFleur', '(266) 555-0132', '{"flipper","propertyManager"}', '{"residential","commercial","land","mixedUse"}', 'FL', 'Marion', '[{"state":"FL","county":"Marion"},{"state":"TN","county":"Knox"},{"state":"UT","county":"Salt Lake"},{"state":"IA","county":"Polk"},{"state":"ID","county":"Ada"}]', 592, true, false, 24095),
  (60, 'khalil.rashid@example.com', 'Khalil Rashid', '(392) 555-0150', '{"landlord","wholesaler"}', '{"residential","commercial"}', 'TX', 'Tarrant', '[{"state":"TX","county":"Tarrant"},{"state":"NH","county":"Hillsborough"},{"state":"NE","county":"Lancaster"},{"state":"CO","county":"Denver"},{"state":"OH","county":"Montgomery"}]', 554, true, false, 4341),
  (61, 'megan.trelawney@example.com', 'Megan Trelawney', '(226) 555-0138', '{"creative","propertyManager","landlord"}', '{"residential","commercial","land","industrial","mixedUse"}', 'OH', 'Lucas', '[{"state":"OH","county":"Lucas"},{"state":"LA","county":"East Baton Rouge"},{"state":"IN","county":"Marion"},{"state":"KS","county":"Sedgwick"},{"state":"NJ","county":"Mercer"}]', 477, true, false, 20961),
  (62, 'antoine.rousseau@example.com', 'Antoine Rousseau', '(737) 555-0105', '{"developer"}', '{"residential","land"}', 'WI', 'Brown', '[{"state":"WI","county":"Brown"},{"state":"MT","county":"Yellowstone"},{"state":"ME","county":"Androscoggin"},{"state":"LA","county":"Caddo"},{"state":"MI","county":"Kent"}]', 191, true, false, 18972),
  (63, 'shreya.iyer@example.com', 'Shreya Iyer', '(456) 555-0105', '{"propertyManager","landlord"}', '{"residential"}', 'PA', 'Lehigh', '[{"state":"PA","county":"Lehigh"},{"state":"IL","county":"Cook"},{"state":"TX","county":"Dallas"}]', 679, true, false, 23360),
  (64, 'cody.blackwell@example.com', 'Cody Blackwell', '(513) 555-0151', '{"birddog"}', '{"residential","hospitality"}', 'ID', 'Bonneville', '[{"state":"ID","county":"Bonneville"},{"state":"IA","county":"Linn"},{"state":"OR","county":"Lane"},{"state":"MD","county":"Baltimore, City of"},{"state":"RI","county":"Providence"}]', 777, true, false, 145440),
  (65, 'adaeze.eze@example.com', 'Adaeze Eze', '(385) 555-0148', '{"wholesaler"}', '{"residential","hospitality"}', 'TX', 'Travis', '[{"state":"TX","county":"Travis"},{"state":"FL","county":"Orange"},{"state":"LA","county":"Orleans"},{"state":"ME","county":"Cumberland"},{"state":"TX","county":"Lubbock"}]', 265, true, false, 31208),
  (66, 'vince.marchetti@example.com', 'Vince Marchetti', '(738) 555-0145', '{"agent","landlord"}', '{"residential"}', 'OK', 'Oklahoma', '[{"state":"OK","county":"Oklahoma"},{"state":"AZ","county":"Maricopa"},{"state":"NJ","county":"Camden"},{"state":"VT","county":"Chittenden"},{"state":"CT","county":"New Haven"}]', 580, true, false, 6615),
  (67, 'teresa.alvarado@example.com', 'Teresa Alvarado', '(355) 555-0199', '{"flipper"}', '{"residential"}', 'WA', 'Pierce', '[{"state":"WA","county":"Pierce"},{"state":"OH","county":"Lucas"}]', 179, true, false, 20796),
  (68, 'malik.jefferson@example.com', 'Malik Jefferson', '(571) 555-0154', '{"landlord","creative"}', '{"residential","commercial","land","industrial","mixedUse","hospitality"}', 'SC', 'Greenville', '[{"state":"SC","county":"Greenville"},{"state":"OH","county":"Franklin"},{"state":"NE","county":"Sarpy"},{"state":"MO","county":"Greene"},{"state":"RI","county":"Providence"}]', 601, true, false, 24443),
  (69, 'kirsten.dahl@example.com', 'Kirsten Dahl', '(480) 555-0183', '{"creative"}', '{"residential"}', 'AZ', 'Maricopa', '[{"state":"AZ","county":"Maricopa"},{"state":"WV","county":"Kanawha"},{"state":"VA","county":"Roanoke, City of"},{"state":"CA","county":"San Diego"},{"state":"SC","county":"Greenville"}]', 596, true, false, 8079),
  (70, 'samir.gupta@example.com', 'Samir Gupta', '(711) 555-0180', '{"developer"}', '{"residential","commercial","land"}', 'LA', 'East Baton Rouge', '[{"state":"LA","county":"East Baton Rouge"},{"state":"AL","county":"Mobile"},{"state":"WA","county":"King"},{"state":"NC","county":"Mecklenburg"},{"state":"GA","county":"DeKalb"}]', 505, true, false, 37079),
  (71, 'lorraine.beck@example.com', 'Lorraine Beck', '(372) 555-0168', '{"propertyManager"}', '{"residential","hospitality"}', 'CA', 'Fresno', '[{"state":"CA","county":"Fresno"},{"state":"SC","county":"Greenville"},{"state":"AL","county":"Mobile"},{"state":"MT","county":"Missoula"}]', 335, true, false, 16303),
  (72, 'eli.navarro@example.com', 'Eli Navarro', '(813) 555-0119', '{"birddog","landlord"}', '{"residential","industrial"}', 'MI', 'Kent', '[{"state":"MI","county":"Kent"},{"state":"GA","county":"Fulton"},{"state":"ID","county":"Ada"},{"state":"TX","county":"Tarrant"},{"state":"UT","county":"Salt Lake"}]', 691, true, false, 3354),
  (73, 'janelle.morrow@example.com', 'Janelle Morrow', '(661) 555-0113', '{"wholesaler"}', '{"residential"}', 'IA', 'Linn', '[{"state":"IA","county":"Linn"},{"state":"MI","county":"Genesee"},{"state":"AL","county":"Jefferson"},{"state":"CO","county":"Denver"},{"state":"PA","county":"Philadelphia"}]', 776, true, false, 29122),
  (74, 'paul.szymanski@example.com', 'Paul Szymanski', '(966) 555-0164', '{"agent","landlord"}', '{"residential","industrial"}', 'OH', 'Lucas', '[{"state":"OH","county":"Lucas"},{"state":"WI","county":"Milwaukee"},{"state":"OH","county":"Franklin"},{"state":"NE","county":"Lancaster"},{"state":"DE","county":"New Castle"}]', 256, true, false, 116640),
  (75, 'opal.hutchins@example.com', 'Opal Hutchins', '(914) 555-0111', '{"flipper"}', '{"residential","land"}', 'FL', 'Duval', '[{"state":"FL","county":"Duval"},{"state":"OH","county":"Lucas"},{"state":"DC","county":"District of Columbia"},{"state":"NV","county":"Clark"}]', 774, true, false, 32091),
  (76, 'kenji.arakawa@example.com', 'Kenji Arakawa', '(995) 555-0132', '{"landlord"}', '{"residential","commercial"}', 'AZ', 'Maricopa', '[{"state":"AZ","county":"Maricopa"},{"state":"CA","county":"San Diego"},{"state":"NE","county":"Douglas"},{"state":"NV","county":"Washoe"},{"state":"KY","county":"Jefferson"}]', 323, true, false, 73440)
) as m (
  number, email, name, phone, roles, industries, state, county, markets, joined_days, confirmed, signs_in, last_seen
);

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at,
  updated_at, last_sign_in_at,
  -- The auth server reads these as text and fails on null.
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
  phone_change, phone_change_token, reauthentication_token
)
select
  id, 'authenticated', 'authenticated', email,
  case when signs_in then '$2a$10$6E3dptMQmxGgVwBgnZCdW.hU2mn7vODRrdxsNfhF/OtHD/SoQyJ0i' else '$2a$10$c0PGD.Al3GxxtB.JOBzZyOn.RTackxuREbhj04pM6pgt6omJ/OACq' end,
  case when confirmed then joined_at + interval '5 minutes' end,
  '{"provider": "email", "providers": ["email"]}'::jsonb,
  jsonb_build_object(
    'name', name, 'phone', phone, 'roles', roles, 'industries', industries, 'state', state, 'county', county,
    'markets', markets, 'email', email, 'sub', id
  ),
  joined_at, joined_at, seen_at, '', '', '', '', '', '', '', ''
from demo_members;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
select
  id, 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', confirmed),
  seen_at, joined_at, joined_at
from demo_members;

-- The hosted auth server looks members up by instance; the embedded one has no such column.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where id in (select id from demo_members);
  end if;
end;
$$;

update public.users as u set
  membership_tier = p.tier, title = p.title, location = p.location, bio = p.bio,
  profile_image_url = case when p.has_avatar then u.id || '/avatar.webp' end,
  expertise = p.expertise::text[], certifications = p.certifications::text[],
  investment_interests = p.interests::text[], social_links = p.social_links::jsonb, past_deals = p.past_deals,
  profile_status = p.profile_status, created_at = a.created_at,
  -- Every fourth member can be messaged by anyone; the accounts to sign in with keep the default.
  open_to_messages = p.number > 10 and p.number % 4 = 0
from (values
  (1, 'free', 'Disposition manager', 'Hilo, HI', 'Acquisitions in Hilo and the towns around it. Contracts are real, photos are from this week, numbers are not stretched. 8 deals closed so far. Ask me about the bayfront.', true, '{"Assignments","Off-market sourcing","Direct mail","Double closings"}', '{"Notary signing agent"}', '{"Short-term rentals","Private lending","Self storage","Infill land","Single family rentals"}', '{"linkedin":"https://linkedin.example.com/danawhitfield","instagram":"https://instagram.example.com/danawhitfield"}', 8, 'public'),
  (2, 'closer', 'Investment sales agent', 'Casper, WY', 'Agent in Casper who owns rentals too, so I underwrite before I list. 49 deals closed so far. Looking for partners who can fund quickly.', true, '{"Negotiation","Listing strategy","Driving for dollars","1031 exchanges"}', '{"Realtor, ABR","CCIM candidate"}', '{"Joint ventures","Retail strips","Single family rentals"}', '{"linkedin":"https://linkedin.example.com/marcusellery","facebook":"https://facebook.example.com/marcusellery","twitter":"https://twitter.example.com/marcusellery"}', 49, 'public'),
  (3, 'partner', 'Builder and flipper', 'Houston, TX', 'My crew of six turns houses in Houston, mostly prewar ones that nobody else wants to open up. Happy to split deals with people who do what they say. Send me anything under $400k with a clear title.', true, '{"Scope of work","Rehab budgeting","Contractor management"}', '{"Licensed general contractor","EPA lead-safe renovator"}', '{"Mixed use on main streets","Self storage","Infill land","Small multifamily"}', '{"linkedin":"https://linkedin.example.com/renataokafor","facebook":"https://facebook.example.com/renataokafor","instagram":"https://instagram.example.com/renataokafor"}', 35, 'public'),
  (4, 'free', 'Landlord', 'Tampa, FL', 'I hold small multifamily around Tampa and self-manage most of it. Happy to split deals with people who do what they say. Buying two more this quarter.', false, '{"Small multifamily","Tenant screening","BRRRR","Section 8"}', '{}', '{"Infill land","Light industrial","Mobile home parks","Retail strips","Small multifamily"}', '{"facebook":"https://facebook.example.com/theolindqvist"}', 0, 'public'),
  (5, 'partner', 'Community team', 'El Paso, TX', 'I help members with listings, verification and anything that does not work. Write to me any time.', true, '{"Seller financing","Maintenance systems","Asset management","Note investing"}', '{"NMLS licensed loan originator","Licensed property manager"}', '{"Self storage","Retail strips","Student housing"}', '{"linkedin":"https://linkedin.example.com/priyaraman"}', 34, 'public'),
  (6, 'pro', 'Land developer', 'Columbia, SC', 'We build four to twelve units at a time on lots that others find awkward, mostly in Columbia. Happy to split deals with people who do what they say. Send me anything under $400k with a clear title.', true, '{"Site plans","Entitlements","Zoning"}', '{"LEED Green Associate","Licensed general contractor"}', '{"Short-term rentals","Student housing","Private lending","Small multifamily"}', '{"facebook":"https://facebook.example.com/hectorvillalobos","twitter":"https://twitter.example.com/hectorvillalobos"}', 17, 'public'),
  (7, 'closer', 'Owner, management company', 'Indianapolis, IN', 'We look after 240 doors in Indianapolis for owners who live elsewhere. I answer messages the same day. Send me anything under $400k with a clear title.', true, '{"Skip tracing","Mid-term rentals"}', '{"Licensed property manager"}', '{"Private lending","Joint ventures","Short-term rentals","Fix and flip","Infill land"}', '{"linkedin":"https://linkedin.example.com/camillefontenot","twitter":"https://twitter.example.com/camillefontenot"}', 11, 'public'),
  (8, 'basic', 'Driving for dollars, full time', 'Burlington, VT', 'I drive Burlington four days a week and know which porches have three years of mail on them. Happy to split deals with people who do what they say.', true, '{"Negotiation","Skip tracing"}', '{}', '{"Self storage","Short-term rentals"}', '{"linkedin":"https://linkedin.example.com/andrebaptiste"}', 17, 'public'),
  (9, 'free', 'Disposition manager', 'Lewiston, ME', 'We market direct to owners around Lewiston and put two or three houses a month under contract. Still early, and choosy about the next one. Buying two more this quarter.', true, '{"Ground-up construction","Zoning","Entitlements"}', '{"Licensed general contractor","LEED Green Associate"}', '{"Joint ventures","Infill land"}', '{}', 3, 'public'),
  (10, 'closer', 'Broker associate', 'Springfield, MA', 'I represent buyers who want to see the rent roll before the kitchen. References from title companies on request. Ask me about the Hartford Line.', true, '{"Driving for dollars","Comparables","1031 exchanges","Staging","Door knocking"}', '{}', '{"Retail strips","Self storage","Infill land","Private lending"}', '{"facebook":"https://facebook.example.com/tyrellwashington"}', 99, 'public'),
  (11, 'free', 'Renovator', 'Manchester, NH', 'Renovating in Manchester since 2014. I like ugly kitchens and dry basements. Still early, and choosy about the next one. Buying two more this quarter.', false, '{"Scope of work","Negotiation"}', '{"Licensed real estate agent","EPA lead-safe renovator"}', '{"Light industrial","Infill land"}', '{"instagram":"https://instagram.example.com/meilinzhou"}', 5, 'public'),
  (12, 'basic', 'Landlord', 'Fresno, CA', 'Started with a duplex in Fresno in 2011 and never sold it. Still buying on the same streets. I answer messages the same day. Always up for coffee when you are in town.', true, '{"Site plans","Small multifamily","Tenant screening","Zoning"}', '{}', '{"Self storage","Mixed use on main streets"}', '{}', 9, 'public'),
  (13, 'free', 'Creative finance investor', 'Lubbock, TX', 'Seller notes, subject-to and the odd wrap. I explain everything to the seller’s attorney first. 11 deals closed so far.', false, '{"Seller financing","Door knocking","Note investing","Driving for dollars","Skip tracing"}', '{}', '{"Light industrial","Infill land","Mixed use on main streets","Private lending","Small multifamily"}', '{"facebook":"https://facebook.example.com/simoneachebe"}', 11, 'public'),
  (14, 'free', 'Land developer', 'Anchorage, AK', 'Entitlement work in and around Anchorage: rezonings, lot splits, small subdivisions. I would rather lose a deal than guess at repairs. Send me anything under $400k with a clear title.', true, '{"Entitlements","Site plans"}', '{}', '{"Single family rentals","Self storage","Light industrial","Mobile home parks","Mixed use on main streets"}', '{"facebook":"https://facebook.example.com/ravideshpande","instagram":"https://instagram.example.com/ravideshpande"}', 12, 'public'),
  (15, 'basic', 'Property manager', 'Gulfport, MS', 'We look after 240 doors in Gulfport for owners who live elsewhere. Happy to split deals with people who do what they say. Open to joint ventures on bigger projects.', true, '{"Maintenance systems","Leasing","Off-market sourcing","Asset management"}', '{}', '{"Joint ventures","Mixed use on main streets","Student housing"}', '{"facebook":"https://facebook.example.com/luzmaldonado","twitter":"https://twitter.example.com/luzmaldonado"}', 18, 'public'),
  (16, 'free', 'Driving for dollars, full time', 'El Paso, TX', 'Full-time scout in El Paso. I bring addresses, photos and an owner who picks up the phone. References from title companies on request. Ask me about the medical center of the Americas.', true, '{"Door knocking","Skip tracing","Driving for dollars"}', '{}', '{"Seller-financed deals","Light industrial","Single family rentals","Fix and flip"}', '{}', 12, 'public'),
  (17, 'pro', 'Disposition manager', 'Worcester, MA', 'Acquisitions in Worcester and the towns around it. Contracts are real, photos are from this week, numbers are not stretched. Happy to split deals with people who do what they say.', true, '{"Double closings","Ground-up construction","Off-market sourcing"}', '{}', '{"Fix and flip","Mobile home parks","Infill land"}', '{"instagram":"https://instagram.example.com/keishabrantley","linkedin":"https://linkedin.example.com/keishabrantley","twitter":"https://twitter.example.com/keishabrantley"}', 33, 'public'),
  (18, 'pro', 'Investor-friendly agent', 'Mesa, AZ', 'Agent in Mesa who owns rentals too, so I underwrite before I list. I would rather lose a deal than guess at repairs.', true, '{"Comparables","1031 exchanges","Negotiation","Listing strategy"}', '{}', '{"Short-term rentals","Student housing","Mixed use on main streets","Retail strips","Seller-financed deals"}', '{"twitter":"https://twitter.example.com/grahampruitt"}', 12, 'public'),
  (19, 'free', 'Renovator', 'Fayetteville, NC', 'My crew of six turns houses in Fayetteville, mostly prewar ones that nobody else wants to open up. 14 deals closed so far.', true, '{"Comparables","1031 exchanges"}', '{}', '{"Retail strips","Mobile home parks","Joint ventures","Short-term rentals"}', '{"linkedin":"https://linkedin.example.com/yolandareyes","twitter":"https://twitter.example.com/yolandareyes"}', 14, 'private'),
  (20, 'free', 'Small multifamily owner', 'Reno, NV', 'Started with a duplex in Reno in 2011 and never sold it. Still buying on the same streets. References from title companies on request. Always up for coffee when you are in town.', true, '{"Tenant screening","BRRRR","Off-market sourcing","Small multifamily"}', '{}', '{"Infill land","Single family rentals","Fix and flip","Self storage","Mobile home parks"}', '{}', 10, 'public'),
  (21, 'free', 'Private lender', 'Fargo, ND', 'I buy on terms. If a payment makes sense, the price can be yours. References from title companies on request. Open to joint ventures on bigger projects.', false, '{"Maintenance systems","Lease options","Leasing","Driving for dollars"}', '{"NMLS licensed loan originator","Licensed property manager"}', '{"Light industrial","Small multifamily","Self storage","Mixed use on main streets","Infill land"}', '{}', 12, 'public'),
  (22, 'pro', 'Infill developer', 'Brooklyn, NY', 'Entitlement work in and around Brooklyn: rezonings, lot splits, small subdivisions. 45 deals closed so far.', false, '{"Ground-up construction","Entitlements","Direct mail","Site plans"}', '{"LEED Green Associate","Licensed general contractor"}', '{"Light industrial","Joint ventures"}', '{"facebook":"https://facebook.example.com/omarhaddad","instagram":"https://instagram.example.com/omarhaddad","linkedin":"https://linkedin.example.com/omarhaddad"}', 45, 'public'),
  (23, 'free', 'Property manager', 'Washington, DC', 'We look after 240 doors in Washington for owners who live elsewhere. 12 deals closed so far. Looking for partners who can fund quickly.', false, '{"Comparables","Driving for dollars","Negotiation","Skip tracing","Door knocking"}', '{"Realtor, ABR"}', '{"Fix and flip","Single family rentals","Short-term rentals","Private lending"}', '{"facebook":"https://facebook.example.com/tanyaredbird","instagram":"https://instagram.example.com/tanyaredbird"}', 12, 'public'),
  (24, 'partner', 'Driving for dollars, full time', 'New Haven, CT', 'I drive New Haven four days a week and know which porches have three years of mail on them. Happy to split deals with people who do what they say. Always up for coffee when you are in town.', true, '{"Entitlements","Zoning"}', '{"NMLS licensed loan originator","Licensed general contractor"}', '{"Single family rentals","Student housing","Mixed use on main streets","Private lending","Seller-financed deals"}', '{"facebook":"https://facebook.example.com/chrisnakamura","instagram":"https://instagram.example.com/chrisnakamura"}', 114, 'public'),
  (25, 'free', 'Wholesaler', 'Huntsville, AL', 'We market direct to owners around Huntsville and put two or three houses a month under contract. I answer messages the same day. Ask me about Cummings Research Park.', false, '{"Double closings","Direct mail","Assignments","Off-market sourcing"}', '{}', '{"Infill land","Student housing","Seller-financed deals","Fix and flip"}', '{"linkedin":"https://linkedin.example.com/biancamoretti"}', 2, 'public'),
  (26, 'closer', 'Broker associate', 'Greenville, SC', 'I represent buyers who want to see the rent roll before the kitchen. I answer messages the same day. Looking for partners who can fund quickly.', false, '{"Negotiation","Skip tracing"}', '{"CCIM candidate"}', '{"Single family rentals","Joint ventures","Student housing","Light industrial"}', '{"facebook":"https://facebook.example.com/isaiahgreene","instagram":"https://instagram.example.com/isaiahgreene","twitter":"https://twitter.example.com/isaiahgreene"}', 84, 'public'),
  (27, 'free', 'Builder and flipper', 'Des Moines, IA', 'Renovating in Des Moines since 2014. I like ugly kitchens and dry basements. Happy to split deals with people who do what they say.', true, '{"Staging","Assignments","Scope of work","Rehab budgeting","Contractor management"}', '{}', '{"Small multifamily","Seller-financed deals","Infill land","Mobile home parks"}', '{"twitter":"https://twitter.example.com/fatimanoor"}', 5, 'public'),
  (28, 'basic', 'Portfolio owner', 'Orlando, FL', 'Started with a duplex in Orlando in 2011 and never sold it. Still buying on the same streets. References from title companies on request. Open to joint ventures on bigger projects.', true, '{"Tenant screening","Door knocking"}', '{}', '{"Mobile home parks","Private lending"}', '{"facebook":"https://facebook.example.com/walthendricks","linkedin":"https://linkedin.example.com/walthendricks","twitter":"https://twitter.example.com/walthendricks"}', 18, 'public'),
  (29, 'free', 'Private lender', 'Houston, TX', 'Seller notes, subject-to and the odd wrap. I explain everything to the seller’s attorney first. Happy to split deals with people who do what they say.', true, '{"Lease options","Note investing","Subject to","Seller financing"}', '{"NMLS licensed loan originator"}', '{"Light industrial","Joint ventures","Student housing","Mobile home parks"}', '{"facebook":"https://facebook.example.com/xiomaracruz","linkedin":"https://linkedin.example.com/xiomaracruz"}', 9, 'public'),
  (30, 'basic', 'Land developer', 'Fayetteville, NC', 'Entitlement work in and around Fayetteville: rezonings, lot splits, small subdivisions. 16 deals closed so far. Send me anything under $400k with a clear title.', true, '{"Site plans","Entitlements","Ground-up construction","Zoning"}', '{"LEED Green Associate"}', '{"Fix and flip","Self storage"}', '{"instagram":"https://instagram.example.com/kwamemensah","linkedin":"https://linkedin.example.com/kwamemensah","twitter":"https://twitter.example.com/kwamemensah"}', 16, 'public'),
  (31, 'free', 'Property manager', 'Philadelphia, PA', 'Managing other people’s rentals in Philadelphia taught me which blocks to buy on. 9 deals closed so far. Ask me about Penn and Drexel.', true, '{"Maintenance systems","Mid-term rentals"}', '{}', '{"Retail strips","Short-term rentals"}', '{}', 9, 'public'),
  (32, 'basic', 'Acquisitions scout', 'Lewiston, ME', 'I drive Lewiston four days a week and know which porches have three years of mail on them. Happy to split deals with people who do what they say. Buying two more this quarter.', true, '{"Skip tracing","Door knocking"}', '{}', '{"Small multifamily","Student housing","Joint ventures","Retail strips","Mobile home parks"}', '{"linkedin":"https://linkedin.example.com/robcastellano"}', 28, 'public'),
  (33, 'free', 'Founder, acquisitions shop', 'Denver, CO', 'Acquisitions in Denver and the towns around it. Contracts are real, photos are from this week, numbers are not stretched. References from title companies on request. Always up for coffee when you are in town.', true, '{"Direct mail","Double closings","Staging","Rehab budgeting","Scope of work"}', '{}', '{"Small multifamily","Mobile home parks"}', '{"instagram":"https://instagram.example.com/nadiapetrov","linkedin":"https://linkedin.example.com/nadiapetrov"}', 4, 'public'),
  (34, 'closer', 'Investment sales agent', 'Wilmington, DE', 'I represent buyers who want to see the rent roll before the kitchen. I would rather lose a deal than guess at repairs. Open to joint ventures on bigger projects.', true, '{"BRRRR","Comparables","Negotiation","Listing strategy","Small multifamily"}', '{"Realtor, ABR"}', '{"Short-term rentals","Small multifamily","Fix and flip","Seller-financed deals","Single family rentals"}', '{"facebook":"https://facebook.example.com/jerometillman","instagram":"https://instagram.example.com/jerometillman"}', 56, 'public'),
  (35, 'closer', 'Builder and flipper', 'Grand Rapids, MI', 'My crew of six turns houses in Grand Rapids, mostly prewar ones that nobody else wants to open up. I answer messages the same day. Looking for partners who can fund quickly.', true, '{"Lease options","Subject to","Note investing","Off-market sourcing"}', '{"NMLS licensed loan originator"}', '{"Joint ventures","Light industrial","Student housing"}', '{"facebook":"https://facebook.example.com/graceoyelaran","instagram":"https://instagram.example.com/graceoyelaran","twitter":"https://twitter.example.com/graceoyelaran"}', 49, 'public'),
  (36, 'free', 'Landlord', 'Ogden, UT', 'Started with a duplex in Ogden in 2011 and never sold it. Still buying on the same streets. I answer messages the same day. Open to joint ventures on bigger projects.', true, '{"Section 8","Listing strategy","Small multifamily"}', '{"Licensed real estate agent","CCIM candidate"}', '{"Mobile home parks","Private lending","Student housing","Self storage","Fix and flip"}', '{"instagram":"https://instagram.example.com/lukevandermeer","linkedin":"https://linkedin.example.com/lukevandermeer"}', 6, 'public'),
  (37, 'pro', 'Creative finance investor', 'Syracuse, NY', 'I buy on terms. If a payment makes sense, the price can be yours. I answer messages the same day. Open to joint ventures on bigger projects.', true, '{"Subject to","Seller financing","Lease options","Note investing"}', '{"NMLS licensed loan originator"}', '{"Light industrial","Self storage"}', '{"facebook":"https://facebook.example.com/sofiadelgado"}', 42, 'public'),
  (38, 'closer', 'Infill developer', 'Richmond, VA', 'Entitlement work in and around Richmond: rezonings, lot splits, small subdivisions. References from title companies on request.', true, '{"Site plans","Tenant screening","Ground-up construction","Section 8"}', '{"LEED Green Associate"}', '{"Retail strips","Small multifamily","Mobile home parks","Infill land","Self storage"}', '{"instagram":"https://instagram.example.com/arjunmehta","linkedin":"https://linkedin.example.com/arjunmehta","twitter":"https://twitter.example.com/arjunmehta"}', 97, 'private'),
  (39, 'free', 'Property manager', 'Buffalo, NY', 'Managing other people’s rentals in Buffalo taught me which blocks to buy on. 13 deals closed so far. Looking for partners who can fund quickly.', true, '{"Maintenance systems","Asset management","Leasing","Mid-term rentals"}', '{"NARPM RMP"}', '{"Infill land","Small multifamily","Mixed use on main streets","Retail strips"}', '{"facebook":"https://facebook.example.com/michellekowalczyk","twitter":"https://twitter.example.com/michellekowalczyk"}', 13, 'public'),
  (40, 'pro', 'Driving for dollars, full time', 'Las Cruces, NM', 'Full-time scout in Las Cruces. I bring addresses, photos and an owner who picks up the phone. Happy to split deals with people who do what they say. Buying two more this quarter.', true, '{"Door knocking","Skip tracing"}', '{}', '{"Infill land","Mobile home parks"}', '{"linkedin":"https://linkedin.example.com/deshawncarter","twitter":"https://twitter.example.com/deshawncarter"}', 46, 'public'),
  (41, 'free', 'Off-market acquisitions', 'Grand Rapids, MI', 'Acquisitions in Grand Rapids and the towns around it. Contracts are real, photos are from this week, numbers are not stretched. I would rather lose a deal than guess at repairs. Open to joint ventures on bigger projects.', true, '{"Ground-up construction","Zoning","Off-market sourcing"}', '{"Licensed general contractor","LEED Green Associate"}', '{"Mobile home parks","Small multifamily","Mixed use on main streets","Self storage"}', '{"facebook":"https://facebook.example.com/ingridsolberg","instagram":"https://instagram.example.com/ingridsolberg"}', 13, 'public'),
  (42, 'basic', 'Realtor and landlord', 'Philadelphia, PA', 'Agent in Philadelphia who owns rentals too, so I underwrite before I list. Still early, and choosy about the next one. Send me anything under $400k with a clear title.', true, '{"Lease options","Note investing","Seller financing","Listing strategy","Comparables"}', '{"Licensed real estate agent"}', '{"Single family rentals","Private lending","Short-term rentals","Fix and flip"}', '{"facebook":"https://facebook.example.com/miguelsantoro","linkedin":"https://linkedin.example.com/miguelsantoro","twitter":"https://twitter.example.com/miguelsantoro"}', 1, 'public'),
  (43, 'basic', 'Rehab project lead', 'Dallas, TX', 'Renovating in Dallas since 2014. I like ugly kitchens and dry basements. References from title companies on request.', true, '{"Scope of work","Staging","Contractor management","Rehab budgeting"}', '{"Licensed general contractor"}', '{"Fix and flip","Infill land","Light industrial","Mobile home parks"}', '{"facebook":"https://facebook.example.com/leilafarahani"}', 16, 'public'),
  (44, 'free', 'Small multifamily owner', 'Flint, MI', 'Started with a duplex in Flint in 2011 and never sold it. Still buying on the same streets. Happy to split deals with people who do what they say. Ask me about Kettering University.', true, '{"BRRRR","Driving for dollars","Section 8","Tenant screening","Small multifamily"}', '{}', '{"Joint ventures","Student housing","Infill land"}', '{"facebook":"https://facebook.example.com/travisboone","linkedin":"https://linkedin.example.com/travisboone"}', 9, 'public'),
  (45, 'basic', 'Subject-to and seller carry', 'Eugene, OR', 'Seller notes, subject-to and the odd wrap. I explain everything to the seller’s attorney first. References from title companies on request.', true, '{"Mid-term rentals","Lease options"}', '{}', '{"Light industrial","Infill land","Mobile home parks","Retail strips","Seller-financed deals"}', '{"instagram":"https://instagram.example.com/naomiwhitehorse"}', 28, 'public'),
  (46, 'basic', 'Small-scale developer', 'Salt Lake City, UT', 'We build four to twelve units at a time on lots that others find awkward, mostly in Salt Lake City. I would rather lose a deal than guess at repairs. Looking for partners who can fund quickly.', true, '{"Site plans","Zoning"}', '{"LEED Green Associate","Licensed general contractor"}', '{"Infill land","Joint ventures"}', '{"facebook":"https://facebook.example.com/stefankraus","linkedin":"https://linkedin.example.com/stefankraus","twitter":"https://twitter.example.com/stefankraus"}', 5, 'public'),
  (47, 'free', 'Owner, management company', 'Grand Rapids, MI', 'Managing other people’s rentals in Grand Rapids taught me which blocks to buy on. I would rather lose a deal than guess at repairs. Buying two more this quarter.', true, '{"Maintenance systems","Asset management","Subject to","Seller financing","Lease options"}', '{"NMLS licensed loan originator"}', '{"Joint ventures","Student housing"}', '{"instagram":"https://instagram.example.com/erikayamada","twitter":"https://twitter.example.com/erikayamada"}', 11, 'public'),
  (48, 'closer', 'Acquisitions scout', 'Fort Worth, TX', 'I drive Fort Worth four days a week and know which porches have three years of mail on them. I answer messages the same day. Buying two more this quarter.', true, '{"1031 exchanges","Negotiation","Listing strategy"}', '{"CCIM candidate"}', '{"Retail strips","Private lending","Joint ventures","Infill land"}', '{"linkedin":"https://linkedin.example.com/juliuspemberton","twitter":"https://twitter.example.com/juliuspemberton"}', 79, 'public'),
  (49, 'closer', 'Off-market acquisitions', 'Little Rock, AR', 'Acquisitions in Little Rock and the towns around it. Contracts are real, photos are from this week, numbers are not stretched. I answer messages the same day. Buying two more this quarter.', true, '{"Double closings","Off-market sourcing","Direct mail","Assignments"}', '{}', '{"Student housing","Mobile home parks","Small multifamily","Self storage"}', '{"facebook":"https://facebook.example.com/carmenibarra","instagram":"https://instagram.example.com/carmenibarra","twitter":"https://twitter.example.com/carmenibarra"}', 44, 'public'),
  (50, 'free', 'Investor-friendly agent', 'Honolulu, HI', 'Agent in Honolulu who owns rentals too, so I underwrite before I list. Happy to split deals with people who do what they say. Buying two more this quarter.', false, '{"Direct mail","Double closings","Negotiation","Listing strategy","Zoning"}', '{}', '{"Self storage","Light industrial","Retail strips","Single family rentals"}', '{"twitter":"https://twitter.example.com/noahfeldman"}', 9, 'public'),
  (51, 'closer', 'Fix and flip investor', 'Lubbock, TX', 'Renovating in Lubbock since 2014. I like ugly kitchens and dry basements. References from title companies on request. Buying two more this quarter.', true, '{"Scope of work","Staging","Lease options","Contractor management"}', '{}', '{"Short-term rentals","Light industrial","Small multifamily","Mixed use on main streets"}', '{"facebook":"https://facebook.example.com/imanidupree","linkedin":"https://linkedin.example.com/imanidupree","twitter":"https://twitter.example.com/imanidupree"}', 25, 'public'),
  (52, 'partner', 'Landlord', 'Las Vegas, NV', 'I hold small multifamily around Las Vegas and self-manage most of it. I would rather lose a deal than guess at repairs.', true, '{"Seller financing","Driving for dollars","Lease options"}', '{"NMLS licensed loan originator"}', '{"Infill land","Small multifamily","Light industrial","Private lending"}', '{"facebook":"https://facebook.example.com/seangallagher","linkedin":"https://linkedin.example.com/seangallagher","twitter":"https://twitter.example.com/seangallagher"}', 106, 'public'),
  (53, 'free', 'Note buyer', 'Billings, MT', 'I buy on terms. If a payment makes sense, the price can be yours. 13 deals closed so far. Open to joint ventures on bigger projects.', true, '{"1031 exchanges","Seller financing","Comparables"}', '{"NMLS licensed loan originator"}', '{"Student housing","Private lending","Seller-financed deals","Infill land"}', '{"instagram":"https://instagram.example.com/viviancho","linkedin":"https://linkedin.example.com/viviancho","twitter":"https://twitter.example.com/viviancho"}', 13, 'public'),
  (54, 'pro', 'Commercial developer', 'Camden, NJ', 'Entitlement work in and around Camden: rezonings, lot splits, small subdivisions. References from title companies on request. Open to joint ventures on bigger projects.', false, '{"Entitlements","Off-market sourcing","Ground-up construction"}', '{"Licensed general contractor"}', '{"Student housing","Fix and flip"}', '{}', 43, 'public'),
  (55, 'free', 'Property manager', 'Cheyenne, WY', 'Managing other people’s rentals in Cheyenne taught me which blocks to buy on. References from title companies on request. Always up for coffee when you are in town.', true, '{"Assignments","Asset management"}', '{}', '{"Single family rentals","Fix and flip","Light industrial","Joint ventures","Retail strips"}', '{}', 11, 'public'),
  (56, 'free', 'Driving for dollars, full time', 'Mesa, AZ', 'Full-time scout in Mesa. I bring addresses, photos and an owner who picks up the phone. I would rather lose a deal than guess at repairs. Buying two more this quarter.', true, '{"Driving for dollars","Skip tracing","Door knocking"}', '{}', '{"Retail strips","Small multifamily","Mobile home parks","Light industrial"}', '{}', 3, 'public'),
  (57, 'closer', 'Off-market acquisitions', 'Portland, OR', 'Acquisitions in Portland and the towns around it. Contracts are real, photos are from this week, numbers are not stretched. I would rather lose a deal than guess at repairs.', true, '{"Double closings","Direct mail","Site plans"}', '{}', '{"Self storage","Infill land","Mixed use on main streets"}', '{"facebook":"https://facebook.example.com/rosaquintero","twitter":"https://twitter.example.com/rosaquintero"}', 23, 'private'),
  (58, 'basic', 'Investor-friendly agent', 'Chattanooga, TN', 'I represent buyers who want to see the rent roll before the kitchen. I would rather lose a deal than guess at repairs. Send me anything under $400k with a clear title.', true, '{"1031 exchanges","Negotiation"}', '{}', '{"Small multifamily","Private lending","Single family rentals","Mobile home parks","Joint ventures"}', '{"instagram":"https://instagram.example.com/harutosato","twitter":"https://twitter.example.com/harutosato"}', 21, 'public'),
  (59, 'closer', 'Renovator', 'Ocala, FL', 'Renovating in Ocala since 2014. I like ugly kitchens and dry basements. References from title companies on request. Always up for coffee when you are in town.', false, '{"Asset management","Mid-term rentals","Contractor management","Rehab budgeting","Staging"}', '{"Licensed general contractor","EPA lead-safe renovator"}', '{"Seller-financed deals","Private lending","Single family rentals","Retail strips"}', '{"facebook":"https://facebook.example.com/deniselafleur","linkedin":"https://linkedin.example.com/deniselafleur","twitter":"https://twitter.example.com/deniselafleur"}', 64, 'public'),
  (60, 'closer', 'Landlord', 'Fort Worth, TX', 'I hold small multifamily around Fort Worth and self-manage most of it. Happy to split deals with people who do what they say. Always up for coffee when you are in town.', true, '{"BRRRR","Small multifamily","Tenant screening","Off-market sourcing","Direct mail"}', '{}', '{"Self storage","Infill land"}', '{"instagram":"https://instagram.example.com/khalilrashid"}', 37, 'public'),
  (61, 'closer', 'Subject-to and seller carry', 'Toledo, OH', 'I buy on terms. If a payment makes sense, the price can be yours. I answer messages the same day. Open to joint ventures on bigger projects.', true, '{"Subject to","Note investing"}', '{"NARPM RMP","CPM"}', '{"Mixed use on main streets","Joint ventures"}', '{"instagram":"https://instagram.example.com/megantrelawney","linkedin":"https://linkedin.example.com/megantrelawney"}', 16, 'public'),
  (62, 'free', 'Land developer', 'Green Bay, WI', 'We build four to twelve units at a time on lots that others find awkward, mostly in Green Bay. I answer messages the same day. Send me anything under $400k with a clear title.', true, '{"Entitlements","Site plans","Ground-up construction"}', '{"LEED Green Associate","Licensed general contractor"}', '{"Single family rentals","Fix and flip"}', '{"twitter":"https://twitter.example.com/antoinerousseau"}', 11, 'public'),
  (63, 'free', 'Asset manager', 'Allentown, PA', 'Managing other people’s rentals in Allentown taught me which blocks to buy on. I answer messages the same day. Always up for coffee when you are in town.', false, '{"Tenant screening","Mid-term rentals"}', '{"CPM"}', '{"Mixed use on main streets","Joint ventures","Mobile home parks","Student housing","Private lending"}', '{"facebook":"https://facebook.example.com/shreyaiyer","instagram":"https://instagram.example.com/shreyaiyer","linkedin":"https://linkedin.example.com/shreyaiyer"}', 1, 'public'),
  (64, 'free', 'Property Scout', 'Idaho Falls, ID', 'Full-time scout in Idaho Falls. I bring addresses, photos and an owner who picks up the phone. Happy to split deals with people who do what they say.', false, '{"Driving for dollars","Skip tracing","Door knocking"}', '{}', '{"Private lending","Small multifamily","Mobile home parks","Short-term rentals","Self storage"}', '{}', 2, 'public'),
  (65, 'closer', 'Wholesaler', 'Austin, TX', 'We market direct to owners around Austin and put two or three houses a month under contract. 52 deals closed so far. Looking for partners who can fund quickly.', false, '{"Double closings","Assignments","Direct mail","Off-market sourcing"}', '{}', '{"Short-term rentals","Single family rentals","Small multifamily","Private lending"}', '{"twitter":"https://twitter.example.com/adaezeeze"}', 52, 'public'),
  (66, 'closer', 'Realtor and landlord', 'Oklahoma City, OK', 'I represent buyers who want to see the rent roll before the kitchen. 29 deals closed so far. Open to joint ventures on bigger projects.', false, '{"Negotiation","Section 8","Small multifamily","Tenant screening","BRRRR"}', '{}', '{"Self storage","Seller-financed deals"}', '{"facebook":"https://facebook.example.com/vincemarchetti","instagram":"https://instagram.example.com/vincemarchetti","twitter":"https://twitter.example.com/vincemarchetti"}', 29, 'public'),
  (67, 'basic', 'Renovator', 'Tacoma, WA', 'My crew of six turns houses in Tacoma, mostly prewar ones that nobody else wants to open up. I answer messages the same day. Ask me about Joint Base Lewis-McChord.', true, '{"Rehab budgeting","Staging"}', '{"EPA lead-safe renovator"}', '{"Small multifamily","Private lending","Seller-financed deals"}', '{}', 27, 'public'),
  (68, 'closer', 'Small multifamily owner', 'Greenville, SC', 'I hold small multifamily around Greenville and self-manage most of it. References from title companies on request.', true, '{"Tenant screening","Lease options"}', '{}', '{"Retail strips","Short-term rentals","Student housing"}', '{"linkedin":"https://linkedin.example.com/malikjefferson","twitter":"https://twitter.example.com/malikjefferson"}', 84, 'public'),
  (69, 'closer', 'Private lender', 'Mesa, AZ', 'Seller notes, subject-to and the odd wrap. I explain everything to the seller’s attorney first. Happy to split deals with people who do what they say. Always up for coffee when you are in town.', false, '{"Note investing","Subject to"}', '{"NMLS licensed loan originator"}', '{"Mobile home parks","Mixed use on main streets","Joint ventures","Small multifamily"}', '{"instagram":"https://instagram.example.com/kirstendahl","twitter":"https://twitter.example.com/kirstendahl"}', 12, 'public'),
  (70, 'closer', 'Commercial developer', 'Baton Rouge, LA', 'Entitlement work in and around Baton Rouge: rezonings, lot splits, small subdivisions. 77 deals closed so far.', true, '{"Entitlements","Ground-up construction","Zoning","Site plans"}', '{}', '{"Private lending","Seller-financed deals"}', '{"facebook":"https://facebook.example.com/samirgupta","instagram":"https://instagram.example.com/samirgupta","twitter":"https://twitter.example.com/samirgupta"}', 77, 'public'),
  (71, 'pro', 'Property manager', 'Fresno, CA', 'Managing other people’s rentals in Fresno taught me which blocks to buy on. 37 deals closed so far.', true, '{"Asset management","Leasing","Maintenance systems","Mid-term rentals"}', '{}', '{"Mixed use on main streets","Short-term rentals"}', '{}', 37, 'public'),
  (72, 'closer', 'Property Scout', 'Grand Rapids, MI', 'Full-time scout in Grand Rapids. I bring addresses, photos and an owner who picks up the phone. I would rather lose a deal than guess at repairs. Send me anything under $400k with a clear title.', true, '{"Skip tracing","Small multifamily"}', '{}', '{"Light industrial","Seller-financed deals","Joint ventures","Self storage","Mobile home parks"}', '{}', 16, 'public'),
  (73, 'free', 'Founder, acquisitions shop', 'Cedar Rapids, IA', 'We market direct to owners around Cedar Rapids and put two or three houses a month under contract. I would rather lose a deal than guess at repairs. Open to joint ventures on bigger projects.', true, '{"Direct mail","Off-market sourcing","Double closings","Assignments"}', '{}', '{"Mobile home parks","Infill land","Self storage"}', '{"linkedin":"https://linkedin.example.com/janellemorrow"}', 12, 'public'),
  (74, 'basic', 'Investor-friendly agent', 'Toledo, OH', 'Agent in Toledo who owns rentals too, so I underwrite before I list. Still early, and choosy about the next one. Ask me about the Metroparks riverfront.', true, '{"1031 exchanges","Tenant screening"}', '{}', '{"Mixed use on main streets","Light industrial","Private lending"}', '{"linkedin":"https://linkedin.example.com/paulszymanski"}', 5, 'public'),
  (75, 'free', 'Rehab project lead', 'Jacksonville, FL', 'My crew of six turns houses in Jacksonville, mostly prewar ones that nobody else wants to open up. Happy to split deals with people who do what they say. Buying two more this quarter.', true, '{"Staging","Contractor management","Rehab budgeting"}', '{"EPA lead-safe renovator","Licensed general contractor"}', '{"Infill land","Mixed use on main streets"}', '{"instagram":"https://instagram.example.com/opalhutchins","twitter":"https://twitter.example.com/opalhutchins"}', 9, 'public'),
  (76, 'closer', 'Landlord', 'Mesa, AZ', 'Started with a duplex in Mesa in 2011 and never sold it. Still buying on the same streets. I would rather lose a deal than guess at repairs. Send me anything under $400k with a clear title.', true, '{"Tenant screening","Small multifamily"}', '{}', '{"Retail strips","Self storage","Mobile home parks"}', '{"instagram":"https://instagram.example.com/kenjiarakawa","linkedin":"https://linkedin.example.com/kenjiarakawa","twitter":"https://twitter.example.com/kenjiarakawa"}', 44, 'private')
) as p (
    number, tier, title, location, bio, has_avatar, expertise, certifications, interests, social_links, past_deals,
    profile_status
  ),
  auth.users as a
where u.id = ('de300000-0000-4000-8000-' || lpad(p.number::text, 12, '0'))::uuid and a.id = u.id;

update public.member_contacts as c
set website = 'https://' || lower(regexp_replace(u.name, '[^A-Za-z]+', '-', 'g')) || '.example'
from public.users as u where u.id = c.user_id and u.past_deals >= 20;

insert into public.staff (user_id) values ('de300000-0000-4000-8000-000000000005');

update public.member_details set shown = false where user_id in ('de300000-0000-4000-8000-000000000011', 'de300000-0000-4000-8000-000000000022', 'de300000-0000-4000-8000-000000000033', 'de300000-0000-4000-8000-000000000044', 'de300000-0000-4000-8000-000000000055', 'de300000-0000-4000-8000-000000000066');

update public.buybox_profiles as b set
  states = w.states::text[], counties = w.counties::text[], property_types = w.property_types::text[],
  conditions = w.conditions::text[], min_price = w.min_price, max_price = w.max_price,
  financing = w.financing::text[], investment_strategies = w.strategies::text[], vip_alerts = w.vip_alerts,
  alert_mail = w.alert_mail,
  phone = case when w.vip_alerts then c.phone end
from (values
  (1, '{"AZ","HI","TX"}', '{}', '{"Single Family","Multi Family"}', '{"Light Rehab","Medium Rehab","Heavy Rehab"}', 65000, 300000, '{"Cash","Hard Money","Private Money"}', '{"Wholesale"}', false, 'daily'),
  (2, '{"CA","NY","OH","WA","WY"}', '{}', '{"Single Family","Multi Family","Condo"}', '{"Turn-Key","Light Rehab","Medium Rehab"}', 130000, 650000, '{}', '{"Buy and Hold","BRRRR"}', true, 'daily'),
  (3, '{"IL","KY","MA","NC","TX"}', '{"Cook, IL","Winnebago, IL"}', '{"Single Family","Multi Family"}', '{"Light Rehab","Medium Rehab","Heavy Rehab"}', 80000, 400000, '{}', '{"Fix and Flip","BRRRR"}', true, 'daily'),
  (7, '{"AZ","IN","NM","OH","SC"}', '{"Doña Ana, NM","Lucas, OH","Maricopa, AZ","Marion, IN","Richland, SC"}', '{"Multi Family","Mixed Use","Single Family","Land"}', '{"Turn-Key","Light Rehab"}', 220000, 1225000, '{}', '{"Buy and Hold","Wholesale"}', true, 'instant'),
  (8, '{"GA","KY","LA","MI","VT"}', '{}', '{"Single Family","Land","Condo"}', '{"Heavy Rehab","Tear-Down"}', 40000, 290000, '{"Cash"}', '{"Wholesale","Buy and Hold","Owner Occupy"}', false, 'off'),
  (9, '{"FL","ME","NM","NV","WY"}', '{}', '{"Single Family","Multi Family","Commercial","Land","Mixed Use"}', '{"Medium Rehab","Heavy Rehab"}', 50000, 210000, '{}', '{"Wholesale","Development"}', false, 'daily'),
  (10, '{"AZ","KS","MA","PA"}', '{}', '{"Single Family","Condo","Land"}', '{"Turn-Key","Light Rehab"}', 130000, 455000, '{}', '{"Buy and Hold","Owner Occupy","Wholesale"}', true, 'daily'),
  (13, '{}', '{}', '{"Single Family","Multi Family","Land"}', '{}', 85000, 305000, '{}', '{"Buy and Hold","Wholesale"}', false, 'off'),
  (15, '{"FL","IL","KS","MS","OH"}', '{"Franklin, OH","Harrison, MS","Miami-Dade, FL","Peoria, IL","Shawnee, KS"}', '{"Multi Family","Mixed Use","Single Family"}', '{"Turn-Key","Light Rehab"}', 180000, 1040000, '{}', '{"Buy and Hold","Wholesale"}', false, 'daily'),
  (16, '{"TX"}', '{}', '{"Single Family","Land"}', '{"Heavy Rehab","Tear-Down"}', 20000, 145000, '{"Cash"}', '{"Wholesale"}', false, 'daily'),
  (17, '{"MA","NC","ND","NY","TX"}', '{}', '{"Single Family","Multi Family","Commercial","Land","Mixed Use"}', '{"Medium Rehab","Heavy Rehab"}', 50000, 320000, '{"Cash","Hard Money"}', '{"Wholesale","Development"}', false, 'daily'),
  (18, '{}', '{}', '{"Single Family","Condo"}', '{}', 200000, 715000, '{}', '{"Buy and Hold","Owner Occupy"}', true, 'daily'),
  (19, '{"NC","PA"}', '{}', '{"Single Family","Multi Family"}', '{"Medium Rehab","Heavy Rehab"}', 75000, 225000, '{"Cash","Hard Money"}', '{"Fix and Flip","Wholesale"}', false, 'instant'),
  (20, '{"GA","ND","NV","OR"}', '{}', '{"Single Family","Multi Family"}', '{"Turn-Key","Light Rehab"}', 200000, 1405000, '{}', '{"Buy and Hold","BRRRR","Wholesale"}', false, 'daily'),
  (21, '{}', '{}', '{"Single Family","Multi Family","Land"}', '{}', 95000, 580000, '{}', '{"Buy and Hold","Wholesale"}', false, 'daily'),
  (22, '{"AR","MA","ME","NY","TX"}', '{"Cumberland, ME","Harris, TX","Kings, NY","Pulaski, AR","Suffolk, MA"}', '{"Commercial","Land","Mixed Use","Single Family","Multi Family"}', '{"Turn-Key","Tear-Down"}', 235000, 5600000, '{"Cash","Private Money"}', '{"Development","Wholesale"}', true, 'daily'),
  (23, '{"CA","DC","FL","PA","TX"}', '{"Allegheny, PA","Dallas, TX","District of Columbia, DC","Duval, FL","Los Angeles, CA"}', '{"Multi Family","Mixed Use","Single Family","Land"}', '{"Turn-Key","Light Rehab"}', 490000, 3540000, '{"Conventional","Private Money"}', '{"Buy and Hold","Wholesale"}', false, 'instant'),
  (25, '{"AL","CT"}', '{}', '{"Single Family","Multi Family"}', '{"Medium Rehab","Heavy Rehab"}', 45000, 240000, '{}', '{"Wholesale"}', false, 'instant'),
  (26, '{"CA","MI","PA","SC","WA"}', '{}', '{"Single Family","Condo","Land"}', '{"Turn-Key","Light Rehab"}', 155000, 540000, '{"Conventional"}', '{"Buy and Hold","Owner Occupy","Wholesale"}', true, 'daily'),
  (27, '{"AR","IA","LA","NJ","PA"}', '{}', '{"Single Family","Multi Family"}', '{"Medium Rehab","Heavy Rehab"}', 55000, 215000, '{}', '{"Fix and Flip","Wholesale"}', false, 'daily'),
  (28, '{}', '{}', '{"Single Family","Multi Family","Land"}', '{}', 155000, 925000, '{"Conventional","Private Money"}', '{"Buy and Hold","BRRRR","Wholesale"}', false, 'daily'),
  (30, '{"MO","NC","OK","RI","TN"}', '{}', '{"Commercial","Land","Mixed Use"}', '{"Turn-Key","Tear-Down"}', 70000, 1365000, '{}', '{"Development"}', false, 'daily'),
  (31, '{"GA","ID","LA","MI","PA"}', '{"Bonneville, ID","Chatham, GA","Ingham, MI","Orleans, LA","Philadelphia, PA"}', '{"Multi Family","Mixed Use"}', '{"Turn-Key","Light Rehab"}', 180000, 1345000, '{}', '{"Buy and Hold"}', false, 'daily'),
  (32, '{}', '{}', '{"Single Family","Land"}', '{}', 30000, 180000, '{}', '{"Wholesale"}', false, 'daily'),
  (33, '{}', '{}', '{"Single Family","Multi Family"}', '{}', 90000, 365000, '{}', '{"Wholesale","Fix and Flip"}', false, 'daily'),
  (34, '{"DE","MA","PA","PR"}', '{"Lehigh, PA","New Castle, DE","San Juan, PR","Suffolk, MA"}', '{"Single Family","Condo","Multi Family"}', '{"Turn-Key","Light Rehab"}', 150000, 450000, '{}', '{"Buy and Hold","Owner Occupy","BRRRR"}', false, 'daily'),
  (36, '{"HI","NC","NY","RI","UT"}', '{"Honolulu, HI","Kings, NY","Providence, RI","Wake, NC","Weber, UT"}', '{"Single Family","Multi Family","Condo"}', '{"Turn-Key","Light Rehab"}', 155000, 1005000, '{"Conventional","Private Money"}', '{"Buy and Hold","BRRRR","Owner Occupy"}', false, 'daily'),
  (37, '{"FL","MA","MD","MN","NY"}', '{}', '{"Single Family","Multi Family"}', '{"Turn-Key","Light Rehab","Medium Rehab"}', 85000, 355000, '{}', '{"Buy and Hold"}', true, 'daily'),
  (38, '{"IL","MS","NJ","TX","VA"}', '{"Comal, TX","Hinds, MS","Mercer, NJ","Peoria, IL","Richmond, City of, VA"}', '{"Commercial","Land","Mixed Use","Single Family","Multi Family"}', '{"Turn-Key","Tear-Down"}', 110000, 2690000, '{"Cash","Private Money"}', '{"Development","Buy and Hold","BRRRR"}', true, 'instant'),
  (39, '{"LA","NY","SC","WA"}', '{"East Baton Rouge, LA","Erie, NY","Greenville, SC","Pierce, WA","Spokane, WA"}', '{"Multi Family","Mixed Use"}', '{"Turn-Key","Light Rehab"}', 185000, 1290000, '{"Conventional","Private Money"}', '{"Buy and Hold"}', false, 'daily'),
  (40, '{"CA","KY","NJ","NM","WA"}', '{}', '{"Single Family","Land"}', '{"Heavy Rehab","Tear-Down"}', 25000, 155000, '{"Cash"}', '{"Wholesale"}', false, 'off'),
  (41, '{"MI","NC","NJ","NM","TN"}', '{"Bernalillo, NM","Cumberland, NC","Essex, NJ","Kent, MI","Shelby, TN"}', '{"Single Family","Multi Family","Commercial","Land","Mixed Use"}', '{"Medium Rehab","Heavy Rehab"}', 50000, 195000, '{"Cash","Hard Money"}', '{"Wholesale","Development"}', false, 'daily'),
  (42, '{"DE","GA","NV","PA","VA"}', '{}', '{"Single Family","Condo","Multi Family"}', '{"Turn-Key","Light Rehab"}', 120000, 430000, '{"Conventional"}', '{"Buy and Hold","Owner Occupy"}', false, 'instant'),
  (44, '{"MI","TN"}', '{"Davidson, TN","Genesee, MI","Ingham, MI"}', '{"Single Family","Multi Family","Land"}', '{"Turn-Key","Light Rehab"}', 40000, 215000, '{}', '{"Buy and Hold","BRRRR","Wholesale"}', false, 'daily'),
  (45, '{}', '{}', '{"Single Family","Multi Family"}', '{}', 165000, 710000, '{"Owner Financing","Creative","Subject To"}', '{"Buy and Hold","BRRRR"}', false, 'instant'),
  (46, '{"IL","NJ","SD","UT"}', '{"Cook, IL","Essex, NJ","Minnehaha, SD","Salt Lake, UT"}', '{"Commercial","Land","Mixed Use"}', '{"Turn-Key","Tear-Down"}', 170000, 2960000, '{}', '{"Development"}', false, 'daily'),
  (47, '{"CA","MI"}', '{}', '{"Multi Family","Mixed Use","Single Family"}', '{"Turn-Key","Light Rehab"}', 195000, 1790000, '{}', '{"Buy and Hold"}', false, 'instant'),
  (49, '{"AR","CA","LA","NJ","PA"}', '{"Camden, NJ","Orleans, LA","Philadelphia, PA","Pulaski, AR","Sacramento, CA"}', '{"Single Family","Multi Family"}', '{"Medium Rehab","Heavy Rehab"}', 30000, 155000, '{}', '{"Wholesale"}', true, 'instant'),
  (50, '{}', '{}', '{"Single Family","Condo","Multi Family"}', '{}', 440000, 1525000, '{}', '{"Buy and Hold","Owner Occupy","Wholesale"}', false, 'daily'),
  (51, '{}', '{}', '{"Single Family","Multi Family"}', '{}', 65000, 185000, '{}', '{"Fix and Flip","Buy and Hold"}', false, 'daily'),
  (52, '{"FL","NV","OH","SC","UT"}', '{"Charleston, SC","Clark, NV","Marion, FL","Summit, OH","Weber, UT"}', '{"Single Family","Multi Family"}', '{"Turn-Key","Light Rehab"}', 140000, 1305000, '{"Conventional","Private Money"}', '{"Buy and Hold","BRRRR"}', false, 'daily'),
  (53, '{"MT","OR","TX"}', '{}', '{"Single Family","Multi Family","Mixed Use"}', '{"Turn-Key","Light Rehab","Medium Rehab"}', 130000, 735000, '{}', '{"Buy and Hold"}', false, 'daily'),
  (54, '{"CO","FL","IN","NJ","WI"}', '{}', '{"Commercial","Land","Mixed Use","Single Family","Multi Family"}', '{"Turn-Key","Tear-Down"}', 50000, 1255000, '{}', '{"Development","Wholesale"}', true, 'daily'),
  (56, '{"AZ","IN","NE","OH"}', '{"Allen, IN","Lancaster, NE","Lucas, OH","Maricopa, AZ"}', '{"Single Family","Land"}', '{"Heavy Rehab","Tear-Down"}', 45000, 240000, '{"Cash"}', '{"Wholesale"}', false, 'off'),
  (57, '{}', '{}', '{"Single Family","Multi Family","Commercial","Land","Mixed Use"}', '{}', 70000, 375000, '{}', '{"Wholesale","Development"}', false, 'daily'),
  (58, '{"CO","HI","IN","NC","TN"}', '{"Adams, CO","Hamilton, TN","Honolulu, HI","Lake, IN","Mecklenburg, NC"}', '{"Single Family","Condo"}', '{"Turn-Key","Light Rehab"}', 170000, 415000, '{"Conventional"}', '{"Buy and Hold","Owner Occupy"}', false, 'daily'),
  (59, '{"FL","IA","ID","TN","UT"}', '{"Ada, ID","Knox, TN","Marion, FL","Polk, IA","Salt Lake, UT"}', '{"Single Family","Multi Family","Mixed Use"}', '{"Medium Rehab","Heavy Rehab"}', 70000, 270000, '{"Cash","Hard Money"}', '{"Fix and Flip","Buy and Hold"}', true, 'daily'),
  (61, '{"IN","KS","LA","NJ","OH"}', '{"East Baton Rouge, LA","Lucas, OH","Marion, IN","Mercer, NJ","Sedgwick, KS"}', '{"Single Family","Multi Family","Mixed Use"}', '{"Turn-Key","Light Rehab","Medium Rehab"}', 45000, 265000, '{}', '{"Buy and Hold"}', true, 'daily'),
  (62, '{"LA","ME","MI","MT","WI"}', '{"Androscoggin, ME","Brown, WI","Caddo, LA","Kent, MI","Yellowstone, MT"}', '{"Commercial","Land","Mixed Use"}', '{"Turn-Key","Tear-Down"}', 70000, 1700000, '{}', '{"Development"}', false, 'daily'),
  (63, '{}', '{}', '{"Multi Family","Mixed Use","Single Family"}', '{}', 260000, 1295000, '{"Conventional","Private Money"}', '{"Buy and Hold","BRRRR"}', false, 'daily'),
  (64, '{"IA","ID","MD","OR","RI"}', '{"Baltimore, City of, MD","Bonneville, ID","Lane, OR","Linn, IA","Providence, RI"}', '{"Single Family","Land"}', '{"Heavy Rehab","Tear-Down"}', 35000, 225000, '{}', '{"Wholesale"}', false, 'daily'),
  (65, '{"FL","LA","ME","TX"}', '{"Cumberland, ME","Lubbock, TX","Orange, FL","Orleans, LA","Travis, TX"}', '{"Single Family","Multi Family"}', '{"Medium Rehab","Heavy Rehab"}', 70000, 415000, '{}', '{"Wholesale"}', false, 'daily'),
  (66, '{"AZ","CT","NJ","OK","VT"}', '{"Camden, NJ","Chittenden, VT","Maricopa, AZ","New Haven, CT","Oklahoma, OK"}', '{"Single Family","Condo","Multi Family"}', '{"Turn-Key","Light Rehab"}', 105000, 320000, '{}', '{"Buy and Hold","Owner Occupy","BRRRR"}', true, 'off'),
  (67, '{"OH","WA"}', '{}', '{"Single Family"}', '{"Medium Rehab","Heavy Rehab"}', 135000, 440000, '{"Cash","Hard Money"}', '{"Fix and Flip"}', false, 'instant'),
  (68, '{}', '{}', '{"Single Family","Multi Family"}', '{}', 110000, 785000, '{"Conventional","Private Money"}', '{"Buy and Hold","BRRRR"}', false, 'daily'),
  (69, '{}', '{}', '{"Single Family","Multi Family"}', '{}', 170000, 670000, '{}', '{"Buy and Hold"}', false, 'daily'),
  (70, '{"AL","GA","LA","NC","WA"}', '{}', '{"Commercial","Land","Mixed Use"}', '{"Turn-Key","Tear-Down"}', 80000, 1740000, '{"Cash","Private Money"}', '{"Development"}', true, 'daily'),
  (72, '{}', '{}', '{"Single Family","Land","Multi Family"}', '{}', 35000, 170000, '{}', '{"Wholesale","Buy and Hold","BRRRR"}', false, 'daily'),
  (73, '{}', '{}', '{"Single Family","Multi Family"}', '{}', 30000, 150000, '{}', '{"Wholesale"}', false, 'daily'),
  (74, '{"DE","NE","OH","WI"}', '{"Franklin, OH","Lancaster, NE","Lucas, OH","Milwaukee, WI","New Castle, DE"}', '{"Single Family","Condo","Multi Family"}', '{"Turn-Key","Light Rehab"}', 75000, 165000, '{"Conventional"}', '{"Buy and Hold","Owner Occupy","BRRRR"}', false, 'daily'),
  (75, '{"DC","FL","NV","OH"}', '{"Clark, NV","District of Columbia, DC","Duval, FL","Lucas, OH"}', '{"Single Family"}', '{"Medium Rehab","Heavy Rehab"}', 85000, 330000, '{"Cash","Hard Money"}', '{"Fix and Flip"}', false, 'off'),
  (76, '{}', '{}', '{"Single Family","Multi Family"}', '{}', 195000, 1230000, '{"Conventional","Private Money"}', '{"Buy and Hold","BRRRR"}', true, 'off')
) as w (
    number, states, counties, property_types, conditions, min_price, max_price, financing, strategies, vip_alerts,
    alert_mail
  ),
  public.member_contacts as c
where b.user_id = ('de300000-0000-4000-8000-' || lpad(w.number::text, 12, '0'))::uuid and c.user_id = b.user_id;

-- Staff have no buy box.
delete from public.buybox_profiles where user_id = ('de300000-0000-4000-8000-' || lpad(5::text, 12, '0'))::uuid;

alter table public.properties disable trigger alert_on_insert, disable trigger alert_on_update;

-- Triggers set verified, priority, and the JV share.
insert into public.properties (
  id, user_id, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms, sqft,
  lot_sqft, condition, financing, occupancy, off_market_contract, images, noi, latitude, longitude, view_count,
  arv, repair_cost, monthly_rent, other_monthly_income, vacancy_pct, annual_expenses, created_at, updated_at,
  status, status_changed_at, previous_price, price_changed_at, standing_price, public_since
)
select
  l.id, l.user_id, l.title, l.description, l.property_type, l.address, l.city, l.state, l.zip, l.county, l.price,
  l.bedrooms, l.bathrooms, l.sqft, l.lot_sqft, l.condition, l.financing, l.occupancy, l.off_market_contract,
  array(select l.user_id || '/properties/' || l.id || '/' || n || '.webp' from generate_series(1, l.pictures) as n),
  l.noi, l.latitude, l.longitude, l.view_count,
  l.arv, l.repair_cost, l.monthly_rent, l.other_monthly_income, l.vacancy_pct, l.annual_expenses::jsonb,
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

Gross $36,765, expenses $16,265, NOI $20,500. That is 6.79% on the asking price before any upside.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Figure $54k at investor pricing.

Renters are mostly long-term thanks to SNHU and Elliot Hospital.

Will qualify for conventional financing. We own it. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '93 N Sycamore Ave', 'Manchester', 'NH', '03104', 'Hillsborough', 302000, 3, 1.5, 1516, 9990, 'Medium Rehab', 'Conventional', 'occupied', false, 5, 20500, 43.0108, -71.4521, 147, null::bigint, 54000, 3225, null::bigint, 5, '{"property_taxes":5000,"insurance":1350,"maintenance":4665,"management":3900,"reserves":1350}', 29466, 'active', null::integer, null::bigint, null::integer),
  (1, 68, 'Turn-key 1950s ranch in Columbus', 'Walked it last week: 2 bedrooms, 1 bath, 1,236 sq ft, 1953 construction. Partnership is splitting up and this is the last asset.

Clean, insured, and managed by a local PM who would stay on at 8%.

Asking $196,000; the last appraisal came in at $202,000.

Columbus regulars know the pull of Ohio State, and then there is the Intel site in Licking County.

Will qualify for conventional financing. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '220 Ransom Ter', 'Columbus', 'OH', '43217', 'Franklin', 196000, 2, 1, 1236, 6230, 'Turn-Key', 'Conventional', 'vacant', true, 4, null::bigint, 39.8224, -82.9381, 145, null::bigint, null::bigint, 1950, null::bigint, 5, '{}', 20742, 'active', null::integer, null::bigint, null::integer),
  (2, 3, 'Greensboro wooded parcel – 4.1 acres', 'Mostly hardwood with a two-track in from the road. The parcel measures 4.1 acres by the recent survey, stakes are in.

Outside the flood zone per the current map. Electric is 200 feet away. That is $14,800 an acre.

Growth in Greensboro follows Cone Health and the Toyota battery plant.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request.', 'Land', '9546 Larkspur Rd', 'Greensboro', 'NC', '27408', 'Guilford', 60000, 0, 0, 0, 176662, null, 'Cash', 'vacant', true, 6, null::bigint, 36.1114, -79.8182, 221, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":500}', 130906, 'active', null::integer, null::bigint, null::integer),
  (3, 75, '0.29 acre in Toledo: open acreage, survey in hand', '0.29 acre (12,676 sq ft), open ground, farmed until last season. City sewer is in the street. A sketch plan for subdividing is in the folder.

Builders are active on this side of Toledo; the Jeep plant and the Metroparks riverfront are what they are chasing. Seller will carry with $2k down at 6.5%, seven-year balloon.', 'Land', 'Lot 26, Beacon Rd', 'Toledo', 'OH', '43609', 'Lucas', 8000, 0, 0, 0, 12676, null, 'Owner Financing', 'vacant', false, 6, null::bigint, 41.6247, -83.571, 103, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 56663, 'active', null::integer, 8500, 5976),
  (4, 55, 'Four-family near the two naval stations', '4 bedrooms over four units, built 1967. Units are larger than the area average. Seller bought another place and is carrying two payments.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Two bids came back around $41k (about $11k a unit).

T-12: income $60,420 / expenses $21,420 / NOI $39,000. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of JAXPORT.

Appraises and insures without drama, so bank money works. We own it. Showings with 24 hours’ notice.', 'Multi Family', '4939 E Perry Ct', 'Jacksonville', 'FL', '32222', 'Duval', 560000, 4, 4, 2520, 6100, 'Light Rehab', 'Conventional', 'occupied', false, 7, 39000, 30.2279, -81.8129, 97, 625000, 41000, 5300, null::bigint, 5, '{"property_taxes":5150,"insurance":4900,"maintenance":4020,"management":2950,"utilities":2450,"reserves":1950}', 9125, 'active', null::integer, null::bigint, null::integer),
  (5, 69, 'Mid-rise condo near the state offices', 'Came to us through the seller’s attorney. Upper-floor unit, 1,472 sq ft, 3 bed and 1.5 bath. HOA allows rentals with a six-month minimum lease.

Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the association takes two weeks. Figure $39k at investor pricing.

Numbers:
• Price $121,000
• Repairs $38,500
• ARV $179,000
• All in at 89% of ARV

Renters are steady thanks to the state offices and the chemical valley employers.

Cash or equivalent, close in 14 days or less with our title company. Showings with 24 hours’ notice.', 'Condo', '2047 Merritt Ln #6C', 'Charleston', 'WV', '25315', 'Kanawha', 121000, 3, 1.5, 1472, 0, 'Medium Rehab', 'Cash', 'occupied', false, 4, null::bigint, 38.2338, -81.5483, 1013, 179000, 38500, null::bigint, null::bigint, null::float8, '{}', 160180, 'active', null::integer, null::bigint, null::integer),
  (6, 61, 'Paint-and-carpet mid-rise condo in Baton Rouge', '3 bed, 2 bath, 1,515 sq ft in a 2014 building with a gym and a package room. The owner has held it free and clear since the nineties.

Clean but stuck in another decade. Countertops, flooring and appliances would bring it to the level of the renovated units. Our scope comes to $28k.

Renovated comps support $300,000. At $259,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Baton Rouge regulars know the pull of the health district on Essen Lane, and then there is LSU.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Contract is signed and can be shown on request.', 'Condo', '560 31st St #4A', 'Baton Rouge', 'LA', '70836', 'East Baton Rouge', 259000, 3, 2, 1515, 0, 'Light Rehab', 'Owner Financing', 'vacant', true, 5, null::bigint, 30.3886, -91.0924, 19, 300000, 27500, null::bigint, null::bigint, null::float8, '{}', 1073, 'active', null::integer, null::bigint, null::integer),
  (7, 53, 'Paint-and-carpet two-story frame house in Dallas', '1,388 sq ft two-story frame house from 1996 with three bedrooms and 1.5 baths. Came to us through the seller’s attorney.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. We carry $24k for repairs; verify with your own crew.

ARV is $345k on three renovated comps inside a mile and six months. All in you are at $323k.

DART and Bishop Arts keep vacancy low in this part of Dallas.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '4203 E Rosewood St', 'Dallas', 'TX', '75203', 'Dallas', 299000, 3, 1.5, 1388, 5970, 'Light Rehab', 'Hard Money', 'vacant', true, 6, null::bigint, 32.7443, -96.801, 126, null::bigint, 23500, null::bigint, null::bigint, null::float8, '{}', 97591, 'active', null::integer, null::bigint, null::integer),
  (8, 49, 'Paint-and-carpet duplex in New Orleans', '3 bedrooms over two units, built 1948. Units are larger than the area average. Direct to seller, they called off our mailer.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $23k for repairs; verify with your own crew.

T-12: income $35,910 / expenses $13,110 / NOI $22,800. Rent roll and bank statements after NDA.

New Orleans regulars know the pull of the streetcar lines, and then there is Tulane and Loyola.

Cash only, as-is, $5,000 non-refundable after a three-day look. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '101 Quarry Ct', 'New Orleans', 'LA', '70163', 'Orleans', 304900, 3, 2, 1330, 5740, 'Light Rehab', 'Cash', 'occupied', true, 8, 22800, 29.9545, -90.0797, 286, null::bigint, 23000, 3150, null::bigint, 5, '{"property_taxes":1700,"insurance":2050,"maintenance":3010,"management":3250,"utilities":1800,"reserves":1300}', 150199, 'active', null::integer, null::bigint, null::integer),
  (9, 11, 'Contemporary near the medical center of the Americas', '1,742 sq ft contemporary from 2008 with three bedrooms and 2.5 baths. The owner has held it free and clear since the nineties.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $42k for repairs; verify with your own crew.

Numbers:
• Price $211,000
• Repairs $42,000
• ARV $308,000
• All in at 82% of ARV

UTEP and the medical center of the Americas keep vacancy low in this part of El Paso.

Cash only, as-is, $5,000 non-refundable after a three-day look. We are under contract and assigning. Vacant, go any time.', 'Single Family', '3356 Warwick Ct', 'El Paso', 'TX', '79915', 'El Paso', 211000, 3, 2.5, 1742, 11020, 'Medium Rehab', 'Cash', 'vacant', true, 7, null::bigint, 31.7438, -106.3732, 59, 308000, 42000, 3225, null::bigint, 6, '{"property_taxes":3100,"insurance":850,"maintenance":6450,"management":5500}', 77147, 'active', null::integer, 222000, 13048),
  (10, 18, 'Value-add condo: kitchens, baths, mechanicals', '2 bed, 1.5 bath, 1,025 sq ft in a 2009 building with a deeded garage space. Tired landlord is done after a long hold.

Ask $154,900 + repairs $27,500 = $182,400 all in, against an ARV of $223,000 (82%).

Old leak from the unit above is fixed, its drywall is not. Plan on kitchen, baths and flooring. Figure $28k at investor pricing.

Most tenants here are drawn by the Pearl, some by Joint Base San Antonio.

Conventional buyers are welcome; allow 30 days. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Condo', '2381 Delmar Ln #6B', 'San Antonio', 'TX', '78201', 'Bexar', 154900, 2, 1.5, 1025, 0, 'Medium Rehab', 'Conventional', 'vacant', true, 4, null::bigint, 29.4707, -98.5404, 197, 223000, 27500, 1925, null::bigint, 8, '{"property_taxes":2500,"insurance":400,"maintenance":1000,"management":900,"hoa":2200,"reserves":550}', 148411, 'active', null::integer, 165000, 50157),
  (11, 18, 'Flip with $99k in it: contemporary', 'Solid 3/1 with 1,630 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $31k for repairs; verify with your own crew.

ARV is $640k on three renovated comps inside a mile and six months. All in you are at $541k.

Exit is not a worry: the state offices and UC Davis Health bring both tenants and owner-occupants.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '2817 Beacon Ave', 'Sacramento', 'CA', '95822', 'Sacramento', 510000, 3, 1, 1630, 7940, 'Light Rehab', 'Cash', 'vacant', true, 5, null::bigint, 38.5062, -121.4938, 24, null::bigint, 31000, 5825, null::bigint, null::float8, '{}', 5426, 'active', null::integer, null::bigint, null::integer),
  (12, 60, 'Duplex: $167k a door', 'Side-by-side duplex from 1962: 6 bedrooms over two units, 2,210 sq ft, separate electric meters. Tired landlord is done after a long hold.

Numbers:
• Price $334,900
• Repairs $34,000
• ARV $382,000
• All in at 97% of ARV

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Figure $34k at investor pricing.

Renters are steady thanks to the Haymarket and the University of Nebraska.

Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '483 W Hawthorne Ter', 'Lincoln', 'NE', '68505', 'Lancaster', 334900, 6, 4, 2210, 5350, 'Light Rehab', 'Subject To', 'occupied', true, 8, null::bigint, 40.8273, -96.6286, 121, 382000, 34000, null::bigint, null::bigint, null::float8, '{}', 116709, 'active', null::integer, null::bigint, null::integer),
  (13, 3, 'Value-add 1920s colonial: kitchens, baths, mechanicals', 'Walked it last week: 4 bedrooms, 1.5 baths, 1,912 sq ft, 1928 construction. Seller is relocating for work. Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Two bids came back around $46k.

Numbers:
• Price $170,000
• Repairs $46,000
• ARV $234,000
• All in at 92% of ARV Most tenants here are drawn by the cargo airport, some by the aerospace shops. Set up for hard money: scope, photos and comps are packaged for your lender. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Single Family', '168 N Carver Ln', 'Rockford', 'IL', '61109', 'Winnebago', 170000, 4, 1.5, 1912, 6110, 'Medium Rehab', 'Hard Money', 'vacant', true, 3, null::bigint, 42.2137, -89.0563, 175, 234000, 46000, 2550, null::bigint, 5, '{"property_taxes":3700,"insurance":1200,"maintenance":2050,"management":2150,"reserves":950}', 75758, 'active', null::integer, null::bigint, null::integer),
  (14, 42, '3-suite office building at an 8.0% cap', '5,900 sq ft, three suites, built 1976, on 0.36 acre with surface parking. Heirs live out of state and want it off their plate. Cosmetics and two rooftop units near the end. Tenants have asked for better lighting. Our scope comes to $52k (about $18k a unit).

Collected rent is about $8,500 a month. After taxes, insurance, management and reserves the NOI is $61,500, a 8.04% cap at ask. Exit is not a worry: the Riverfront and the bank offices bring both tenants and owner-occupants. Existing loan of about $621k at 3.75% stays in place. PITI is current. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '824 N 3rd St', 'Wilmington', 'DE', '19801', 'New Castle', 765000, 0, 3, 5900, 15700, 'Light Rehab', 'Subject To', 'occupied', false, 5, 61500, 39.74, -75.5549, 107, 900000, 52000, 9125, 100, 8, '{"property_taxes":4100,"insurance":3000,"maintenance":10794,"management":10600,"utilities":5700,"reserves":6150}', 17927, 'active', null::integer, null::bigint, null::integer),
  (15, 60, 'Denver 1990s two-story, delivered vacant', 'Walked it last week: 4 bedrooms, 2.5 baths, 2,144 sq ft, 1998 construction. Partnership is splitting up and this is the last asset.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. We carry $71k for repairs; verify with your own crew.

Ask $595,000 + repairs $70,500 = $665,500 all in, against an ARV of $820,000 (81%).

We own two doors nearby and have never been empty for more than three weeks, largely because of the A Line to the airport.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Single Family', '489 Magnolia Dr', 'Denver', 'CO', '80218', 'Denver', 595000, 4, 2.5, 2144, 6850, 'Medium Rehab', 'Subject To', 'vacant', true, 6, null::bigint, 39.7327, -104.9702, 332, 820000, 70500, 6775, null::bigint, 5, '{"property_taxes":2900,"insurance":2500,"maintenance":15300,"management":14350}', 27551, 'active', null::integer, null::bigint, null::integer),
  (16, 61, 'Builder opportunity: 0.26 acre near the Red Line bus', 'Open ground, farmed until last season. The parcel measures 0.26 acre by the recent survey, stakes are in.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Growth in Indianapolis follows the Red Line bus and the IU Health expansion.

Cash or equivalent, close in 14 days or less with our title company. We own it.', 'Land', '6354 Dogwood Rd', 'Indianapolis', 'IN', '46225', 'Marion', 25500, 0, 0, 0, 11249, null, 'Cash', 'vacant', false, 3, null::bigint, 39.7398, -86.157, 10, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 508, 'active', null::integer, null::bigint, null::integer),
  (17, 27, '7.8% cap: mixed-use corner near the Neighborhood Improvement Zone', 'Storefront with apartments from 1916: retail at the street, apartments above, 7,610 sq ft in all. Seller is relocating for work.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Our scope comes to $63k (about $8k a unit).

Gross $147,630, expenses $64,330, NOI $83,300. That is 7.82% on the asking price before any upside. Numbers:
• Price $1,065,000
• Repairs $62,500
• ARV $1,260,000
• All in at 89% of ARV

Renters are steady thanks to the Neighborhood Improvement Zone and the Lehigh Valley warehouses.

Conventional buyers are welcome; allow 30 days. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '945 E Cedar Hollow Ave', 'Allentown', 'PA', '18102', 'Lehigh', 1065000, 6, 8, 7610, 4380, 'Light Rehab', 'Conventional', 'occupied', true, 7, 83300, 40.609, -75.4751, 394, 1260000, 62500, 12625, 325, 5, '{"property_taxes":12900,"insurance":4000,"maintenance":17180,"management":15150,"utilities":9200,"reserves":5900}', 99066, 'active', null::integer, null::bigint, null::integer),
  (18, 61, 'Cash-flowing dock-high warehouse, 8.0% cap', 'Direct to seller, they called off our mailer. Four spaces totalling 70,550 sq ft with fenced yard storage.

Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

T-12: income $806,265 / expenses $369,865 / NOI $436,400. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of Wichita State.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs.', 'Industrial', '9639 9th St', 'Wichita', 'KS', '67208', 'Sedgwick', 5450000, 0, 4, 70550, 131300, 'Turn-Key', 'Hard Money', 'occupied', false, 7, 436400, 37.7036, -97.2828, 560, 5900000, null::bigint, 70625, 100, 5, '{"property_taxes":72700,"insurance":37850,"maintenance":91615,"management":81100,"utilities":44600,"reserves":42000}', 85025, 'active', null::integer, null::bigint, null::integer),
  (19, 17, '$40k spread on this contemporary', 'Walked it last week: 3 bedrooms, 2 baths, 1,430 sq ft, 1985 construction. Owner retired and is selling the portfolio one by one.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $25k for repairs; verify with your own crew.

ARV is $354k on three renovated comps inside a mile and six months. All in you are at $315k.

Renters are easy to find thanks to Sanford Health and the Microsoft campus.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning.', 'Single Family', '142 Woodlawn Ave', 'Fargo', 'ND', '58104', 'Cass', 290000, 3, 2, 1430, 14440, 'Light Rehab', 'Hard Money', 'vacant', true, 5, null::bigint, 46.7977, -96.8394, 152, null::bigint, 24500, 3325, null::bigint, 5, '{"property_taxes":2900,"insurance":1200,"maintenance":4100,"management":3450,"reserves":1400}', 57725, 'active', null::integer, null::bigint, null::integer),
  (20, 23, '12-plex at an 8.1% cap', '24 bedrooms over 12 units, built 1949. Units are larger than the area average. Direct to seller, they called off our mailer.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Our scope comes to $71k (about $6k a unit).

Collected rent is about $12,550 a month, near $1,050 a unit. After taxes, insurance, management and reserves the NOI is $86,300, a 8.07% cap at ask.

Renters are steady thanks to Carnegie Mellon and the Strip District.

Conventional buyers are welcome; allow 30 days. We own it. Showings with 24 hours’ notice.', 'Multi Family', '4496 Norwood St', 'Pittsburgh', 'PA', '15228', 'Allegheny', 1070000, 24, 12, 10880, 7200, 'Light Rehab', 'Conventional', 'occupied', false, 7, 86300, 40.3749, -80.0489, 177, null::bigint, 71000, 13500, null::bigint, 7, '{"property_taxes":15100,"insurance":4550,"maintenance":15160,"management":13850,"utilities":8250,"reserves":7450}', 71513, 'active', null::integer, null::bigint, null::integer),
  (21, 64, '10.0% cap: retail strip near Collins Aerospace', '10,400 sq ft, six bays, built 1976, on 0.92 acre with surface parking. Seller bought another place and is carrying two payments.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Our scope comes to $61k (about $10k a unit).

Gross $231,522, expenses $84,922, NOI $146,600. That is 10.01% on the asking price before any upside. Numbers:
• Price $1,465,000
• Repairs $60,500
• ARV $1,725,000
• All in at 88% of ARV

Collins Aerospace and the NewBo district keep vacancy low in this part of Cedar Rapids.

Ideal for a 12-month bridge loan; we can introduce a lender. We own it. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '4237 Marlowe St', 'Cedar Rapids', 'IA', '52402', 'Linn', 1465000, 0, 6, 10400, 40100, 'Light Rehab', 'Hard Money', 'occupied', false, 6, 146600, 42.015, -91.6619, 38, 1725000, 60500, 20375, 150, 6, '{"property_taxes":23050,"insurance":9800,"maintenance":14272,"management":17000,"utilities":10700,"reserves":10100}', 2849, 'active', null::integer, null::bigint, null::integer),
  (22, 43, 'Turn-key and tenanted: tower condo near BART', '1 bed, 1 bath, 778 sq ft in a 1995 tower with a deeded garage space. Tired landlord is done after a long hold.

New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

Gross $53,820, expenses $19,020, NOI $34,800. That is 5.66% on the asking price before any upside.

Oakland regulars know the pull of BART, and then there is the Lake Merritt waterfront.

Will qualify for conventional financing. Showings with 24 hours’ notice.', 'Condo', '4179 E Alder Ln #11C', 'Oakland', 'CA', '94601', 'Alameda', 615000, 1, 1, 778, 0, 'Turn-Key', 'Conventional', 'occupied', true, 6, 34800, 37.7801, -122.2118, 140, null::bigint, 0, 4875, null::bigint, 8, '{"property_taxes":4400,"insurance":550,"maintenance":3520,"management":2950,"hoa":6200,"reserves":1400}', 12788, 'active', null::integer, null::bigint, null::integer),
  (23, 54, 'Full gut 11-suite office building, $4.3M ARV', 'Seller is relocating for work. Office building of 23,950 sq ft; staggered leases, no two expire in the same year.

Mostly vacant. Roof, mechanicals and storefronts all need replacing; frame and slab are good. Two bids came back around $953k (about $87k a unit).

Numbers:
• Price $2,800,000
• Repairs $953,000
• ARV $4,300,000
• All in at 87% of ARV

Exit is not a worry: Fort Carson and the Air Force Academy bring both tenants and owner-occupants.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Commercial', '827 E Wexford Way', 'Colorado Springs', 'CO', '80902', 'El Paso', 2800000, 0, 12, 23950, 68800, 'Heavy Rehab', 'Hard Money', 'vacant', true, 6, null::bigint, 38.7595, -104.8111, 291, 4300000, null::bigint, null::bigint, null::bigint, null::float8, '{}', 30475, 'active', null::integer, null::bigint, null::integer),
  (24, 2, 'Craftsman near the Sacred Heart campus', '2,162 sq ft porch-front bungalow from 1924 with four bedrooms and 1 bath. Seller is relocating for work.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Our scope comes to $41k.

NOI is $27,300 on trailing numbers, not pro forma (7.00% cap). Expenses run 35% of collections.

We own two doors nearby and have never been empty for more than three weeks, largely because of Kendall Yards.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Please do not disturb the tenants.', 'Single Family', '328 E Kingsley Pl', 'Spokane', 'WA', '99218', 'Spokane', 390000, 4, 1, 2162, 7050, 'Light Rehab', 'Hard Money', 'occupied', false, 3, 27300, 47.7517, -117.4181, 448, null::bigint, 41000, 3700, null::bigint, 5, '{"property_taxes":3600,"insurance":1750,"maintenance":4230,"management":3550,"reserves":1750}', 99443, 'active', null::integer, null::bigint, null::integer),
  (25, 43, 'Builder opportunity: 2 acres near Ellsworth Air Force Base', '2 acres (89,113 sq ft), wooded, with a clearing where a cabin used to stand.

Water and power are at the road, perc test passed in the spring, and the title is clean. That is $23,200 an acre.

Builders are active on this side of Rapid City; Black Hills tourism and Ellsworth Air Force Base are what they are chasing.

Looking for a clean cash offer with proof of funds.', 'Land', '9285 Cedar Hollow Rd', 'Rapid City', 'SD', '57702', 'Pennington', 47500, 0, 0, 0, 89113, null, 'Cash', 'vacant', false, 6, null::bigint, 43.9991, -103.3647, 404, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":550}', 62536, 'active', null::integer, null::bigint, null::integer),
  (26, 69, 'Cash-flowing mixed-use building, 8.6% cap', 'Storefront with apartments from 1951: retail at the street, apartments above, 5,340 sq ft in all. Seller bought another place and is carrying two payments.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $83k for repairs (about $17k a unit); verify with your own crew.

T-12: income $139,104 / expenses $63,204 / NOI $75,900. Rent roll and bank statements after NDA. ARV is $1.1M on three renovated comps inside a mile and six months. All in you are at $963k.

Exit is not a worry: the Amtrak extension and Carilion bring both tenants and owner-occupants.

Seller will carry with $176k down at 6.5%, five-year balloon. Showings with 24 hours’ notice.', 'Mixed Use', '338 Marlowe Pkwy', 'Roanoke', 'VA', '24015', 'Roanoke, City of', 880000, 4, 5, 5340, 3210, 'Medium Rehab', 'Owner Financing', 'occupied', true, 6, 75900, 37.2606, -79.9806, 828, 1105000, 82500, 12600, null::bigint, 8, '{"property_taxes":7150,"insurance":3600,"maintenance":15954,"management":16750,"utilities":11900,"reserves":7850}', 74684, 'active', null::integer, null::bigint, null::integer),
  (27, 59, 'Cosmetic craftsman bungalow with room to push rents', '1,588 sq ft craftsman bungalow from 1916 with three bedrooms and 1.5 baths. Seller bought another place and is carrying two payments.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $25k.

Renovated comps support $314,900. At $264,900 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: the Old City stadium and the University of Tennessee bring both tenants and owner-occupants.

Existing loan of about $207k at 3.25% stays in place. PITI is current. Vacant, go any time.', 'Single Family', '4310 Redfield Pl', 'Knoxville', 'TN', '37923', 'Knox', 264900, 3, 1.5, 1588, 8350, 'Light Rehab', 'Subject To', 'vacant', false, 5, null::bigint, 35.9281, -84.071, 6, 314900, 25000, 3300, null::bigint, 8, '{"property_taxes":1600,"insurance":1750,"maintenance":5500,"management":4950,"reserves":2750}', 241, 'active', null::integer, null::bigint, null::integer),
  (28, 55, 'Condo near the new NGA campus', '1 bed, 1 bath, 832 sq ft in a 1992 building with a deeded garage space. Seller bought another place and is carrying two payments. Clean but stuck in another decade. Countertops, flooring and appliances would bring it to the level of the renovated units. We carry $14k for repairs; verify with your own crew.

Ask $98,000 + repairs $13,500 = $111,500 all in, against an ARV of $121,000 (92%). Exit is not a worry: BJC and Washington University and the Cortex district bring both tenants and owner-occupants. Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Condo', '386 Kenilworth St #6B', 'Saint Louis', 'MO', '63130', 'St. Louis', 98000, 1, 1, 832, 0, 'Light Rehab', 'Cash', 'vacant', true, 7, null::bigint, 38.6723, -90.3208, 399, 121000, 13500, 1250, null::bigint, 8, '{"property_taxes":900,"insurance":400,"maintenance":1050,"management":1000,"hoa":1550,"reserves":600}', 172614, 'active', null::integer, null::bigint, null::integer),
  (29, 14, 'Three-family near Case Western, needs lipstick only', '7 bedrooms over three units, built 1926. Leases are month to month, so rents can move. Came to us through the seller’s attorney.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Our scope comes to $22k (about $7k a unit).

NOI is $20,000 on trailing numbers, not pro forma (10.05% cap). Expenses run 43% of collections. ARV is $229k on three renovated comps inside a mile and six months. All in you are at $221k.

Cleveland regulars know the pull of the Cleveland Clinic, and then there is Case Western.

Ideal for a 12-month bridge loan; we can introduce a lender. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '164 11th Ave', 'Cleveland', 'OH', '44108', 'Cuyahoga', 199000, 7, 3, 2820, 4480, 'Light Rehab', 'Hard Money', 'occupied', true, 6, 20000, 41.5397, -81.6114, 256, 229000, 21500, 3050, null::bigint, 4, '{"property_taxes":2500,"insurance":800,"maintenance":3886,"management":3800,"utilities":2250,"reserves":1900}', 169335, 'active', null::integer, null::bigint, null::integer),
  (30, 38, 'Turn-key and tenanted: two-story frame house near Bradley University', 'Seller bought another place and is carrying two payments. 2 bed, 1.5 bath, 814 sq ft, built in 1971, on a 0.31 acre lot.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Collected rent is about $1,050 a month. After taxes, insurance, management and reserves the NOI is $7,700, a 9.75% cap at ask.

Renters are easy to find thanks to OSF Saint Francis and Caterpillar.

Structured for private money, first-position note. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '1753 Orchard Dr', 'Peoria', 'IL', '61614', 'Peoria', 79000, 2, 1.5, 814, 13360, 'Turn-Key', 'Private Money', 'occupied', true, 6, 7700, 40.7708, -89.5973, 12, null::bigint, 0, 1100, null::bigint, 5, '{"property_taxes":1500,"insurance":550,"maintenance":1290,"management":950,"reserves":550}', 524, 'active', null::integer, null::bigint, null::integer),
  (31, 3, 'Owner will carry: 0.35 acre, wooded parcel', 'Mostly hardwood with a two-track in from the road. The parcel measures 0.35 acre by the recent survey, stakes are in.

Outside the flood zone per the current map. Electric is 200 feet away.

Builders are active on this side of Louisville; the NuLu district and the GE Appliance Park are what they are chasing.

Seller will carry with $6k down at 6.5%, seven-year balloon. We are under contract and assigning.', 'Land', '7978 11th Rd', 'Louisville', 'KY', '40245', 'Jefferson', 27500, 0, 0, 0, 15338, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 38.2627, -85.4885, 576, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 98339, 'active', null::integer, 28500, 21896),
  (32, 20, 'Distribution building near OHSU', 'The owner has held it free and clear since the nineties. One tenant space totalling 12,750 sq ft with fenced yard storage.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. We carry $75k for repairs; verify with your own crew.

NOI is $102,000 on trailing numbers, not pro forma (7.50% cap). Expenses run 37% of collections.

Portland regulars know the pull of OHSU, and then there is the MAX lines.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning.', 'Industrial', '740 S Spruce Way', 'Portland', 'OR', '97219', 'Multnomah', 1360000, 0, 1, 12750, 35200, 'Light Rehab', 'Hard Money', 'occupied', true, 6, 102000, 45.4542, -122.7014, 634, 1600000, 74500, 14300, null::bigint, 5, '{"property_taxes":12800,"insurance":4000,"maintenance":17570,"management":18400,"reserves":8250}', 127022, 'active', null::integer, null::bigint, null::integer),
  (33, 61, '1980s colonial near the state offices', 'Solid 3/2 with 1,386 sq ft under roof. Heirs live out of state and want it off their plate, so we can move quickly.

Collected rent is about $1,750 a month. After taxes, insurance, management and reserves the NOI is $13,700, a 7.57% cap at ask. Ask $181,000 + repairs $49,500 = $230,500 all in, against an ARV of $250,000 (92%).

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Two bids came back around $50k.

We own two doors nearby and have never been empty for more than three weeks, largely because of the state offices.

Cash or equivalent, close in 14 days or less with our title company. We own it. Showings with 24 hours’ notice.', 'Single Family', '351 Clayborne Ter', 'Trenton', 'NJ', '08610', 'Mercer', 181000, 3, 2, 1386, 9620, 'Medium Rehab', 'Cash', 'occupied', false, 5, 13700, 40.2067, -74.711, 251, 250000, 49500, 1900, null::bigint, 7, '{"property_taxes":4000,"insurance":650,"maintenance":1154,"management":1050,"reserves":650}', 126003, 'active', null::integer, null::bigint, null::integer),
  (34, 40, 'Turn-key and tenanted: 8-bay flex park near the University of Kentucky', '39,350 sq ft on 2.5 acres, built 2005. 22 ft clear, six docks with levelers, three-phase power. Owner retired and is selling the portfolio one by one.

Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

T-12: income $603,612 / expenses $210,412 / NOI $393,200. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Toyota plant in Georgetown.

Will qualify for conventional financing. Under contract direct with the seller; assignment or double close.', 'Industrial', '7028 Cedar Hollow St', 'Lexington', 'KY', '40508', 'Fayette', 5125000, 0, 7, 39350, 108900, 'Turn-Key', 'Conventional', 'occupied', true, 4, 393200, 38.0548, -84.4992, 139, null::bigint, 0, 54425, 250, 8, '{"property_taxes":39250,"insurance":27400,"maintenance":40012,"management":40250,"utilities":28100,"reserves":23200,"other":12200}', 40621, 'active', null::integer, null::bigint, null::integer),
  (35, 22, 'Cash-flowing 1980s two-story, 6.5% cap', 'Seller is relocating for work. 3 bed, 1.5 bath, 1,458 sq ft, built in 1982, on a 0.12 acre lot.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Gross $79,488, expenses $32,388, NOI $47,100. That is 6.45% on the asking price before any upside.

Boston regulars know the pull of the Longwood medical area, and then there is the T.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '298 Garnet Ct', 'Boston', 'MA', '02215', 'Suffolk', 730000, 3, 1.5, 1458, 5160, 'Turn-Key', 'Owner Financing', 'occupied', false, 5, 47100, 42.3518, -71.0986, 401, null::bigint, null::bigint, 7200, null::bigint, 8, '{"property_taxes":7850,"insurance":2550,"maintenance":9288,"management":7800,"reserves":4900}', 93188, 'active', null::integer, null::bigint, null::integer),
  (36, 52, 'BRRRR candidate: warehouse in Ogden', 'Heirs live out of state and want it off their plate. Four spaces totalling 37,500 sq ft with fenced yard storage.

ADA restrooms, a new membrane roof and lot repairs are the list. Structure was checked and is sound. We carry $774k for repairs (about $194k a unit); verify with your own crew.

Renovated comps support $4,950,000. At $3,775,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: three ski resorts up the canyon and the FrontRunner bring both tenants and owner-occupants.

Seller will carry with $755k down at 6.5%, ten-year balloon. Open for walkthroughs Thursday and Saturday.', 'Industrial', '2622 Winslow Blvd', 'Ogden', 'UT', '84404', 'Weber', 3775000, 0, 4, 37500, 104700, 'Medium Rehab', 'Owner Financing', 'vacant', true, 7, null::bigint, 41.2607, -111.985, 97, 4950000, 774000, 53650, null::bigint, 7, '{"property_taxes":20850,"insurance":16350,"maintenance":77200,"management":86800,"utilities":35400,"reserves":35700}', 6589, 'active', null::integer, null::bigint, null::integer),
  (37, 62, 'BRRRR candidate: storefront with apartments in Billings', 'Heirs live out of state and want it off their plate. 5,280 sq ft in seven units; the coffee bar downstairs pays on the first every month, apartments upstairs are under market.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. We carry $112k for repairs (about $16k a unit); verify with your own crew.

ARV is $1.18M on three renovated comps inside a mile and six months. All in you are at $1.03M.

Renters are easy to find thanks to the refineries and the medical corridor.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Lockbox on site, message for the code.', 'Mixed Use', '943 Larkspur Ave', 'Billings', 'MT', '59101', 'Yellowstone', 915000, 7, 7, 5280, 2490, 'Medium Rehab', 'Creative', 'vacant', true, 7, null::bigint, 45.7714, -108.5002, 81, 1180000, 111500, 12600, 125, null::float8, '{"property_taxes":6650,"insurance":4300,"maintenance":14850,"management":17450,"utilities":9950,"reserves":9300}', 28114, 'sold', 9490, null::bigint, null::integer),
  (38, 26, 'Take over payments: 1930s two-story', '1,266 sq ft two-story from 1936 with three bedrooms and 2 baths. Seller is relocating for work.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Figure $38k at investor pricing.

Ask $124,000 + repairs $37,500 = $161,500 all in, against an ARV of $176,000 (92%).

Exit is not a worry: Sparrow Hospital and the battery plant bring both tenants and owner-occupants.

Existing loan of about $105k at 3.5% stays in place. PITI is current. We are under contract and assigning.', 'Single Family', '414 Merritt Dr', 'Lansing', 'MI', '48933', 'Ingham', 124000, 3, 2, 1266, 5810, 'Medium Rehab', 'Subject To', 'vacant', true, 6, null::bigint, 42.7329, -84.5579, 481, 176000, 37500, null::bigint, null::bigint, null::float8, '{}', 132029, 'active', null::integer, null::bigint, null::integer),
  (39, 58, '9.8% cap: 4-bay retail strip near the South Shore Line', 'Owner retired and is selling the portfolio one by one. Retail strip of 9,250 sq ft; one space is dark and priced in.

One vacant space needs a white box; the rest can stay as it is. Two bids came back around $57k (about $15k a unit).

T-12: income $145,638 / expenses $64,938 / NOI $80,700. Rent roll and bank statements after NDA. Numbers:
• Price $825,000
• Repairs $57,000
• ARV $945,000
• All in at 93% of ARV

Gary regulars know the pull of the lakefront national park, and then there is the South Shore Line.

Cash only, as-is, $5,000 non-refundable after a three-day look. Please do not disturb the tenants.', 'Commercial', '977 Spruce Ave', 'Gary', 'IN', '46406', 'Lake', 825000, 0, 4, 9250, 40200, 'Light Rehab', 'Cash', 'occupied', true, 3, 80700, 41.5861, -87.4031, 122, 945000, 57000, 13050, null::bigint, 7, '{"property_taxes":5650,"insurance":5300,"maintenance":20438,"management":17150,"utilities":9250,"reserves":7150}', 142364, 'active', null::integer, null::bigint, null::integer),
  (40, 70, 'Turn-key mid-rise condo in Mobile', '2 bed, 2.5 bath, 1,166 sq ft in a 1993 building with a gym and a package room. Heirs live out of state and want it off their plate.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

Gross $22,515, expenses $8,115, NOI $14,400. That is 7.74% on the asking price before any upside.

The Port of Mobile and the Airbus plant at Brookley keep vacancy low in this part of Mobile.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. Contract is signed and can be shown on request.', 'Condo', '456 Linden Ave #408', 'Mobile', 'AL', '36603', 'Mobile', 186000, 2, 2.5, 1166, 0, 'Turn-Key', 'Subject To', 'occupied', true, 6, 14400, 30.6972, -88.0601, 950, null::bigint, null::bigint, 1975, null::bigint, 5, '{"property_taxes":700,"insurance":400,"maintenance":1765,"management":1250,"hoa":3300,"reserves":700}', 78620, 'active', null::integer, null::bigint, null::integer),
  (41, 18, '1970s ranch near Banner Wyoming Medical Center, needs lipstick only', 'Walked it last week: 2 bedrooms, 1.5 baths, 1,024 sq ft, 1978 construction. Seller bought another place and is carrying two payments.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Figure $16k at investor pricing.

ARV is $170k on three renovated comps inside a mile and six months. All in you are at $159k.

Exit is not a worry: the energy payrolls and Banner Wyoming Medical Center bring both tenants and owner-occupants.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Selling on title, not an assignment. Open for walkthroughs Thursday and Saturday.', 'Single Family', '356 Vance Ln', 'Casper', 'WY', '82601', 'Natrona', 143000, 2, 1.5, 1024, 11970, 'Light Rehab', 'Hard Money', 'vacant', false, 3, null::bigint, 42.85, -106.3191, 277, 170000, null::bigint, 1850, null::bigint, 6, '{"property_taxes":750,"insurance":650,"maintenance":3050,"management":2300,"reserves":1150}', 52180, 'active', null::integer, null::bigint, null::integer),
  (42, 69, 'Cosmetic triplex with room to push rents', 'Three-family from 1966: 6 bedrooms over three units, 2,500 sq ft, separate electric meters. Partnership is splitting up and this is the last asset.

Functional as it sits. New counters and flooring would bring it to market finish. Our scope comes to $23k (about $8k a unit).

Collected rent is about $13,800 a month, near $4,600 a unit. After taxes, insurance, management and reserves the NOI is $99,600, a 6.43% cap at ask. Renovated comps support $1,725,000. At $1,550,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of the biotech cluster on Torrey Pines Mesa.

Creative terms preferred: part seller note, part new debt. Bring a structure.', 'Multi Family', '331 Delmar Ter', 'San Diego', 'CA', '92116', 'San Diego', 1550000, 6, 3, 2500, 4250, 'Light Rehab', 'Creative', 'occupied', false, 4, 99600, 32.7574, -117.1238, 212, 1725000, 22500, 15025, null::bigint, 8, '{"property_taxes":10350,"insurance":4150,"maintenance":19126,"management":14850,"utilities":9900,"reserves":7900}', 76511, 'active', null::integer, null::bigint, null::integer),
  (43, 14, 'Value-add two-story frame house: kitchens, baths, mechanicals', 'Walked it last week: 2 bedrooms, 1 bath, 1,176 sq ft, 1975 construction. Estate sale, probate is closed. Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Our scope comes to $47k.

Gross $28,179, expenses $10,579, NOI $17,600. That is 8.30% on the asking price before any upside. Renters are mostly long-term thanks to the port and the Hyundai plant in Bryan County. Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '5554 22nd Ave', 'Savannah', 'GA', '31410', 'Chatham', 212000, 2, 1, 1176, 6170, 'Medium Rehab', 'Hard Money', 'occupied', true, 3, 17600, 32.0175, -80.9978, 1342, 292000, 46500, 2525, null::bigint, 7, '{"property_taxes":1650,"insurance":1100,"maintenance":2879,"management":3050,"reserves":1900}', 80235, 'active', null::integer, null::bigint, null::integer),
  (44, 57, '1930s colonial near the Pulse bus line', 'Heirs live out of state and want it off their plate. 3 bed, 1.5 bath, 1,758 sq ft, built in 1939, on a 0.25 acre lot.

Priced at land value. The structure is beyond economic repair and the city has a demolition estimate on file.

New construction of this size trades around $338k here. At $117,000 the dirt pencils for a spec build.

Richmond regulars know the pull of Scott’s Addition, and then there is the Pulse bus line.

Looking for a clean cash offer with proof of funds. We are under contract and assigning. Vacant, go any time.', 'Single Family', '164 Orchard Ct', 'Richmond', 'VA', '23225', 'Richmond, City of', 117000, 3, 1.5, 1758, 10840, 'Tear-Down', 'Cash', 'vacant', true, 6, null::bigint, 37.511, -77.5104, 66, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 13193, 'active', null::integer, null::bigint, null::integer),
  (45, 53, 'Missoula brick ranch, delivered vacant', 'Direct to seller, they called off our mailer. 2 bed, 2 bath, 1,200 sq ft, built in 1987, on a 0.37 acre lot.

$475,000 firm until the end of the month, then it goes to the MLS closer to $520k.

Clean, insured, and managed by a local PM who would stay on at 8%.

Exit is not a worry: the University of Montana and the Clark Fork trails bring both tenants and owner-occupants.

Open to a lease option or a split note; tell us what solves your problem and the seller’s.', 'Single Family', '649 W Spruce Pl', 'Missoula', 'MT', '59804', 'Missoula', 475000, 2, 2, 1200, 16230, 'Turn-Key', 'Creative', 'vacant', true, 3, null::bigint, 46.8426, -114.174, 55, 520000, null::bigint, 4375, null::bigint, null::float8, '{"property_taxes":3700,"insurance":2050,"maintenance":5000,"management":3750,"reserves":2250}', 14882, 'active', null::integer, null::bigint, null::integer),
  (46, 41, 'Cosmetic single-level ranch with room to push rents', 'Walked it last week: 4 bedrooms, 2.5 baths, 1,846 sq ft, 1980 construction. Owner retired and is selling the portfolio one by one.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $23k at investor pricing.

Ask $197,000 + repairs $22,500 = $219,500 all in, against an ARV of $240,000 (91%).

St. Jude and the medical district and the BlueOval project at Stanton keep vacancy low in this part of Memphis.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Single Family', '76 22nd St', 'Memphis', 'TN', '38132', 'Shelby', 197000, 4, 2.5, 1846, 6940, 'Light Rehab', 'Owner Financing', 'vacant', true, 6, null::bigint, 35.0764, -89.987, 15, 240000, 22500, 2600, null::bigint, 8, '{}', 6307, 'active', null::integer, null::bigint, null::integer),
  (47, 59, '10-plex near the University of Utah', '10-unit brick walk-up from 1954: 20 bedrooms over ten units, 9,180 sq ft, separate electric meters. Heirs live out of state and want it off their plate.

Clean, insured, and managed by a local PM who would stay on at 8%.

Gross $261,981, expenses $91,081, NOI $170,900. That is 7.43% on the asking price before any upside.

Renters are mostly long-term thanks to the University of Utah and the new airport.

Looking for a clean cash offer with proof of funds.', 'Multi Family', '1170 Bellamy St', 'Salt Lake City', 'UT', '84103', 'Salt Lake', 2300000, 20, 10, 9180, 9560, 'Turn-Key', 'Cash', 'occupied', true, 6, 170900, 40.7722, -111.8779, 115, null::bigint, null::bigint, 23475, null::bigint, 7, '{"property_taxes":11100,"insurance":10750,"maintenance":21781,"management":25550,"utilities":12850,"reserves":9050}', 69623, 'active', null::integer, null::bigint, null::integer),
  (48, 51, 'Cosmetic tower condo with room to push rents', '3 bed, 1.5 bath, 1,527 sq ft in a 2006 tower with a gym and a package room. Estate sale, probate is closed.

Needs paint, flooring and light fixtures. The association’s reserves are healthy. Our scope comes to $18k.

Renovated comps support $715,000. At $600,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Tampa regulars know the pull of MacDill Air Force Base, and then there is Water Street.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Condo', '2833 Bellamy Ter #1104', 'Tampa', 'FL', '33637', 'Hillsborough', 600000, 3, 1.5, 1527, 0, 'Light Rehab', 'Cash', 'vacant', true, 5, null::bigint, 28.0357, -82.3638, 184, 715000, 17500, 5400, null::bigint, 7, '{"property_taxes":4350,"insurance":1700,"maintenance":4950,"management":3900,"hoa":9400,"reserves":1850}', 14195, 'active', null::integer, null::bigint, null::integer),
  (49, 62, 'Value-add 8-plex: kitchens, baths, mechanicals', '8-plex from 1926: 20 bedrooms over eight units, 7,920 sq ft, separate electric meters. Came to us through the seller’s attorney.

Renovated comps support $1,250,000. At $950,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $117k (about $15k a unit).

Exit is not a worry: Bates College and Central Maine Medical Center bring both tenants and owner-occupants.

Seller will carry with $190k down at 6%, seven-year balloon. Open for walkthroughs Thursday and Saturday.', 'Multi Family', '3362 Delmar Ct', 'Lewiston', 'ME', '04240', 'Androscoggin', 950000, 20, 8, 7920, 17920, 'Medium Rehab', 'Owner Financing', 'vacant', true, 6, null::bigint, 44.093, -70.1928, 161, 1250000, 117000, 10275, 150, 5, '{}', 58523, 'active', null::integer, null::bigint, null::integer),
  (50, 73, '2.6 acres in Flint: timbered tract, survey in hand', 'Wooded, with a clearing where a cabin used to stand. The parcel measures 2.6 acres by the recent survey, stakes are in.

City sewer is in the street. A sketch plan for subdividing is in the folder. That is $5,500 an acre.

Growth in Flint follows Kettering University and Hurley Medical Center.

Seller will carry with $3k down at 6%, five-year balloon. We are under contract and assigning.', 'Land', '353 Norwood Trl', 'Flint', 'MI', '48507', 'Genesee', 14000, 0, 0, 0, 111136, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 42.9793, -83.7337, 45, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 26560, 'active', null::integer, null::bigint, null::integer),
  (51, 18, 'Single-level ranch near Dover Air Force Base', 'Heirs live out of state and want it off their plate. 5 bed, 3 bath, 2,616 sq ft, built in 1972, on a 0.18 acre lot. Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

NOI is $27,700 on trailing numbers, not pro forma (7.69% cap). Expenses run 35% of collections. Dover regulars know the pull of Dover Air Force Base, and then there is Delaware State University. Ideal for a 12-month bridge loan; we can introduce a lender. We own it.', 'Single Family', '120 N Sycamore Ave', 'Dover', 'DE', '19901', 'Kent', 360000, 5, 3, 2616, 7910, 'Turn-Key', 'Hard Money', 'occupied', false, 6, 27700, 39.1614, -75.4955, 200, 405000, 0, 3750, null::bigint, 5, '{"property_taxes":2100,"insurance":1350,"maintenance":5550,"management":3800,"reserves":2250}', 40149, 'active', null::integer, null::bigint, null::integer),
  (52, 73, 'Paint-and-carpet garden office in Birmingham', 'Owner retired and is selling the portfolio one by one. Office building of 6,000 sq ft; the anchor has renewed twice.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. We carry $54k for repairs (about $18k a unit); verify with your own crew.

Renovated comps support $880,000. At $795,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Renters are mostly long-term thanks to the Avondale brewery district and UAB and its hospital.

Seller will carry with $159k down at 7.5%, seven-year balloon. Open for walkthroughs Thursday and Saturday.', 'Commercial', '377 18th Ave', 'Birmingham', 'AL', '35214', 'Jefferson', 795000, 0, 3, 6000, 16700, 'Light Rehab', 'Owner Financing', 'vacant', true, 4, null::bigint, 33.5577, -86.8843, 18, 880000, 54000, null::bigint, null::bigint, null::float8, '{}', 4244, 'active', null::integer, null::bigint, null::integer),
  (53, 35, 'Hartford porch-front bungalow, delivered vacant', 'Solid 3/2 with 1,572 sq ft under roof. Came to us through the seller’s attorney, so we can move quickly.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Our scope comes to $16k.

Renovated comps support $268,000. At $232,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Hartford regulars know the pull of the CTfastrak busway, and then there is Trinity College.

Will qualify for conventional financing. We are under contract and assigning. Vacant, go any time.', 'Single Family', '353 Wexford Ln', 'Hartford', 'CT', '06114', 'Hartford', 232000, 3, 2, 1572, 5210, 'Light Rehab', 'Conventional', 'vacant', true, 4, null::bigint, 41.7341, -72.6853, 330, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 103503, 'active', null::integer, null::bigint, null::integer),
  (54, 52, 'Turn-key and tenanted: condo near Joint Base Charleston', 'The owner has held it free and clear since the nineties. South-facing unit, 1,136 sq ft, 2 bed and 2 bath. HOA allows rentals with a six-month minimum lease.

Move-in ready. Reserves of the association are healthy and the minutes are in the folder.

Collected rent is about $3,900 a month. After taxes, insurance, management and reserves the NOI is $27,900, a 6.49% cap at ask.

The Boeing plant and Joint Base Charleston keep vacancy low in this part of Charleston.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Please do not disturb the tenants.', 'Condo', '602 Warwick Pl #601', 'Charleston', 'SC', '29414', 'Charleston', 430000, 2, 2, 1136, 0, 'Turn-Key', 'Creative', 'occupied', false, 6, 27900, 32.821, -80.0564, 43, 480000, null::bigint, 4125, null::bigint, 6, '{"property_taxes":2350,"insurance":1250,"maintenance":3330,"management":3350,"hoa":6550,"reserves":1800}', 8035, 'active', null::integer, null::bigint, null::integer),
  (55, 56, 'Flat-roof modern near the light rail', 'Walked it last week: 4 bedrooms, 2.5 baths, 1,920 sq ft, 2014 construction. Seller bought another place and is carrying two payments.

Clean, insured, and managed by a local PM who would stay on at 8%.

Renovated comps run around $505k, so there is some equity on day one.

Most tenants here are drawn by ASU downtown, some by the light rail.

Creative terms preferred: part seller note, part new debt. Bring a structure. Lockbox on site, message for the code.', 'Single Family', '514 Laurel Ln', 'Phoenix', 'AZ', '85021', 'Maricopa', 465000, 4, 2.5, 1920, 5970, 'Turn-Key', 'Creative', 'vacant', true, 6, null::bigint, 33.554, -112.0963, 125, null::bigint, 0, 4250, null::bigint, 4, '{"property_taxes":2350,"insurance":1600,"maintenance":6850,"management":7850}', 23353, 'active', null::integer, null::bigint, null::integer),
  (56, 66, '3-bed ranch in Mesa', 'Walked it last week: 3 bedrooms, 1 bath, 1,396 sq ft, 1976 construction. Direct to seller, they called off our mailer.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Two bids came back around $37k.

Ask $338,000 + repairs $36,500 = $374,500 all in, against an ARV of $480,000 (78%).

The Gateway Airport employers and the Boeing plant keep vacancy low in this part of Mesa.

Cash or equivalent, close in 14 days or less with our title company. Under contract direct with the seller; assignment or double close. Lockbox on site, message for the code.', 'Single Family', '364 E 9th St', 'Mesa', 'AZ', '85213', 'Maricopa', 338000, 3, 1, 1396, 6020, 'Medium Rehab', 'Cash', 'vacant', true, 6, null::bigint, 33.4311, -111.7707, 43, 480000, 36500, null::bigint, null::bigint, null::float8, '{}', 42712, 'active', null::integer, null::bigint, null::integer),
  (57, 18, 'Flip with $59k in it: two-story frame house', 'Walked it last week: 5 bedrooms, 2.5 baths, 2,606 sq ft, 1929 construction. Owner retired and is selling the portfolio one by one.

There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. Figure $151k at investor pricing.

Collected rent is about $2,600 a month. After taxes, insurance, management and reserves the NOI is $16,900, a 8.20% cap at ask. Renovated comps support $415,000. At $206,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Pueblo regulars know the pull of the Parkview hospital, and then there is the Riverwalk.

Set up for hard money: scope, photos and comps are packaged for your lender. Selling on title, not an assignment. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '2768 Larkspur Ter', 'Pueblo', 'CO', '81003', 'Pueblo', 206000, 5, 2.5, 2606, 9170, 'Heavy Rehab', 'Hard Money', 'occupied', false, 5, 16900, 38.2812, -104.6265, 839, 415000, 150500, 2750, null::bigint, 5, '{"property_taxes":900,"insurance":1000,"maintenance":5650,"management":4950,"reserves":1950}', 139918, 'active', null::integer, 224000, 38977),
  (58, 61, '3-suite office building near UH Hilo', '5,100 sq ft, three suites, built 2007, on 0.34 acre with surface parking. Tired landlord is done after a long hold.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Our scope comes to $53k (about $18k a unit).

NOI is $77,400 on trailing numbers, not pro forma (7.86% cap). Expenses run 45% of collections. ARV is $1.12M on three renovated comps inside a mile and six months. All in you are at $1.04M.

We own two doors nearby and have never been empty for more than three weeks, largely because of the bayfront.

Existing loan of about $671k at 3.5% stays in place. PITI is current. We are under contract and assigning. Showings with 24 hours’ notice.', 'Commercial', '9800 N Ransom Pkwy', 'Hilo', 'HI', '96720', 'Hawaii', 985000, 0, 3, 5100, 14800, 'Light Rehab', 'Subject To', 'occupied', true, 5, 77400, 19.7016, -155.0879, 19, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 1787, 'active', null::integer, null::bigint, null::integer),
  (59, 37, 'Hagerstown pasture tract – 5 acres', '5 acres (219,668 sq ft), gently rolling and fenced on three sides.

Water and power are at the road, perc test passed in the spring, and the title is clean. That is $11,800 an acre.

Growth in Hagerstown follows the I-81 warehouses and Meritus Health.

Seller will carry with $12k down at 6.5%, five-year balloon.', 'Land', '9403 Calloway Ln', 'Hagerstown', 'MD', '21740', 'Washington', 59500, 0, 0, 0, 219668, null, 'Owner Financing', 'vacant', false, 6, null::bigint, 39.6323, -77.7336, 11, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":600}', 254, 'active', null::integer, null::bigint, null::integer),
  (60, 59, 'Cash-flowing storefront with apartments, 9.4% cap', 'Mixed-use building from 1940: retail at the street, apartments above, 5,290 sq ft in all. Seller bought another place and is carrying two payments.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $29k for repairs (about $5k a unit); verify with your own crew.

NOI is $63,700 on trailing numbers, not pro forma (9.37% cap). Expenses run 43% of collections.

Most tenants here are drawn by Drake University, some by the East Village.

Cash or equivalent, close in 14 days or less with our title company. Contract is signed and can be shown on request.', 'Mixed Use', '633 Warwick Way', 'Des Moines', 'IA', '50312', 'Polk', 680000, 3, 6, 5290, 3110, 'Light Rehab', 'Cash', 'occupied', true, 5, 63700, 41.586, -93.6733, 109, 750000, 29000, 9875, 225, 8, '{"property_taxes":8600,"insurance":4300,"maintenance":10504,"management":10800,"utilities":5000,"reserves":6550,"other":2050}', 113172, 'sold', 35071, 700000, 14679),
  (61, 52, 'Seller carry on a mixed-use building', 'Mixed-use corner from 1940: retail at the street, apartments above, 5,050 sq ft in all. Seller bought another place and is carrying two payments. Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Our scope comes to $89k (about $22k a unit).

Collected rent is about $7,900 a month, near $1,975 a unit. After taxes, insurance, management and reserves the NOI is $53,200, a 8.12% cap at ask. Ocala regulars know the pull of the I-75 warehouses, and then there is the World Equestrian Center. Seller will carry with $131k down at 7%, five-year balloon. We are under contract and assigning.', 'Mixed Use', '9256 Warwick Ave', 'Ocala', 'FL', '34473', 'Marion', 655000, 2, 4, 5050, 2550, 'Medium Rehab', 'Owner Financing', 'occupied', true, 7, 53200, 29.0094, -82.1883, 1094, 820000, 88500, 8350, 150, 7, '{"property_taxes":5050,"insurance":6250,"maintenance":11110,"management":8450,"utilities":4950,"reserves":5850}', 130092, 'active', null::integer, null::bigint, null::integer),
  (62, 22, 'Seller carry on a flat-roof modern', 'Solid 3/1 with 1,642 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Numbers:
• Price $274,000
• Repairs $16,500
• ARV $333,000
• All in at 87% of ARV

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Two bids came back around $17k.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Texas Medical Center.

Seller will carry with $55k down at 6.5%, ten-year balloon. Lockbox on site, message for the code.', 'Single Family', '3016 Larkspur Pl', 'Houston', 'TX', '77004', 'Harris', 274000, 3, 1, 1642, 7580, 'Light Rehab', 'Owner Financing', 'vacant', false, 5, null::bigint, 29.7252, -95.3571, 187, 333000, 16500, 3425, null::bigint, 7, '{"property_taxes":4650,"insurance":2250,"maintenance":3950,"management":3400,"reserves":1450}', 36672, 'active', null::integer, 282000, 6454),
  (63, 3, 'Cosmetic two-story frame house with room to push rents', 'Walked it last week: 2 bedrooms, 2 baths, 1,130 sq ft, 1955 construction. The owner has held it free and clear since the nineties. Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Two bids came back around $12k.

Renovated comps support $314,000. At $261,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Exit is not a worry: the commuter rail and UMass Chan bring both tenants and owner-occupants. Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '3394 Ransom Ln', 'Worcester', 'MA', '01603', 'Worcester', 261000, 2, 2, 1130, 5340, 'Light Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 42.2423, -71.8368, 409, 314000, null::bigint, null::bigint, null::bigint, null::float8, '{}', 149234, 'active', null::integer, 281000, 45164),
  (64, 42, '1940s two-story near Mercer University', 'Seller is relocating for work. 3 bed, 2 bath, 1,260 sq ft, built in 1941, on a 0.39 acre lot.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Our scope comes to $51k.

Numbers:
• Price $72,000
• Repairs $51,000
• ARV $143,000
• All in at 86% of ARV

We own two doors nearby and have never been empty for more than three weeks, largely because of the Atrium Health hospital.

A private lender is in place at 10% interest only if you want the introduction. We are under contract and assigning.', 'Single Family', '106 Winslow Ln', 'Macon', 'GA', '31211', 'Bibb', 72000, 3, 2, 1260, 16780, 'Heavy Rehab', 'Private Money', 'vacant', true, 6, null::bigint, 32.8925, -83.6078, 86, 143000, 51000, null::bigint, null::bigint, null::float8, '{"property_taxes":650,"insurance":400}', 55106, 'active', null::integer, null::bigint, null::integer),
  (65, 61, 'Triplex: $121k a door', 'Triplex from 1948: 7 bedrooms over three units, 2,940 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

NOI is $29,400 on trailing numbers, not pro forma (8.08% cap). Expenses run 41% of collections.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $44k at investor pricing (about $15k a unit).

Renters are mostly long-term thanks to the University of Rochester and RIT.

Will qualify for conventional financing. Showings with 24 hours’ notice.', 'Multi Family', '340 S Pembroke St', 'Rochester', 'NY', '14624', 'Monroe', 364000, 7, 3, 2940, 6440, 'Light Rehab', 'Conventional', 'occupied', false, 5, 29400, 43.125, -77.7305, 357, 430000, 44000, 4225, 75, 4, '{"property_taxes":5400,"insurance":1850,"maintenance":4086,"management":4100,"utilities":2500,"reserves":2200}', 54132, 'active', null::integer, null::bigint, null::integer),
  (66, 7, '4-bed single-level ranch in Columbia', 'Solid 4/2.5 with 1,840 sq ft under roof. Owner retired and is selling the portfolio one by one, so we can move quickly.

Nobody should price the improvements here. Zoning supports a new build within the existing setbacks.

New construction of this size trades around $293k here. At $97,000 the dirt pencils for a spec build.

We own two doors nearby and have never been empty for more than three weeks, largely because of USC.

Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Vacant, go any time.', 'Single Family', '390 Dogwood Ave', 'Columbia', 'SC', '29229', 'Richland', 97000, 4, 2.5, 1840, 6470, 'Tear-Down', 'Hard Money', 'vacant', true, 8, null::bigint, 34.1385, -80.8897, 77, 293000, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":500,"insurance":550}', 65406, 'active', null::integer, null::bigint, null::integer),
  (67, 11, '3-bed two-story frame house in Augusta', 'Walked it last week: 3 bedrooms, 1.5 baths, 1,450 sq ft, 1950 construction. Heirs live out of state and want it off their plate.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. We carry $26k for repairs; verify with your own crew.

Ask $192,000 + repairs $25,500 = $217,500 all in, against an ARV of $227,000 (96%).

We own two doors nearby and have never been empty for more than three weeks, largely because of Fort Eisenhower.

Cash or equivalent, close in 14 days or less with our title company. Selling on title, not an assignment. Lockbox on site, message for the code.', 'Single Family', '3554 E Perry Pl', 'Augusta', 'GA', '30912', 'Richmond', 192000, 3, 1.5, 1450, 8130, 'Light Rehab', 'Cash', 'vacant', false, 3, null::bigint, 33.4711, -81.9925, 209, 227000, 25500, 2725, null::bigint, 4, '{"property_taxes":1700,"insurance":1300,"maintenance":5100,"management":3900,"reserves":2250}', 19651, 'active', null::integer, null::bigint, null::integer),
  (68, 52, 'Value-add 10-bay flex park: kitchens, baths, mechanicals', 'Partnership is splitting up and this is the last asset. Ten spaces totalling 42,200 sq ft with about 10% office finish.

T-12: income $414,720 / expenses $162,320 / NOI $252,400. Rent roll and bank statements after NDA.

Facade, restrooms and electrical service need work before the vacant space can be leased at market. Our scope comes to $555k (about $56k a unit).

We own two doors nearby and have never been empty for more than three weeks, largely because of Cleveland Clinic Akron General.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Industrial', '2488 Larkspur Blvd', 'Akron', 'OH', '44305', 'Summit', 2875000, 0, 13, 42200, 118500, 'Medium Rehab', 'Cash', 'occupied', true, 8, 252400, 41.0799, -81.4676, 696, 3650000, 555000, 35675, 325, 4, '{"property_taxes":41950,"insurance":15200,"maintenance":32270,"management":29200,"utilities":20950,"reserves":15300,"other":7450}', 42242, 'active', null::integer, null::bigint, null::integer),
  (69, 36, 'Garden office near the MBTA line to Boston', 'Seller is relocating for work. Garden office of 21,950 sq ft; a mix of service tenants that do not compete with online retail.

Cosmetics and two rooftop units near the end. Tenants have asked for better lighting. Two bids came back around $227k (about $33k a unit).

Collected rent is about $44,200 a month. After taxes, insurance, management and reserves the NOI is $345,800, a 8.81% cap at ask. ARV is $4.72M on three renovated comps inside a mile and six months. All in you are at $4.15M.

The MBTA line to Boston and the hospital district keep vacancy low in this part of Providence.

Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '913 Ashby St', 'Providence', 'RI', '02903', 'Providence', 3925000, 0, 7, 21950, 60800, 'Light Rehab', 'Hard Money', 'occupied', true, 3, 345800, 41.8227, -71.4176, 173, 4725000, 226500, 46550, null::bigint, 5, '{"property_taxes":53900,"insurance":18400,"maintenance":32270,"management":33600,"utilities":22700,"reserves":16300,"other":7700}', 129319, 'active', null::integer, null::bigint, null::integer),
  (70, 31, 'Two-story frame house near the Idaho National Laboratory, needs lipstick only', 'Solid 4/2.5 with 2,078 sq ft under roof. Seller bought another place and is carrying two payments, so we can move quickly.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $23k at investor pricing.

ARV is $540k on three renovated comps inside a mile and six months. All in you are at $483k.

Idaho Falls regulars know the pull of the Idaho National Laboratory, and then there is the river walk.

Cash or equivalent, close in 14 days or less with our title company.', 'Single Family', '5965 N Locust Pl', 'Idaho Falls', 'ID', '83402', 'Bonneville', 460000, 4, 2.5, 2078, 11260, 'Light Rehab', 'Cash', 'vacant', true, 6, null::bigint, 43.4917, -112.0589, 354, 540000, 23000, 4775, null::bigint, null::float8, '{"property_taxes":3000,"insurance":2300,"maintenance":6450,"management":7600,"reserves":2750}', 32871, 'active', null::integer, null::bigint, null::integer),
  (71, 22, 'Value-add single-level ranch: kitchens, baths, mechanicals', 'Seller is relocating for work. 5 bed, 3 bath, 2,674 sq ft, built in 1980, on a 0.22 acre lot.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $66k.

Ask $180,000 + repairs $65,500 = $245,500 all in, against an ARV of $271,000 (91%).

We own two doors nearby and have never been empty for more than three weeks, largely because of UAMS and the VA hospital.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '50 S Willow Bend Ave', 'Little Rock', 'AR', '72206', 'Pulaski', 180000, 5, 3, 2674, 9800, 'Medium Rehab', 'Hard Money', 'occupied', true, 5, null::bigint, 34.6824, -92.2814, 9, 271000, 65500, 2875, null::bigint, 7, '{"property_taxes":1000,"insurance":1150,"maintenance":4600,"management":3750,"reserves":1900}', 1213, 'active', null::integer, null::bigint, null::integer),
  (72, 57, 'Mid-rise condo near Wright-Patterson', '1 bed, 1 bath, 804 sq ft in a 1973 building with a covered parking space and storage cage. The owner has held it free and clear since the nineties.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. We carry $10k for repairs; verify with your own crew.

ARV is $98k on three renovated comps inside a mile and six months. All in you are at $88k.

Most tenants here are drawn by Premier Health, some by the Oregon District.

Creative terms preferred: part seller note, part new debt. Bring a structure. We are under contract and assigning.', 'Condo', '380 Holloway St #604', 'Dayton', 'OH', '45458', 'Montgomery', 78000, 1, 1, 804, 0, 'Light Rehab', 'Creative', 'vacant', true, 8, null::bigint, 39.611, -84.1707, 63, null::bigint, 9500, 850, null::bigint, 6, '{"property_taxes":1150,"insurance":400,"maintenance":400,"management":400,"hoa":800,"reserves":250}', 35816, 'active', null::integer, null::bigint, null::integer),
  (73, 26, 'Flip with $106k in it: 1970s colonial', 'Partnership is splitting up and this is the last asset. 4 bed, 2 bath, 1,828 sq ft, built in 1978, on a 0.12 acre lot.

Gross $73,377, expenses $31,377, NOI $42,000. That is 5.45% on the asking price before any upside.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. We carry $35k for repairs; verify with your own crew.

The studio lots and USC and downtown jobs keep vacancy low in this part of Los Angeles.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '1100 Pembroke Ct', 'Los Angeles', 'CA', '90036', 'Los Angeles', 770000, 4, 2, 1828, 5130, 'Light Rehab', 'Owner Financing', 'occupied', true, 5, 42000, 34.07, -118.3436, 82, 910000, 34500, 6575, null::bigint, 7, '{"property_taxes":5600,"insurance":2600,"maintenance":10177,"management":7550,"reserves":5450}', 47079, 'active', null::integer, 739000, 1912),
  (74, 75, 'Seller carry on a flat-roof modern', '2,006 sq ft 2010s modern from 2012 with four bedrooms and 2 baths. Partnership is splitting up and this is the last asset.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

NOI is $52,200 on trailing numbers, not pro forma (6.18% cap). Expenses run 39% of collections.

We own two doors nearby and have never been empty for more than three weeks, largely because of Howard University.

Seller will carry with $169k down at 7%, five-year balloon. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '391 22nd St', 'Washington', 'DC', '20045', 'District of Columbia', 845000, 4, 2, 2006, 3860, 'Turn-Key', 'Owner Financing', 'occupied', true, 6, 52200, 38.8949, -77.0268, 334, null::bigint, null::bigint, 7375, null::bigint, 4, '{"property_taxes":4950,"insurance":3500,"maintenance":9610,"management":9750,"reserves":4950}', 49022, 'active', null::integer, 899000, 10817),
  (75, 44, 'Flip with $167k in it: 1970s colonial', 'Walked it last week: 4 bedrooms, 1.5 baths, 2,052 sq ft, 1977 construction. Came to us through the seller’s attorney.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. We carry $157k for repairs; verify with your own crew.

Ask $316,000 + repairs $157,000 = $473,000 all in, against an ARV of $640,000 (74%).

Vanderbilt and the Oracle campus on the East Bank keep vacancy low in this part of Nashville.

Ideal for a 12-month bridge loan; we can introduce a lender. Vacant, go any time.', 'Single Family', '5316 Cedar Hollow Ave', 'Nashville', 'TN', '37208', 'Davidson', 316000, 4, 1.5, 2052, 3960, 'Heavy Rehab', 'Hard Money', 'vacant', true, 7, null::bigint, 36.1716, -86.8101, 154, 640000, 157000, null::bigint, null::bigint, null::float8, '{}', 52907, 'active', null::integer, null::bigint, null::integer),
  (76, 45, 'Cash-flowing garden office, 7.6% cap', 'Seller bought another place and is carrying two payments. Garden office of 10,550 sq ft; the anchor has renewed twice.

ADA restrooms, a new membrane roof and lot repairs are the list. Structure was checked and is sound. Two bids came back around $165k (about $33k a unit).

NOI is $102,700 on trailing numbers, not pro forma (7.64% cap). Expenses run 40% of collections.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Razorback Greenway.

Cash only, as-is, $5,000 non-refundable after a three-day look. We own it.', 'Commercial', '8096 N Grafton Way', 'Fayetteville', 'AR', '72701', 'Washington', 1345000, 0, 7, 10550, 30900, 'Medium Rehab', 'Cash', 'occupied', false, 5, 102700, 36.053, -94.1577, 206, 1800000, 164500, 15125, null::bigint, 5, '{"property_taxes":8700,"insurance":9650,"maintenance":14425,"management":13250,"utilities":12250,"reserves":7450,"other":4000}', 30813, 'active', null::integer, null::bigint, null::integer),
  (77, 69, 'Paint-and-carpet two-story in Greenville', 'Walked it last week: 2 bedrooms, 1.5 baths, 1,274 sq ft, 2006 construction. The owner has held it free and clear since the nineties.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $17k for repairs; verify with your own crew.

ARV is $325k on three renovated comps inside a mile and six months. All in you are at $275k.

BMW and Michelin and the Swamp Rabbit Trail keep vacancy low in this part of Greenville.

Cash or equivalent, close in 14 days or less with our title company. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '429 Pine Ridge Dr', 'Greenville', 'SC', '29614', 'Greenville', 258000, 2, 1.5, 1274, 5470, 'Light Rehab', 'Cash', 'occupied', true, 8, null::bigint, 34.8666, -82.3566, 151, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 24852, 'active', null::integer, null::bigint, null::integer),
  (78, 9, '$69k spread on this brick ranch', 'The owner has held it free and clear since the nineties. 3 bed, 1.5 bath, 1,558 sq ft, built in 1977, on a 0.27 acre lot.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Two bids came back around $40k.

Ask $306,000 + repairs $40,000 = $346,000 all in, against an ARV of $415,000 (83%).

We own two doors nearby and have never been empty for more than three weeks, largely because of F. E. Warren Air Force Base.

Cash or equivalent, close in 14 days or less with our title company. We own it. Vacant, go any time.', 'Single Family', '3657 Woodlawn St', 'Cheyenne', 'WY', '82007', 'Laramie', 306000, 3, 1.5, 1558, 11770, 'Medium Rehab', 'Cash', 'vacant', false, 5, null::bigint, 41.102, -104.8111, 333, 415000, 40000, null::bigint, null::bigint, null::float8, '{"property_taxes":1650,"insurance":1250}', 103815, 'active', null::integer, null::bigint, null::integer),
  (79, 70, 'Down to the studs: 1940s colonial near the Link light rail', '1,766 sq ft two-story from 1943 with three bedrooms and 2.5 baths. The owner has held it free and clear since the nineties. Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Figure $126k at investor pricing.

Ask $470,000 + repairs $125,500 = $595,500 all in, against an ARV of $900,000 (66%). Seattle regulars know the pull of the Link light rail, and then there is South Lake Union. Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Single Family', '480 Garnet Pl', 'Seattle', 'WA', '98198', 'King', 470000, 3, 2.5, 1766, 8490, 'Heavy Rehab', 'Cash', 'vacant', true, 7, null::bigint, 47.3929, -122.3172, 1041, 900000, 125500, null::bigint, null::bigint, null::float8, '{"property_taxes":4250,"insurance":1700}', 69845, 'active', null::integer, 489000, 6291),
  (80, 52, '0.18 acre in Miami: wooded lot, survey in hand', 'Mature timber that has not been cut in thirty years. The parcel measures 0.18 acre by the recent survey, stakes are in.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Growth in Miami follows the Metrorail and Little Havana foot traffic.

A private lender is in place at 10% interest only if you want the introduction. We own it.', 'Land', '5299 Kingsley Rd', 'Miami', 'FL', '33131', 'Miami-Dade', 53000, 0, 0, 0, 7773, null, 'Private Money', 'vacant', false, 3, null::bigint, 25.7651, -80.1884, 514, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":450}', 35655, 'active', null::integer, 58000, 10625),
  (81, 61, 'Paint-and-carpet condo in Minneapolis', '2 bed, 2 bath, 1,036 sq ft in a 1970 building with a balcony facing west. Partnership is splitting up and this is the last asset.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. Our scope comes to $18k.

ARV is $320k on three renovated comps inside a mile and six months. All in you are at $289k.

Most tenants here are drawn by the Blue Line, some by the chain of lakes.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Open for walkthroughs Thursday and Saturday.', 'Condo', '2206 Perry Dr #3B', 'Minneapolis', 'MN', '55438', 'Hennepin', 271000, 2, 2, 1036, 0, 'Light Rehab', 'Owner Financing', 'vacant', false, 3, null::bigint, 44.8212, -93.3724, 364, 320000, 18000, null::bigint, null::bigint, null::float8, '{}', 145130, 'active', null::integer, null::bigint, null::integer),
  (82, 11, 'Jackson fourplex', 'Direct to seller, they called off our mailer. Four units, 4,830 sq ft, 12 bedrooms over four units. Off-street parking in the rear.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

Collected rent is about $5,450 a month, near $1,375 a unit. After taxes, insurance, management and reserves the NOI is $35,700, a 8.95% cap at ask.

The Fondren district and Jackson State keep vacancy low in this part of Jackson.

Appraises and insures without drama, so bank money works. We own it. Showings with 24 hours’ notice.', 'Multi Family', '4660 W Whitman Ave', 'Jackson', 'MS', '39203', 'Hinds', 399000, 12, 8, 4830, 8480, 'Turn-Key', 'Conventional', 'occupied', false, 6, 35700, 32.3049, -90.1963, 73, 420000, 0, 5800, 75, 7, '{"property_taxes":2700,"insurance":2100,"maintenance":8215,"management":7800,"utilities":5700,"reserves":3350}', 4198, 'active', null::integer, null::bigint, null::integer),
  (83, 59, '6.7% cap: warehouse near the Greenbelt', 'Seller is relocating for work. One tenant space totalling 15,800 sq ft with fenced yard storage. Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Figure $115k at investor pricing.

Collected rent is about $13,900 a month. After taxes, insurance, management and reserves the NOI is $100,500, a 6.72% cap at ask. Ask $1,495,000 + repairs $114,500 = $1,609,500 all in, against an ARV of $1,700,000 (95%). Exit is not a worry: the Greenbelt and Boise State bring both tenants and owner-occupants. Existing loan of about $1.08M at 3.5% stays in place. PITI is current. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '307 Linden Blvd', 'Boise', 'ID', '83712', 'Ada', 1495000, 0, 1, 15800, 39500, 'Light Rehab', 'Subject To', 'occupied', false, 7, 100500, 43.6062, -116.1613, 943, 1700000, 114500, 14650, null::bigint, 5, '{"property_taxes":9450,"insurance":7900,"maintenance":19460,"management":18850,"reserves":10850}', 47861, 'active', null::integer, 1602000, 16693),
  (84, 59, 'Value-add two-story: kitchens, baths, mechanicals', 'The owner has held it free and clear since the nineties. 3 bed, 1 bath, 1,268 sq ft, built in 1933, on a 0.12 acre lot.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Two bids came back around $39k.

Renovated comps support $166,000. At $113,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Renters are easy to find thanks to Upstate Medical and the Micron project in Clay.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. Lockbox on site, message for the code.', 'Single Family', '2002 Grafton Dr', 'Syracuse', 'NY', '13205', 'Onondaga', 113000, 3, 1, 1268, 5420, 'Medium Rehab', 'Subject To', 'vacant', true, 7, null::bigint, 43.0115, -76.1493, 379, 166000, 38500, null::bigint, null::bigint, null::float8, '{"property_taxes":1750,"insurance":600}', 100106, 'active', null::integer, 108000, 4328),
  (85, 53, 'Paint-and-carpet 10-unit brick walk-up in Eugene', 'Heirs live out of state and want it off their plate. Ten units, 7,530 sq ft, 10 bedrooms over ten units. Laundry in the basement.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $62k at investor pricing (about $6k a unit).

T-12: income $213,072 / expenses $85,372 / NOI $127,700. Rent roll and bank statements after NDA.

Most tenants here are drawn by PeaceHealth, some by the University of Oregon.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs.', 'Multi Family', '520 Marlowe Ter', 'Eugene', 'OR', '97401', 'Lane', 1875000, 10, 10, 7530, 13370, 'Light Rehab', 'Hard Money', 'occupied', true, 5, 127700, 44.0722, -123.0864, 50, null::bigint, 61500, 18925, 375, 8, '{"property_taxes":17550,"insurance":6500,"maintenance":20922,"management":20700,"utilities":9200,"reserves":7300,"other":3200}', 21709, 'active', null::integer, null::bigint, null::integer),
  (86, 66, 'Value-add 1930s bungalow: kitchens, baths, mechanicals', 'Came to us through the seller’s attorney. 4 bed, 1 bath, 1,900 sq ft, built in 1939, on a 0.19 acre lot.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Our scope comes to $50k.

ARV is $221k on three renovated comps inside a mile and six months. All in you are at $202k.

The waterfront offices and PATCO keep vacancy low in this part of Camden.

Seller will carry with $31k down at 7.5%, ten-year balloon. Vacant, go any time.', 'Single Family', '5212 Mulberry Ave', 'Camden', 'NJ', '08103', 'Camden', 152000, 4, 1, 1900, 8270, 'Medium Rehab', 'Owner Financing', 'vacant', true, 5, null::bigint, 39.9378, -75.116, 1313, 221000, 49500, 2625, null::bigint, 6, '{"property_taxes":2750,"insurance":650,"maintenance":4400,"management":5250}', 163230, 'active', null::integer, null::bigint, null::integer),
  (87, 9, 'Cash-flowing 8-unit brick walk-up, 7.3% cap', '8-unit brick walk-up from 1953: 16 bedrooms over eight units, 6,990 sq ft, separate electric meters. Came to us through the seller’s attorney.

Clean, insured, and managed by a local PM who would stay on at 8%.

T-12: income $246,750 / expenses $101,250 / NOI $145,500. Rent roll and bank statements after NDA.

Renters are mostly long-term thanks to the Midtown district and UNR.

Structured for private money, first-position note. Under contract direct with the seller; assignment or double close. Please do not disturb the tenants.', 'Multi Family', '98 Pine Ridge Ln', 'Reno', 'NV', '89523', 'Washoe', 2000000, 16, 8, 6990, 7240, 'Turn-Key', 'Private Money', 'occupied', true, 8, 145500, 39.5224, -119.9024, 342, 2125000, 0, 21875, null::bigint, 6, '{"property_taxes":9450,"insurance":7150,"maintenance":29200,"management":25700,"utilities":17000,"reserves":12750}', 74321, 'active', null::integer, null::bigint, null::integer),
  (88, 17, 'Turn-key and tenanted: 6-unit building near TCU', '12 bedrooms over six units, built 1965. Long-term tenants downstairs. Came to us through the seller’s attorney.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

T-12: income $118,560 / expenses $50,360 / NOI $68,200. Rent roll and bank statements after NDA.

Renters are easy to find thanks to Lockheed and the joint reserve base and TCU.

Cash or equivalent, close in 14 days or less with our title company. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Multi Family', '4387 N Glenview Ave', 'Fort Worth', 'TX', '76114', 'Tarrant', 980000, 12, 6, 5510, 7040, 'Turn-Key', 'Cash', 'occupied', true, 4, 68200, 32.776, -97.3903, 250, 1025000, 0, 10250, 150, 5, '{"property_taxes":16600,"insurance":6100,"maintenance":9260,"management":7800,"utilities":4750,"reserves":3200,"other":2650}', 125876, 'active', null::integer, null::bigint, null::integer),
  (89, 3, '7.0% cap: side-by-side duplex near Rutgers-Newark', '6 bedrooms over two units, built 1976. Leases are month to month, so rents can move. Seller is relocating for work.

Collected rent is about $7,050 a month, near $3,525 a unit. After taxes, insurance, management and reserves the NOI is $48,200, a 7.04% cap at ask. Renovated comps support $810,000. At $685,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $38k for repairs; verify with your own crew.

Renters are mostly long-term thanks to Rutgers-Newark and Penn Station.

Structured for private money, first-position note. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '2761 Garnet Ave', 'Newark', 'NJ', '07107', 'Essex', 685000, 6, 4, 2470, 5240, 'Light Rehab', 'Private Money', 'occupied', true, 6, 48200, 40.7569, -74.1922, 651, 810000, null::bigint, 7425, null::bigint, 5, '{"property_taxes":13600,"insurance":3100,"maintenance":5595,"management":5850,"utilities":4700,"reserves":3600}', 45526, 'active', null::integer, 713000, 3328),
  (90, 26, '8.5% cap: 7-bay flex park near the bayfront', 'Tired landlord is done after a long hold. Seven spaces totalling 21,150 sq ft with about 10% office finish.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Gross $277,884, expenses $99,984, NOI $177,900. That is 8.47% on the asking price before any upside.

We own two doors nearby and have never been empty for more than three weeks, largely because of Gannon University.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '348 W Meadowbrook Ave', 'Erie', 'PA', '16501', 'Erie', 2100000, 0, 6, 21150, 58400, 'Turn-Key', 'Cash', 'occupied', true, 7, 177900, 42.128, -80.0832, 197, null::bigint, 0, 24900, null::bigint, 7, '{"property_taxes":28050,"insurance":9150,"maintenance":18534,"management":18550,"utilities":13900,"reserves":8100,"other":3700}', 29780, 'active', null::integer, null::bigint, null::integer),
  (91, 75, '2-suite office building near the Strip payrolls, needs lipstick only', 'Tired landlord is done after a long hold. 2-suite office building of 4,700 sq ft; one space is dark and priced in.

One vacant space needs a white box; the rest can stay as it is. Two bids came back around $31k.

Gross $110,010, expenses $39,410, NOI $70,600. That is 7.43% on the asking price before any upside. Numbers:
• Price $950,000
• Repairs $30,500
• ARV $1,070,000
• All in at 92% of ARV

Most tenants here are drawn by the medical district, some by Nellis Air Force Base.

Creative terms preferred: part seller note, part new debt. Bring a structure.', 'Commercial', '632 Dogwood St', 'Las Vegas', 'NV', '89169', 'Clark', 950000, 0, 2, 4700, 10100, 'Light Rehab', 'Creative', 'occupied', true, 7, 70600, 36.1186, -115.1483, 333, 1070000, 30500, 9650, null::bigint, 5, '{"property_taxes":4450,"insurance":3200,"maintenance":11310,"management":10300,"utilities":5250,"reserves":4900}', 34451, 'active', null::integer, null::bigint, null::integer),
  (92, 26, 'BRRRR candidate: 6-plex in Tacoma', 'Partnership is splitting up and this is the last asset. Six units, 5,810 sq ft, 14 bedrooms over six units. Off-street parking in the rear.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Two bids came back around $111k (about $19k a unit).

Ask $990,000 + repairs $111,000 = $1,101,000 all in, against an ARV of $1,295,000 (85%).

Exit is not a worry: UW Tacoma and the port bring both tenants and owner-occupants.

Cash or equivalent, close in 14 days or less with our title company. We are under contract and assigning. Vacant, go any time.', 'Multi Family', '1605 S 31st St', 'Tacoma', 'WA', '98444', 'Pierce', 990000, 14, 6, 5810, 9950, 'Medium Rehab', 'Cash', 'vacant', true, 4, null::bigint, 47.1474, -122.4545, 647, 1295000, 111000, null::bigint, null::bigint, null::float8, '{}', 137924, 'active', null::integer, null::bigint, null::integer),
  (93, 26, 'Turn-key duplex in Lubbock', 'Duplex from 1972: 4 bedrooms over two units, 1,790 sq ft, separate electric meters. Came to us through the seller’s attorney.

NOI is $22,600 on trailing numbers, not pro forma (9.26% cap). Expenses run 40% of collections.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

Exit is not a worry: Texas Tech and the Covenant and UMC hospitals bring both tenants and owner-occupants.

Seller will carry with $49k down at 7%, seven-year balloon. We are under contract and assigning. Please do not disturb the tenants.', 'Multi Family', '3239 Bellamy Pl', 'Lubbock', 'TX', '79410', 'Lubbock', 244000, 4, 2, 1790, 7970, 'Turn-Key', 'Owner Financing', 'occupied', true, 6, 22600, 33.5731, -101.8942, 61, 270000, 0, 3275, 50, 6, '{"property_taxes":3500,"insurance":1550,"maintenance":3356,"management":3000,"utilities":1450,"reserves":2050}', 8581, 'active', null::integer, null::bigint, null::integer),
  (94, 61, 'Paint-and-carpet storefront with apartments in Albuquerque', 'Seller bought another place and is carrying two payments. 6,350 sq ft in eight units; the florist downstairs just signed for five more years, apartments upstairs are separately metered.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $47k for repairs (about $6k a unit); verify with your own crew.

NOI is $114,700 on trailing numbers, not pro forma (8.93% cap). Expenses run 43% of collections.

Albuquerque regulars know the pull of Sandia and Kirtland, and then there is UNM.

Looking for a clean cash offer with proof of funds. We are under contract and assigning. Please do not disturb the tenants.', 'Mixed Use', '708 Birchwood Ave', 'Albuquerque', 'NM', '87109', 'Bernalillo', 1285000, 8, 8, 6350, 4320, 'Light Rehab', 'Cash', 'occupied', true, 6, 114700, 35.1445, -106.5647, 120, 1415000, 47000, 17650, null::bigint, 5, '{"property_taxes":9100,"insurance":5050,"maintenance":22010,"management":23900,"utilities":15750,"reserves":10700}', 16045, 'active', null::integer, null::bigint, null::integer),
  (95, 66, 'BRRRR candidate: 1940s two-story in Burlington', '1,614 sq ft 1940s two-story from 1940 with three bedrooms and 1 bath. Seller bought another place and is carrying two payments.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $52k for repairs; verify with your own crew.

Numbers:
• Price $420,000
• Repairs $51,500
• ARV $575,000
• All in at 82% of ARV

Exit is not a worry: the Church Street shops and UVM and its medical center bring both tenants and owner-occupants.

Cash or equivalent, close in 14 days or less with our title company. Vacant, go any time.', 'Single Family', '353 Juniper Ave', 'Burlington', 'VT', '05401', 'Chittenden', 420000, 3, 1, 1614, 15110, 'Medium Rehab', 'Cash', 'vacant', true, 3, null::bigint, 44.4878, -73.22, 37, 575000, 51500, 4325, null::bigint, 7, '{"property_taxes":7500,"insurance":2100,"maintenance":3250,"management":2600,"reserves":1450}', 3502, 'active', null::integer, null::bigint, null::integer),
  (96, 55, 'Full gut mixed-use corner, $1.05M ARV', 'Heirs live out of state and want it off their plate. 7,110 sq ft in eight units; the coffee bar downstairs wants to renew, apartments upstairs are rarely empty.

Renovated comps support $1,050,000. At $690,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. We carry $242k for repairs (about $31k a unit); verify with your own crew.

Exit is not a worry: Johns Hopkins and the Under Armour campus bring both tenants and owner-occupants.

Cash only, as-is, $5,000 non-refundable after a three-day look. Lockbox on site, message for the code.', 'Mixed Use', '5002 Rosewood St', 'Baltimore', 'MD', '21240', 'Anne Arundel', 690000, 7, 8, 7110, 4430, 'Heavy Rehab', 'Cash', 'vacant', true, 4, null::bigint, 39.1691, -76.6715, 131, null::bigint, 242000, null::bigint, null::bigint, null::float8, '{"property_taxes":7350,"insurance":3300}', 129955, 'active', null::integer, null::bigint, null::integer),
  (97, 22, '8-unit brick walk-up near the Old Port', '8-unit building from 1927: 16 bedrooms over eight units, 7,440 sq ft, separate electric meters. Tired landlord is done after a long hold.

No deferred maintenance. Inspection report from this spring is in the folder.

Collected rent is about $20,200 a month, near $2,525 a unit. After taxes, insurance, management and reserves the NOI is $148,700, a 7.08% cap at ask.

Most tenants here are drawn by the Old Port, some by the Roux Institute.

Conventional buyers are welcome; allow 30 days. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '5832 Bellamy St', 'Portland', 'ME', '04101', 'Cumberland', 2100000, 16, 8, 7440, 12400, 'Turn-Key', 'Conventional', 'occupied', true, 5, 148700, 43.6636, -70.2547, 720, null::bigint, 0, 21675, 275, 8, '{"property_taxes":20200,"insurance":9550,"maintenance":21078,"management":18550,"utilities":11450,"reserves":8750,"other":4050}', 131135, 'active', null::integer, null::bigint, null::integer),
  (98, 52, '3-bed 1920s bungalow in Milwaukee', 'Solid 3/2 with 1,606 sq ft under roof. Direct to seller, they called off our mailer, so we can move quickly.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

Asking $242,000; the last appraisal came in at $256,000.

Milwaukee regulars know the pull of Marquette, and then there is the Northwestern Mutual campus.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '6013 Delmar St', 'Milwaukee', 'WI', '53210', 'Milwaukee', 242000, 3, 2, 1606, 6700, 'Turn-Key', 'Cash', 'vacant', true, 7, null::bigint, 43.0699, -87.9728, 1005, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 46127, 'active', null::integer, null::bigint, null::integer),
  (99, 68, 'Omaha ranch', 'Seller bought another place and is carrying two payments. 4 bed, 1 bath, 2,040 sq ft, built in 1976, on a 0.23 acre lot. Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Figure $72k at investor pricing.

Collected rent is about $2,700 a month. After taxes, insurance, management and reserves the NOI is $18,500, a 7.49% cap at ask. Numbers:
• Price $247,000
• Repairs $71,500
• ARV $347,000
• All in at 92% of ARV Most tenants here are drawn by the UNMC campus, some by the downtown streetcar project. Looking for a clean cash offer with proof of funds. Showings with 24 hours’ notice.', 'Single Family', '1931 W Calloway Ter', 'Omaha', 'NE', '68138', 'Sarpy', 247000, 4, 1, 2040, 10080, 'Medium Rehab', 'Cash', 'occupied', false, 7, 18500, 41.1561, -96.1391, 15, null::bigint, 71500, 2825, null::bigint, 5, '{"property_taxes":3250,"insurance":1900,"maintenance":3155,"management":3500,"reserves":1900}', 1231, 'active', null::integer, null::bigint, null::integer),
  (100, 28, 'Turn-key and tenanted: brick ranch near Redstone Arsenal', 'Came to us through the seller’s attorney. 3 bed, 1.5 bath, 1,390 sq ft, built in 1957, on a 0.14 acre lot.

Renovated comps run around $293k, so there is some equity on day one.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Most tenants here are drawn by Redstone Arsenal, some by Cummings Research Park.

Structured for private money, first-position note. Please do not disturb the tenants.', 'Single Family', '464 31st Ave', 'Huntsville', 'AL', '35816', 'Madison', 271000, 3, 1.5, 1390, 6020, 'Turn-Key', 'Private Money', 'occupied', false, 7, null::bigint, 34.7404, -86.6274, 31, 293000, 0, 2950, null::bigint, 7, '{"property_taxes":1150,"insurance":1700,"maintenance":4700,"management":4200}', 5097, 'active', null::integer, null::bigint, null::integer),
  (101, 57, 'Turn-key and tenanted: mid-century near Fresno State', 'Owner retired and is selling the portfolio one by one. 4 bed, 1 bath, 1,826 sq ft, built in 1974, on a 0.13 acre lot.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

NOI is $44,300 on trailing numbers, not pro forma (7.77% cap). Expenses run 40% of collections.

Renters are mostly long-term thanks to Fresno State and the Community Regional hospital district.

Looking for a clean cash offer with proof of funds. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '4956 Hickory Ave', 'Fresno', 'CA', '93705', 'Fresno', 570000, 4, 1, 1826, 5820, 'Turn-Key', 'Cash', 'occupied', true, 5, 44300, 36.7861, -119.8326, 209, 580000, null::bigint, 6675, null::bigint, 8, '{"property_taxes":3700,"insurance":1700,"maintenance":11242,"management":8750,"reserves":4000}', 104700, 'active', null::integer, 617000, 6521),
  (102, 7, 'View lot, 0.52 acre, no HOA', '0.52 acre (22,480 sq ft), raw desert with power at the corner.

Builders are active on this side of Las Cruces; New Mexico State and White Sands are what they are chasing.

City sewer is in the street. A sketch plan for subdividing is in the folder.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', '1068 Garnet Rd', 'Las Cruces', 'NM', '88007', 'Doña Ana', 20000, 0, 0, 0, 22480, null, 'Cash', 'vacant', false, 6, null::bigint, 32.3163, -106.8056, 49, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 83189, 'active', null::integer, null::bigint, null::integer),
  (103, 51, 'Down to the studs: two-story near Sanford and Avera', 'Heirs live out of state and want it off their plate. 3 bed, 1.5 bath, 1,794 sq ft, built in 1981, on a 0.12 acre lot.

Renovated comps support $361,000. At $179,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Our scope comes to $131k.

Sioux Falls regulars know the pull of Sanford and Avera, and then there is the card processors.

Cash only, as-is, $5,000 non-refundable after a three-day look. Selling on title, not an assignment. Open for walkthroughs Thursday and Saturday.', 'Single Family', '431 Kenilworth St', 'Sioux Falls', 'SD', '57104', 'Minnehaha', 179000, 3, 1.5, 1794, 5260, 'Heavy Rehab', 'Cash', 'vacant', false, 6, null::bigint, 43.5507, -96.7386, 793, 361000, 131000, null::bigint, null::bigint, null::float8, '{"property_taxes":1700,"insurance":1400}', 152883, 'active', null::integer, 185000, 13293),
  (104, 51, 'Duplex near the theme parks, needs lipstick only', 'Side-by-side duplex from 1973: 2 bedrooms over two units, 1,420 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Numbers:
• Price $338,000
• Repairs $21,500
• ARV $384,000
• All in at 94% of ARV

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $22k at investor pricing.

Most tenants here are drawn by the theme parks, some by the Lake Nona medical city.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Multi Family', '4146 Bellamy Pl', 'Orlando', 'FL', '32805', 'Orange', 338000, 2, 2, 1420, 6200, 'Light Rehab', 'Owner Financing', 'occupied', true, 5, null::bigint, 28.5341, -81.4008, 490, 384000, null::bigint, 3575, null::bigint, 4, '{}', 139392, 'active', null::integer, null::bigint, null::integer),
  (105, 56, 'Fort Wayne pasture tract – 19.7 acres', 'Direct from a family that has paid the taxes on this for decades. 19.7 acres, level and cleared, with road frontage on the south side. Outside the flood zone per the current map. Electric is 200 feet away. That is $6,500 an acre.

Growth in Fort Wayne follows the Electric Works project and the GM truck plant. Looking for a clean cash offer with proof of funds. Under contract direct with the seller; assignment or double close.', 'Land', '7740 3rd Trl', 'Fort Wayne', 'IN', '46815', 'Allen', 129000, 0, 0, 0, 859101, null, 'Cash', 'vacant', true, 4, null::bigint, 41.1047, -85.0575, 87, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 113195, 'active', null::integer, 124000, 32136),
  (106, 54, 'Flip with $29k in it: 1980s colonial', 'Solid 4/2.5 with 2,142 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Two bids came back around $76k.

Numbers:
• Price $108,000
• Repairs $76,000
• ARV $213,000
• All in at 86% of ARV

Exit is not a worry: Notre Dame and the South Shore Line bring both tenants and owner-occupants.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Vacant, go any time.', 'Single Family', '648 2nd Ave', 'South Bend', 'IN', '46616', 'St. Joseph', 108000, 4, 2.5, 2142, 6170, 'Heavy Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 41.6965, -86.2606, 135, null::bigint, 76000, null::bigint, null::bigint, null::float8, '{}', 78937, 'active', null::integer, null::bigint, null::integer),
  (107, 69, 'Gulfport two-story frame house, delivered vacant', 'Solid 5/3.5 with 2,554 sq ft under roof. Heirs live out of state and want it off their plate, so we can move quickly.

Functional as it sits. New counters and flooring would bring it to market finish. Our scope comes to $28k.

ARV is $269k on three renovated comps inside a mile and six months. All in you are at $258k.

Gulfport regulars know the pull of Keesler just down the beach, and then there is the Seabee base.

Creative terms preferred: part seller note, part new debt. Bring a structure. Lockbox on site, message for the code.', 'Single Family', '103 Calloway Ave', 'Gulfport', 'MS', '39507', 'Harrison', 230000, 5, 3.5, 2554, 9160, 'Light Rehab', 'Creative', 'vacant', true, 8, null::bigint, 30.39, -89.0353, 359, 269000, 28000, null::bigint, null::bigint, null::float8, '{}', 100487, 'active', null::integer, 246000, 31543),
  (108, 30, '4-bed two-story in Kansas City', 'Walked it last week: 4 bedrooms, 2.5 baths, 1,848 sq ft, 1954 construction. Tired landlord is done after a long hold.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $34k at investor pricing.

Collected rent is about $2,350 a month. After taxes, insurance, management and reserves the NOI is $18,100, a 7.80% cap at ask.

Renters are steady thanks to the streetcar extension and the hospital hill employers.

Conventional buyers are welcome; allow 30 days. We own it.', 'Single Family', '474 Sycamore Dr', 'Kansas City', 'MO', '64163', 'Platte', 232000, 4, 2.5, 1848, 6290, 'Light Rehab', 'Conventional', 'occupied', false, 6, 18100, 39.3377, -94.6896, 18, 284000, null::bigint, 2575, null::bigint, 8, '{"property_taxes":2150,"insurance":1850,"maintenance":2578,"management":2300,"reserves":1450}', 4684, 'active', null::integer, null::bigint, null::integer),
  (109, 3, 'Take over payments: porch-front bungalow', 'Seller is relocating for work. 4 bed, 2 bath, 2,088 sq ft, built in 1936, on a 0.17 acre lot.

No deferred maintenance. Inspection report from this spring is in the folder.

Asking $311,000; the last appraisal came in at $332,000.

The Act 60 newcomers and Santurce keep vacancy low in this part of San Juan.

Existing loan of about $233k at 2.875% stays in place. PITI is current. Lockbox on site, message for the code.', 'Single Family', '235 Chestnut St', 'San Juan', 'PR', '00918', 'San Juan', 311000, 4, 2, 2088, 7410, 'Turn-Key', 'Subject To', 'vacant', false, 6, null::bigint, 18.3968, -66.0599, 1057, 332000, null::bigint, 3375, null::bigint, 4, '{"property_taxes":1800,"insurance":2400,"maintenance":4050,"management":4100,"reserves":2200}', 162469, 'paused', 94517, null::bigint, null::integer),
  (110, 12, 'BRRRR candidate: 12-unit brick walk-up in Detroit', '12-plex from 1946: 29 bedrooms over 12 units, 10,950 sq ft, separate electric meters. Seller bought another place and is carrying two payments.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Figure $134k at investor pricing (about $11k a unit).

Collected rent is about $6,900 a month, near $575 a unit. After taxes, insurance, management and reserves the NOI is $54,000, a 9.91% cap at ask. Renovated comps support $730,000. At $545,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The Michigan Central district and the QLine keep vacancy low in this part of Detroit.

Ideal for a 12-month bridge loan; we can introduce a lender. We own it.', 'Multi Family', '685 S Clayborne Pl', 'Detroit', 'MI', '48224', 'Wayne', 545000, 29, 12, 10950, 10070, 'Medium Rehab', 'Hard Money', 'occupied', false, 6, 54000, 42.407, -82.945, 171, 730000, 134000, 7125, 225, 6, '{"property_taxes":7950,"insurance":2800,"maintenance":6158,"management":5500,"utilities":3350,"reserves":3150}', 46356, 'active', null::integer, 588000, 9923),
  (111, 54, 'Cape Coral two-story frame house, delivered vacant', 'Walked it last week: 4 bedrooms, 2.5 baths, 1,814 sq ft, 1964 construction. Came to us through the seller’s attorney.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Our scope comes to $21k.

Renovated comps support $410,000. At $346,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The Lee Health expansion and the canal lifestyle keep vacancy low in this part of Cape Coral.

Appraises and insures without drama, so bank money works. Lockbox on site, message for the code.', 'Single Family', '1721 Orchard St', 'Cape Coral', 'FL', '33990', 'Lee', 346000, 4, 2.5, 1814, 16830, 'Light Rehab', 'Conventional', 'vacant', true, 5, null::bigint, 26.6268, -81.968, 398, 410000, 20500, null::bigint, null::bigint, null::float8, '{}', 90449, 'active', null::integer, null::bigint, null::integer),
  (112, 52, 'Turn-key and tenanted: 16-unit building near NC State', '32 bedrooms over 16 units, built 1949. Units are larger than the area average. Partnership is splitting up and this is the last asset.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Gross $478,515, expenses $216,715, NOI $261,800. That is 7.70% on the asking price before any upside.

Renters are mostly long-term thanks to Research Triangle Park and NC State.

Cash or equivalent, close in 14 days or less with our title company. Showings with 24 hours’ notice.', 'Multi Family', '530 W Carver Dr', 'Raleigh', 'NC', '27616', 'Wake', 3400000, 32, 16, 13390, 9790, 'Turn-Key', 'Cash', 'occupied', true, 7, 261800, 35.8659, -78.5444, 319, 3500000, null::bigint, 41975, null::bigint, 5, '{"property_taxes":22550,"insurance":18950,"maintenance":50665,"management":54200,"utilities":30000,"reserves":24750,"other":15600}', 80725, 'active', null::integer, 3538000, 14891),
  (113, 43, '9.3% cap: office building near Baystate Medical Center', '31,400 sq ft, 11 suites, built 2007, on 1.6 acres with surface parking. Estate sale, probate is closed.

Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

Gross $809,685, expenses $333,285, NOI $476,400. That is 9.25% on the asking price before any upside.

Springfield regulars know the pull of Baystate Medical Center, and then there is the Hartford Line.

Appraises and insures without drama, so bank money works. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '529 Redfield Way', 'Springfield', 'MA', '01118', 'Hampden', 5150000, 0, 14, 31400, 67800, 'Turn-Key', 'Conventional', 'occupied', true, 6, 476400, 42.0904, -72.5252, 519, null::bigint, null::bigint, 70575, 450, 5, '{"property_taxes":61250,"insurance":18300,"maintenance":83085,"management":79700,"utilities":43550,"reserves":47400}', 61747, 'active', null::integer, 5530000, 4599),
  (114, 68, 'Flip with $35k in it: two-story', '1,346 sq ft two-story frame house from 1961 with three bedrooms and 1.5 baths. Direct to seller, they called off our mailer.

Numbers:
• Price $124,900
• Repairs $85,500
• ARV $244,900
• All in at 86% of ARV

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Two bids came back around $86k.

Springfield regulars know the pull of Missouri State, and then there is CoxHealth and Mercy.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Lockbox on site, message for the code.', 'Single Family', '447 Kenilworth Pl', 'Springfield', 'MO', '65807', 'Greene', 124900, 3, 1.5, 1346, 11060, 'Heavy Rehab', 'Cash', 'vacant', true, 7, null::bigint, 37.1711, -93.3092, 54, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 8434, 'active', null::integer, null::bigint, null::integer),
  (115, 51, 'Office building near Lake Superior tourism', 'Tired landlord is done after a long hold. Office building of 24,600 sq ft; staggered leases, no two expire in the same year.

Cosmetics and two rooftop units near the end. Tenants have asked for better lighting. Our scope comes to $221k (about $22k a unit).

Collected rent is about $36,250 a month. After taxes, insurance, management and reserves the NOI is $266,700, a 8.82% cap at ask. Renovated comps support $3,650,000. At $3,025,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

UMD and Lake Superior tourism keep vacancy low in this part of Duluth.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '172 Larkspur Way', 'Duluth', 'MN', '55802', 'St. Louis', 3025000, 0, 10, 24600, 73500, 'Light Rehab', 'Owner Financing', 'occupied', false, 6, 266700, 46.7639, -92.0872, 162, 3650000, null::bigint, 38175, null::bigint, 5, '{"property_taxes":32650,"insurance":12950,"maintenance":35345,"management":40600,"utilities":17400,"reserves":19000,"other":10550}', 97775, 'active', null::integer, null::bigint, null::integer),
  (116, 22, 'Two-story at an 8.4% cap', 'Direct to seller, they called off our mailer. 3 bed, 1 bath, 1,280 sq ft, built in 1958, on a 0.15 acre lot.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $31k for repairs; verify with your own crew.

NOI is $22,100 on trailing numbers, not pro forma (8.40% cap). Expenses run 37% of collections. Renovated comps support $379,000. At $263,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of Joint Base Elmendorf-Richardson.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Selling on title, not an assignment. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '3924 Norwood Dr', 'Anchorage', 'AK', '99508', 'Anchorage', 263000, 3, 1, 1280, 6560, 'Medium Rehab', 'Creative', 'occupied', false, 4, 22100, 61.2104, -149.8142, 291, 379000, null::bigint, 3200, null::bigint, 8, '{"property_taxes":2950,"insurance":1150,"maintenance":3728,"management":3600,"reserves":1800}', 140970, 'active', null::integer, null::bigint, null::integer),
  (117, 17, '$70k spread on this contemporary', 'Solid 5/1.5 with 2,478 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly.

ARV is $399k on three renovated comps inside a mile and six months. All in you are at $330k.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $64k.

We own two doors nearby and have never been empty for more than three weeks, largely because of Elmwood Village.

A private lender is in place at 10% interest only if you want the introduction. Vacant, go any time.', 'Single Family', '2669 Meadowbrook Ave', 'Buffalo', 'NY', '14215', 'Erie', 266000, 5, 1.5, 2478, 11020, 'Medium Rehab', 'Private Money', 'vacant', true, 7, null::bigint, 42.93, -78.8132, 449, 399000, 63500, 3825, null::bigint, 6, '{"property_taxes":3600,"insurance":1400,"maintenance":7550,"management":6650}', 73629, 'active', null::integer, null::bigint, null::integer),
  (118, 51, 'Cosmetic 12-unit brick walk-up with room to push rents', '12-unit building from 1967: 24 bedrooms over 12 units, 11,590 sq ft, separate electric meters. Heirs live out of state and want it off their plate.

Collected rent is about $20,400 a month, near $1,700 a unit. After taxes, insurance, management and reserves the NOI is $146,800, a 8.51% cap at ask.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $121k at investor pricing (about $10k a unit).

Chattanooga regulars know the pull of the Volkswagen plant, and then there is the Southside.

Set up for hard money: scope, photos and comps are packaged for your lender. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '342 Whitman Ave', 'Chattanooga', 'TN', '37415', 'Hamilton', 1725000, 24, 12, 11590, 7120, 'Light Rehab', 'Hard Money', 'occupied', true, 5, 146800, 35.1302, -85.2814, 43, null::bigint, 120500, 22175, null::bigint, 8, '{"property_taxes":9600,"insurance":9900,"maintenance":29412,"management":20650,"utilities":12850,"reserves":15600}', 2527, 'active', null::integer, null::bigint, null::integer),
  (119, 15, 'Flex building near the state offices, needs lipstick only', 'Estate sale, probate is closed. Ten spaces totalling 47,350 sq ft with about 10% office finish.

Ask $4,375,000 + repairs $371,000 = $4,746,000 all in, against an ARV of $4,900,000 (97%).

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Two bids came back around $371k (about $37k a unit).

Renters are easy to find thanks to the state offices and Stormont Vail.

Will qualify for conventional financing. We are under contract and assigning.', 'Industrial', '769 Woodlawn Pkwy', 'Topeka', 'KS', '66615', 'Shawnee', 4375000, 0, 9, 47350, 101200, 'Light Rehab', 'Conventional', 'occupied', true, 6, null::bigint, 39.0445, -95.7908, 181, 4900000, 371000, 59575, 225, 4, '{"property_taxes":51300,"insurance":28750,"maintenance":88900,"management":77550,"utilities":32400,"reserves":34050}', 163907, 'active', null::integer, null::bigint, null::integer),
  (120, 59, '1930s bungalow near UT', 'Walked it last week: 3 bedrooms, 2 baths, 1,676 sq ft, 1937 construction. The owner has held it free and clear since the nineties.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Figure $44k at investor pricing.

Gross $43,608, expenses $16,008, NOI $27,600. That is 7.23% on the asking price before any upside.

Renters are mostly long-term thanks to the Domain and the Tesla plant.

A private lender is in place at 10% interest only if you want the introduction. Contract is signed and can be shown on request.', 'Single Family', '965 7th Ave', 'Austin', 'TX', '78719', 'Travis', 382000, 3, 2, 1676, 7840, 'Medium Rehab', 'Private Money', 'occupied', true, 6, 27600, 30.1807, -97.6718, 423, 560000, 44000, 3950, null::bigint, 8, '{"property_taxes":6550,"insurance":2650,"maintenance":3008,"management":2600,"reserves":1200}', 72818, 'active', null::integer, null::bigint, null::integer),
  (121, 48, 'Flip with $52k in it: craftsman', '1,894 sq ft craftsman from 1928 with four bedrooms and 2 baths. Seller bought another place and is carrying two payments.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Two bids came back around $47k.

ARV is $318k on three renovated comps inside a mile and six months. All in you are at $266k.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Medical Mile.

Cash or equivalent, close in 14 days or less with our title company. Selling on title, not an assignment.', 'Single Family', '4701 Redfield Ave', 'Grand Rapids', 'MI', '49508', 'Kent', 219000, 4, 2, 1894, 10820, 'Medium Rehab', 'Cash', 'occupied', false, 7, null::bigint, 42.8945, -85.6174, 314, 318000, 47000, 2500, null::bigint, 5, '{"property_taxes":3000,"insurance":1000,"maintenance":2300,"management":2600,"reserves":1100}', 132378, 'active', null::integer, 232000, 18655),
  (122, 49, 'Long-hold opportunity: 0.36 acre near the Market-Frankford Line', '0.36 acre (15,785 sq ft), mature timber that has not been cut in thirty years.

City sewer is in the street. A sketch plan for subdividing is in the folder.

Builders are active on this side of Philadelphia; Temple University and Penn and Drexel are what they are chasing.

Looking for a clean cash offer with proof of funds.', 'Land', '5126 Hawthorne Trl', 'Philadelphia', 'PA', '19146', 'Philadelphia', 36500, 0, 0, 0, 15785, null, 'Cash', 'vacant', false, 5, null::bigint, 39.9333, -75.1783, 94, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 137368, 'active', null::integer, 38500, 42824),
  (123, 3, 'Distribution building at an 8.3% cap', 'Estate sale, probate is closed. Two spaces totalling 29,350 sq ft with about 10% office finish.

Gross $217,620, expenses $98,720, NOI $118,900. That is 8.29% on the asking price before any upside.

Mostly vacant. Roof, mechanicals and storefronts all need replacing; frame and slab are good. Two bids came back around $577k.

Shreveport regulars know the pull of Ochsner LSU Health, and then there is Barksdale Air Force Base.

Creative terms preferred: part seller note, part new debt. Bring a structure. Under contract direct with the seller; assignment or double close. Please do not disturb the tenants.', 'Industrial', '6686 14th St', 'Shreveport', 'LA', '71105', 'Caddo', 1435000, 0, 3, 29350, 58000, 'Heavy Rehab', 'Creative', 'occupied', true, 5, 118900, 32.4562, -93.7119, 515, 2225000, 577000, 19425, 75, 7, '{"property_taxes":8150,"insurance":8150,"maintenance":29070,"management":24950,"utilities":15000,"reserves":13400}', 113053, 'active', null::integer, 1491000, 12177),
  (124, 69, 'Side-by-side duplex at an 8.4% cap', 'Duplex from 1990: 7 bedrooms over two units, 2,490 sq ft, separate electric meters. Partnership is splitting up and this is the last asset.

Functional as it sits. New counters and flooring would bring it to market finish. Our scope comes to $34k.

NOI is $36,400 on trailing numbers, not pro forma (8.37% cap). Expenses run 37% of collections. ARV is $510k on three renovated comps inside a mile and six months. All in you are at $469k.

Most tenants here are drawn by the Metro-North line, some by the Steelpointe Harbor project.

Cash only, as-is, $5,000 non-refundable after a three-day look. Please do not disturb the tenants.', 'Multi Family', '4328 Laurel Pl', 'Bridgeport', 'CT', '06608', 'Fairfield', 435000, 7, 3, 2490, 5420, 'Light Rehab', 'Cash', 'occupied', true, 7, 36400, 41.1837, -73.1867, 331, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 108880, 'active', null::integer, null::bigint, null::integer),
  (125, 59, 'Cash-flowing fourplex, 6.9% cap', 'Four-family from 1966: 9 bedrooms over four units, 3,380 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

NOI is $183,900 on trailing numbers, not pro forma (6.94% cap). Expenses run 35% of collections.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Honolulu regulars know the pull of the military housing allowance, and then there is the Skyline rail.

Cash or equivalent, close in 14 days or less with our title company. Please do not disturb the tenants.', 'Multi Family', '5164 Fairmount St', 'Honolulu', 'HI', '96817', 'Honolulu', 2650000, 9, 4, 3380, 3730, 'Turn-Key', 'Cash', 'occupied', false, 5, 183900, 21.3309, -157.8584, 1071, null::bigint, 0, 24975, null::bigint, 5, '{"property_taxes":7750,"insurance":7400,"maintenance":28715,"management":24350,"utilities":21000,"reserves":11600}', 46852, 'active', null::integer, null::bigint, null::integer),
  (126, 72, 'Value-add craftsman: kitchens, baths, mechanicals', 'Seller bought another place and is carrying two payments. 2 bed, 1.5 bath, 1,064 sq ft, built in 1930, on a 0.17 acre lot.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $33k.

T-12: income $28,200 / expenses $11,900 / NOI $16,300. Rent roll and bank statements after NDA. ARV is $298k on three renovated comps inside a mile and six months. All in you are at $238k.

Atlanta regulars know the pull of the BeltLine, and then there is MARTA.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Selling on title, not an assignment. Showings with 24 hours’ notice.', 'Single Family', '1611 Grafton Ave', 'Atlanta', 'GA', '30314', 'Fulton', 204900, 2, 1.5, 1064, 7530, 'Medium Rehab', 'Creative', 'occupied', false, 6, 16300, 33.7617, -84.4245, 183, 298000, 33000, 2500, null::bigint, 6, '{"property_taxes":1850,"insurance":1100,"maintenance":3800,"management":3400,"reserves":1750}', 122945, 'active', null::integer, 212000, 21204),
  (127, 66, 'Warehouse near the Metro-North line', 'Heirs live out of state and want it off their plate. Four spaces totalling 62,750 sq ft with about 10% office finish.

One vacant space needs a white box; the rest can stay as it is. Our scope comes to $409k (about $103k a unit).

Collected rent is about $62,650 a month. After taxes, insurance, management and reserves the NOI is $488,300, a 9.00% cap at ask.

Most tenants here are drawn by Yale and Yale New Haven Hospital, some by the Metro-North line.

Seller will carry with $1.08M down at 7%, five-year balloon. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '534 2nd St', 'New Haven', 'CT', '06511', 'New Haven', 5425000, 0, 4, 62750, 173400, 'Light Rehab', 'Owner Financing', 'occupied', true, 5, 488300, 41.3158, -72.9306, 184, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 133249, 'active', null::integer, null::bigint, null::integer),
  (128, 32, 'Infill teardown in Fayetteville', 'Solid 3/1.5 with 1,652 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Priced at land value. The structure is beyond economic repair and the city has a demolition estimate on file.

New construction of this size trades around $289k here. At $103,000 the dirt pencils for a spec build.

Exit is not a worry: Cape Fear Valley Health and Fort Bragg bring both tenants and owner-occupants.

A private lender is in place at 10% interest only if you want the introduction. Lockbox on site, message for the code.', 'Residential', '434 Wexford Ln', 'Fayetteville', 'NC', '28301', 'Cumberland', 103000, 3, 1.5, 1652, 5210, 'Tear-Down', 'Private Money', 'vacant', true, 6, null::bigint, 35.0735, -78.8848, 136, 289000, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":750,"insurance":700}', 25559, 'active', null::integer, null::bigint, null::integer),
  (129, 42, 'Office building at a 9.5% cap', 'Seller is relocating for work. Garden office of 8,450 sq ft; one space is dark and priced in.

Roof has three years in it, half of the HVAC is original and the common areas are dated. Figure $184k at investor pricing (about $37k a unit).

Collected rent is about $12,950 a month. After taxes, insurance, management and reserves the NOI is $96,100, a 9.47% cap at ask. Renovated comps support $1,320,000. At $1,015,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The Tide light rail and Naval Station Norfolk keep vacancy low in this part of Norfolk.

Seller will carry with $203k down at 7%, ten-year balloon. Contract is signed and can be shown on request.', 'Commercial', '120 Linden Ave', 'Norfolk', 'VA', '23517', 'Norfolk, City of', 1015000, 0, 5, 8450, 24200, 'Medium Rehab', 'Owner Financing', 'occupied', true, 5, 96100, 36.8704, -76.2973, 569, null::bigint, 183500, 13800, 125, 7, '{"property_taxes":8950,"insurance":7600,"maintenance":14253,"management":11800,"utilities":8800,"reserves":7900}', 62662, 'active', null::integer, 974000, 16320),
  (130, 59, '0.16 acre in Cincinnati: pasture tract, survey in hand', 'Direct from a family that has paid the taxes on this for decades. 0.16 acre, level and cleared, with road frontage on the south side. Water and power are at the road, perc test passed in the spring, and the title is clean.

Demand here comes from the Over-the-Rhine revival. Nearby resales have been short-lived on the market. Structured for private money, first-position note. Selling on title, not an assignment.', 'Land', 'Lot 42, Walden Rd', 'Cincinnati', 'OH', '45230', 'Hamilton', 22500, 0, 0, 0, 7137, null, 'Private Money', 'vacant', false, 6, null::bigint, 39.0756, -84.3724, 37, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":350}', 3171, 'active', null::integer, null::bigint, null::integer),
  (131, 30, 'Oklahoma City mid-century', '1,334 sq ft 1960s modern from 1967 with two bedrooms and 2 baths. Partnership is splitting up and this is the last asset.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Two bids came back around $73k.

Renovated comps support $197,000. At $96,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Most tenants here are drawn by Tinker Air Force Base, some by the streetcar.

Cash or equivalent, close in 14 days or less with our title company. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Single Family', '164 Laurel Dr', 'Oklahoma City', 'OK', '73106', 'Oklahoma', 96000, 2, 2, 1334, 4880, 'Heavy Rehab', 'Cash', 'occupied', true, 8, null::bigint, 35.4854, -97.5369, 280, 197000, 73000, null::bigint, null::bigint, null::float8, '{"property_taxes":850,"insurance":700}', 68189, 'active', null::integer, 92000, 6875),
  (132, 54, 'Duplex near the Titletown district, needs lipstick only', '2 bedrooms over two units, built 1927. Leases are month to month, so rents can move. Seller bought another place and is carrying two payments. Functional as it sits. New counters and flooring would bring it to market finish. We carry $16k for repairs; verify with your own crew.

Gross $29,070, expenses $10,070, NOI $19,000. That is 7.85% on the asking price before any upside. Exit is not a worry: the Titletown district and Bellin bring both tenants and owner-occupants. Conventional buyers are welcome; allow 30 days. Showings with 24 hours’ notice.', 'Multi Family', '5236 Magnolia Ln', 'Green Bay', 'WI', '54307', 'Brown', 242000, 2, 2, 1340, 8280, 'Light Rehab', 'Conventional', 'occupied', false, 5, 19000, 44.466, -88.0124, 57, null::bigint, 15500, 2550, null::bigint, 5, '{"property_taxes":4050,"insurance":950,"maintenance":1670,"management":1450,"utilities":1000,"reserves":950}', 21811, 'active', null::integer, null::bigint, null::integer),
  (133, 52, 'Long-hold opportunity: 1.6 acres near remote workers on the city’s grant', 'Direct from a family that has paid the taxes on this for decades. 1.6 acres, gently rolling and fenced on three sides.

Outside the flood zone per the current map. Electric is 200 feet away.

Builders are active on this side of Tulsa; the aerospace shops by the airport and the Gathering Place are what they are chasing.

Owner financing: 25% down, rate to be agreed, no prepayment penalty. We are under contract and assigning.', 'Land', 'Lot 41, Beacon Trl', 'Tulsa', 'OK', '74110', 'Tulsa', 26500, 0, 0, 0, 70134, null, 'Owner Financing', 'vacant', true, 3, null::bigint, 36.178, -95.9517, 2392, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 162203, 'active', null::integer, 29000, 18100),
  (134, 66, '8.4% cap: 1950s ranch near the Illinois Medical District', 'Seller bought another place and is carrying two payments. 3 bed, 2 bath, 1,254 sq ft, built in 1958, on a 0.09 acre lot.

Collected rent is about $3,800 a month. After taxes, insurance, management and reserves the NOI is $24,800, a 8.38% cap at ask.

No deferred maintenance. Inspection report from this spring is in the folder.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Red Line.

Cash only, as-is, $5,000 non-refundable after a three-day look. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '384 N Meadowbrook St', 'Chicago', 'IL', '60643', 'Cook', 296000, 3, 2, 1254, 3910, 'Turn-Key', 'Cash', 'occupied', true, 4, 24800, 41.7055, -87.6596, 959, 308000, 0, 4025, null::bigint, 5, '{"property_taxes":6650,"insurance":2200,"maintenance":5135,"management":4400,"reserves":2700}', 91102, 'active', null::integer, null::bigint, null::integer),
  (135, 70, 'Turn-key and tenanted: garden office near the bank towers', '12,650 sq ft, eight suites, built 1985, on 0.6 acre with surface parking. Seller bought another place and is carrying two payments.

NOI is $206,900 on trailing numbers, not pro forma (7.81% cap). Expenses run 39% of collections.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Exit is not a worry: the bank towers and the NoDa breweries bring both tenants and owner-occupants.

Structured for private money, first-position note. Showings with 24 hours’ notice.', 'Commercial', '8755 Linden Way', 'Charlotte', 'NC', '28226', 'Mecklenburg', 2650000, 0, 7, 12650, 26200, 'Turn-Key', 'Private Money', 'occupied', false, 5, 206900, 35.0868, -80.8114, 351, 2800000, null::bigint, 30225, null::bigint, 7, '{"property_taxes":17750,"insurance":15250,"maintenance":32261,"management":30550,"utilities":17500,"reserves":17100}', 141098, 'active', null::integer, null::bigint, null::integer),
  (136, 1, '6-unit brick walk-up near Raytheon and Davis-Monthan', '12 bedrooms over six units, built 1945. Leases are month to month, so rents can move. Seller bought another place and is carrying two payments.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Our scope comes to $97k (about $16k a unit).

T-12: income $78,960 / expenses $28,160 / NOI $50,800. Rent roll and bank statements after NDA. Renovated comps support $1,000,000. At $745,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: Raytheon and Davis-Monthan and the University of Arizona bring both tenants and owner-occupants.

Seller will carry with $149k down at 7%, ten-year balloon. Under contract direct with the seller; assignment or double close. Please do not disturb the tenants.', 'Multi Family', '1535 Walden Dr', 'Tucson', 'AZ', '85714', 'Pima', 745000, 12, 6, 5040, 11410, 'Medium Rehab', 'Owner Financing', 'occupied', true, 7, 50800, 32.1764, -110.9656, 81, 1000000, 96500, 6875, 125, 6, '{"property_taxes":4300,"insurance":2650,"maintenance":6410,"management":5750,"utilities":3950,"reserves":3400,"other":1700}', 86689, 'active', null::integer, null::bigint, null::integer),
  (137, 36, 'Turn-key condo in Brooklyn', 'Estate sale, probate is closed. South-facing unit, 1,163 sq ft, 2 bed and 2.5 bath. HOA allows rentals with a twelve-month minimum lease.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

NOI is $43,000 on trailing numbers, not pro forma (4.94% cap). Expenses run 39% of collections.

Renters are easy to find thanks to the L and J trains and the Navy Yard.

Ideal for a 12-month bridge loan; we can introduce a lender. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Condo', '2673 S Elmhurst Ave #3A', 'Brooklyn', 'NY', '11228', 'Kings', 870000, 2, 2.5, 1163, 0, 'Turn-Key', 'Hard Money', 'occupied', true, 8, 43000, 40.6139, -74.0149, 43, 960000, 0, 6275, null::bigint, 6, '{"property_taxes":12150,"insurance":1400,"maintenance":3432,"management":3550,"hoa":5750,"reserves":1500}', 8080, 'active', null::integer, null::bigint, null::integer),
  (138, 48, 'Duplex at a 7.6% cap', '7 bedrooms over two units, built 1970. One unit is owner-occupied and will be vacant at closing. Came to us through the seller’s attorney.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $40k for repairs; verify with your own crew.

Gross $70,395, expenses $32,095, NOI $38,300. That is 7.58% on the asking price before any upside.

The Swamp Rabbit Trail and BMW and Michelin keep vacancy low in this part of Greenville.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. We are under contract and assigning. Please do not disturb the tenants.', 'Multi Family', '208 Rosewood St', 'Greenville', 'SC', '29613', 'Greenville', 505000, 7, 3, 2480, 5840, 'Light Rehab', 'Owner Financing', 'occupied', true, 5, 38300, 34.9286, -82.4283, 9, 560000, 39500, 6100, 75, 5, '{"property_taxes":2900,"insurance":2800,"maintenance":8995,"management":8200,"utilities":4450,"reserves":4750}', 1280, 'active', null::integer, null::bigint, null::integer),
  (139, 39, 'Paint-and-carpet storefront with apartments in Tacoma', 'Mixed-use building from 1946: retail at the street, apartments above, 4,280 sq ft in all. Tired landlord is done after a long hold.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $44k for repairs (about $9k a unit); verify with your own crew.

NOI is $75,600 on trailing numbers, not pro forma (6.94% cap). Expenses run 36% of collections. Renovated comps support $1,240,000. At $1,090,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: UW Tacoma and the port bring both tenants and owner-occupants.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Please do not disturb the tenants.', 'Mixed Use', '4043 Carver St', 'Tacoma', 'WA', '98407', 'Pierce', 1090000, 6, 5, 4280, 2060, 'Light Rehab', 'Cash', 'occupied', true, 3, 75600, 47.2862, -122.5004, 710, null::bigint, 44000, 10600, null::bigint, 7, '{"property_taxes":8900,"insurance":3550,"maintenance":9696,"management":10550,"utilities":4600,"reserves":5400}', 87848, 'active', null::integer, null::bigint, null::integer),
  (140, 61, 'Nashville craftsman bungalow', 'Solid 3/1.5 with 1,498 sq ft under roof. Seller bought another place and is carrying two payments, so we can move quickly.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $28k for repairs; verify with your own crew.

NOI is $30,400 on trailing numbers, not pro forma (7.98% cap). Expenses run 40% of collections. Ask $381,000 + repairs $28,000 = $409,000 all in, against an ARV of $450,000 (91%).

Nashville regulars know the pull of Vanderbilt, and then there is the Oracle campus on the East Bank.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '3865 Warwick Ter', 'Nashville', 'TN', '37217', 'Davidson', 381000, 3, 1.5, 1498, 3950, 'Light Rehab', 'Hard Money', 'occupied', true, 5, 30400, 36.1012, -86.654, 1160, null::bigint, 28000, 4575, null::bigint, 8, '{"property_taxes":2450,"insurance":2000,"maintenance":5958,"management":6900,"reserves":2800}', 142310, 'active', null::integer, null::bigint, null::integer),
  (141, 26, '6.2% cap: side-by-side duplex near the new airport', '6 bedrooms over two units, built 1956. One unit is owner-occupied and will be vacant at closing. Seller is relocating for work.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

Gross $77,556, expenses $32,156, NOI $45,400. That is 6.18% on the asking price before any upside.

Most tenants here are drawn by the new airport, some by TRAX.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Multi Family', '2041 W 7th Ave', 'Salt Lake City', 'UT', '84121', 'Salt Lake', 735000, 6, 3, 2390, 3350, 'Turn-Key', 'Cash', 'occupied', true, 5, 45400, 40.6262, -111.7717, 1382, null::bigint, 0, 7025, null::bigint, 8, '{"property_taxes":3850,"insurance":3200,"maintenance":7606,"management":6900,"utilities":5850,"reserves":4750}', 154237, 'active', null::integer, 779000, 17104),
  (142, 27, 'Little Rock mixed-use building', 'Estate sale, probate is closed. 7,190 sq ft in ten units; the bike shop downstairs pays on the first every month, apartments upstairs are rarely empty.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $74k at investor pricing (about $8k a unit).

Gross $162,144, expenses $66,744, NOI $95,400. That is 8.71% on the asking price before any upside. ARV is $1.26M on three renovated comps inside a mile and six months. All in you are at $1.17M.

Little Rock regulars know the pull of the River Market district, and then there is UAMS and the VA hospital.

Structured for private money, first-position note. Please do not disturb the tenants.', 'Mixed Use', '1254 S Elmhurst Blvd', 'Little Rock', 'AR', '72223', 'Pulaski', 1095000, 11, 10, 7190, 4750, 'Light Rehab', 'Private Money', 'occupied', false, 4, 95400, 34.7958, -92.5013, 633, 1265000, 73500, 13825, 250, 4, '{"property_taxes":6450,"insurance":7300,"maintenance":16694,"management":14750,"utilities":12500,"reserves":9050}', 168844, 'active', null::integer, null::bigint, null::integer),
  (143, 17, 'Greensboro 1930s bungalow', 'Solid 4/2.5 with 1,716 sq ft under roof. Owner retired and is selling the portfolio one by one, so we can move quickly.

$291,000 firm until the end of the month, then it goes to the MLS closer to $311k.

No deferred maintenance. Inspection report from this spring is in the folder.

Exit is not a worry: the Toyota battery plant and UNCG bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. Selling on title, not an assignment. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '2045 Clayborne Ct', 'Greensboro', 'NC', '27408', 'Guilford', 291000, 4, 2.5, 1716, 5740, 'Turn-Key', 'Hard Money', 'occupied', false, 6, null::bigint, 36.1085, -79.8112, 357, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 54920, 'active', null::integer, 302000, 12717),
  (144, 15, 'Miami condo', 'The owner has held it free and clear since the nineties. Corner unit, 1,178 sq ft, 2 bed and 2 bath. HOA allows rentals with a twelve-month minimum lease.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

$495,000 firm until the end of the month, then it goes to the MLS closer to $555k.

Miami regulars know the pull of the Metrorail, and then there is the health district.

Looking for a clean cash offer with proof of funds. Under contract direct with the seller; assignment or double close.', 'Condo', '4375 Marlowe St #204', 'Miami', 'FL', '33145', 'Miami-Dade', 495000, 2, 2, 1178, 0, 'Turn-Key', 'Cash', 'occupied', true, 7, null::bigint, 25.7577, -80.2267, 64, null::bigint, null::bigint, 3200, null::bigint, null::float8, '{"property_taxes":4150,"insurance":1500,"maintenance":2200,"management":1650,"hoa":2950,"reserves":800}', 35005, 'paused', 7434, null::bigint, null::integer),
  (145, 61, 'Ranch near the QLine', 'Estate sale, probate is closed. 4 bed, 2.5 bath, 2,108 sq ft, built in 1985, on a 0.18 acre lot.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $18k for repairs; verify with your own crew.

Ask $141,000 + repairs $18,000 = $159,000 all in, against an ARV of $166,000 (96%).

Detroit regulars know the pull of the QLine, and then there is the Michigan Central district.

Appraises and insures without drama, so bank money works. Under contract direct with the seller; assignment or double close. Lockbox on site, message for the code.', 'Single Family', '64 Grafton Ave', 'Detroit', 'MI', '48228', 'Wayne', 141000, 4, 2.5, 2108, 7680, 'Light Rehab', 'Conventional', 'vacant', true, 4, null::bigint, 42.3591, -83.2232, 663, 166000, 18000, null::bigint, null::bigint, null::float8, '{}', 142902, 'active', null::integer, null::bigint, null::integer),
  (146, 2, 'Turn-key and tenanted: duplex near the biotech cluster on Torrey Pines Mesa', '4 bedrooms over two units, built 1978. Long-term tenants downstairs. Came to us through the seller’s attorney. Clean, insured, and managed by a local PM who would stay on at 8%.

Gross $158,688, expenses $72,688, NOI $86,000. That is 6.56% on the asking price before any upside. The naval base and the biotech cluster on Torrey Pines Mesa keep vacancy low in this part of San Diego. Appraises and insures without drama, so bank money works. Showings with 24 hours’ notice.', 'Multi Family', '693 Calloway Ln', 'San Diego', 'CA', '92109', 'San Diego', 1310000, 4, 2, 1940, 6390, 'Turn-Key', 'Conventional', 'occupied', true, 6, 86000, 32.8011, -117.2363, 435, null::bigint, 0, 13725, 50, 4, '{"property_taxes":8950,"insurance":3550,"maintenance":20388,"management":20150,"utilities":10650,"reserves":9000}', 113248, 'active', null::integer, null::bigint, null::integer),
  (147, 60, 'Duplex near Wright-Patterson', '4 bedrooms over two units, built 1922. Leases are month to month, so rents can move. The owner has held it free and clear since the nineties. Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $17k.

T-12: income $25,920 / expenses $9,220 / NOI $16,700. Rent roll and bank statements after NDA. We own two doors nearby and have never been empty for more than three weeks, largely because of the Oregon District. Conventional buyers are welcome; allow 30 days. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Multi Family', '511 Hickory Dr', 'Dayton', 'OH', '45439', 'Montgomery', 180000, 4, 2, 1750, 8230, 'Light Rehab', 'Conventional', 'occupied', true, 5, 16700, 39.7022, -84.2159, 1019, null::bigint, 16500, 2250, null::bigint, 4, '{"property_taxes":2400,"insurance":1200,"maintenance":2170,"management":1850,"utilities":900,"reserves":700}', 127869, 'active', null::integer, null::bigint, null::integer),
  (148, 27, 'Builder opportunity: 2.7 acres near the state offices', 'Direct from a family that has paid the taxes on this for decades. 2.7 acres, water views from the whole upper half.

Growth in Trenton follows the state offices and the transit line to New York and Philadelphia.

City sewer is in the street. A sketch plan for subdividing is in the folder. That is $36,500 an acre.

Owner financing: 25% down, rate to be agreed, no prepayment penalty. Contract is signed and can be shown on request.', 'Land', '273 7th Trl', 'Trenton', 'NJ', '08610', 'Mercer', 99000, 0, 0, 0, 118070, null, 'Owner Financing', 'vacant', true, 4, null::bigint, 40.1973, -74.709, 242, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 23234, 'active', null::integer, null::bigint, null::integer),
  (149, 66, 'Turn-key condo in Baltimore', '2 bed, 2 bath, 1,156 sq ft in a 2000 building with a balcony facing west. Heirs live out of state and want it off their plate.

$197,000 firm until the end of the month, then it goes to the MLS closer to $214k.

Move-in ready. Reserves of the association are healthy and the minutes are in the folder.

Renters are steady thanks to Johns Hopkins and the Under Armour campus.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Condo', '4063 Larkspur Ter #6C', 'Baltimore', 'MD', '21213', 'Baltimore, City of', 197000, 2, 2, 1156, 0, 'Turn-Key', 'Hard Money', 'occupied', true, 6, null::bigint, 39.3147, -76.5874, 672, null::bigint, null::bigint, 2250, null::bigint, 4, '{"property_taxes":1950,"insurance":400,"maintenance":2150,"management":1950,"hoa":3250,"reserves":1000}', 61475, 'active', null::integer, 204000, 12560),
  (150, 48, 'Triplex at a 7.6% cap', 'Came to us through the seller’s attorney. Three units, 2,000 sq ft, 3 bedrooms over three units. Off-street parking in the rear.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Figure $52k at investor pricing (about $17k a unit).

Gross $69,255, expenses $28,855, NOI $40,400. That is 7.62% on the asking price before any upside. Ask $530,000 + repairs $51,500 = $581,500 all in, against an ARV of $665,000 (87%).

Newark regulars know the pull of Rutgers-Newark, and then there is the Ironbound restaurants.

Looking for a clean cash offer with proof of funds. Please do not disturb the tenants.', 'Multi Family', '524 Woodlawn Ln', 'Newark', 'NJ', '07112', 'Essex', 530000, 3, 3, 2000, 6040, 'Medium Rehab', 'Cash', 'occupied', false, 5, 40400, 40.7152, -74.2168, 1159, 665000, 51500, 6075, null::bigint, 5, '{"property_taxes":12100,"insurance":1950,"maintenance":4955,"management":4100,"utilities":2850,"reserves":2900}', 170199, 'active', null::integer, null::bigint, null::integer),
  (151, 15, 'Renovated single-level ranch, ready to lease', 'Walked it last week: 3 bedrooms, 1.5 baths, 1,576 sq ft, 1965 construction. The owner has held it free and clear since the nineties.

Asking $138,000; the last appraisal came in at $150,000.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Caterpillar and Bradley University keep vacancy low in this part of Peoria.

Will qualify for conventional financing.', 'Single Family', '124 Sycamore Pl', 'Peoria', 'IL', '61615', 'Peoria', 138000, 3, 1.5, 1576, 12210, 'Turn-Key', 'Conventional', 'vacant', false, 5, null::bigint, 40.7638, -89.6423, 78, null::bigint, 0, 1675, null::bigint, 5, '{}', 60087, 'active', null::integer, null::bigint, null::integer),
  (152, 42, 'High-desert parcel, 0.26 acre, ready for plans', 'Direct from a family that has paid the taxes on this for decades. 0.26 acre, flat with a shallow wash along the back line. Water and power are at the road, perc test passed in the spring, and the title is clean.

Builders are active on this side of Las Vegas; the Strip payrolls and Nellis Air Force Base are what they are chasing. Cash or equivalent, close in 14 days or less with our title company. Contract is signed and can be shown on request.', 'Land', 'Lot 23, Mulberry Ln', 'Las Vegas', 'NV', '89108', 'Clark', 40500, 0, 0, 0, 11126, null, 'Cash', 'vacant', true, 6, null::bigint, 36.2056, -115.2248, 83, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":200}', 18313, 'active', null::integer, 39000, 3036),
  (153, 7, 'Renovated two-story, ready to lease', 'Seller bought another place and is carrying two payments. 4 bed, 2 bath, 2,172 sq ft, built in 1940, on a 0.23 acre lot.

Asking $154,900; the last appraisal came in at $164,900.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Metroparks riverfront.

Will qualify for conventional financing. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Single Family', '459 Sycamore Ct', 'Toledo', 'OH', '43604', 'Lucas', 154900, 4, 2, 2172, 10020, 'Turn-Key', 'Conventional', 'vacant', true, 6, null::bigint, 41.6649, -83.531, 45, null::bigint, 0, 1850, null::bigint, 5, '{"property_taxes":2150,"insurance":1250,"maintenance":2850,"management":2600}', 27785, 'active', null::integer, null::bigint, null::integer),
  (154, 60, '5-suite office building near Downtown Brooklyn rezoning', '7,400 sq ft, five suites, built 2001, on 0.47 acre with surface parking. Came to us through the seller’s attorney.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

NOI is $164,800 on trailing numbers, not pro forma (7.67% cap). Expenses run 35% of collections.

Most tenants here are drawn by the L and J trains, some by Downtown Brooklyn rezoning.

Will qualify for conventional financing. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '9531 Kingsley Ave', 'Brooklyn', 'NY', '11216', 'Kings', 2150000, 0, 5, 7400, 20500, 'Turn-Key', 'Conventional', 'occupied', true, 8, 164800, 40.6789, -73.9549, 20, null::bigint, 0, 21975, null::bigint, 4, '{"property_taxes":29100,"insurance":9750,"maintenance":13402,"management":14400,"utilities":10800,"reserves":7250,"other":3650}', 444, 'active', null::integer, null::bigint, null::integer),
  (155, 68, 'Value-add mixed-use corner: kitchens, baths, mechanicals', 'Seller is relocating for work. 5,470 sq ft in five units; the bike shop downstairs just signed for five more years, apartments upstairs are rarely empty.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. We carry $120k for repairs (about $24k a unit); verify with your own crew.

Collected rent is about $10,900 a month, near $2,175 a unit. After taxes, insurance, management and reserves the NOI is $74,600, a 7.98% cap at ask. Numbers:
• Price $935,000
• Repairs $120,000
• ARV $1,250,000
• All in at 84% of ARV

We own two doors nearby and have never been empty for more than three weeks, largely because of Brown and RISD.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '4044 Orchard Blvd', 'Providence', 'RI', '02908', 'Providence', 935000, 3, 5, 5470, 3280, 'Medium Rehab', 'Hard Money', 'occupied', true, 7, 74600, 41.8393, -71.4412, 53, 1250000, 120000, 11625, 200, 8, '{"property_taxes":11250,"insurance":4250,"maintenance":13598,"management":14000,"utilities":6750,"reserves":6100}', 10877, 'active', null::integer, 1017000, 829),
  (156, 20, 'Down to the studs: craftsman bungalow near Sanford Health', 'Walked it last week: 3 bedrooms, 2.5 baths, 1,570 sq ft, 1929 construction. Seller is relocating for work.

Full renovation: roof, electrical, plumbing, HVAC, drywall and all finishes. Some demo is already done. Figure $95k at investor pricing.

Renovated comps support $332,000. At $167,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Renters are steady thanks to Sanford Health and the Microsoft campus.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '1491 N Calloway St', 'Fargo', 'ND', '58103', 'Cass', 167000, 3, 2.5, 1570, 17020, 'Heavy Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 46.8572, -96.8121, 205, 332000, 94500, null::bigint, null::bigint, null::float8, '{}', 140087, 'active', null::integer, null::bigint, null::integer),
  (157, 68, 'Salt Lake City lake lot – 0.64 acre', 'A cleared pad above the shoreline. The parcel measures 0.64 acre by the recent survey, stakes are in.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Demand here comes from TRAX. Nearby resales have been short-lived on the market.

Cash only, as-is, $5,000 non-refundable after a three-day look. We own it.', 'Land', '576 Locust Rd', 'Salt Lake City', 'UT', '84123', 'Salt Lake', 148000, 0, 0, 0, 27733, null, 'Cash', 'vacant', false, 6, null::bigint, 40.666, -111.9225, 309, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 66346, 'active', null::integer, null::bigint, null::integer),
  (158, 27, 'Turn-key flex building in Baton Rouge', 'Heirs live out of state and want it off their plate. Three spaces totalling 7,000 sq ft with a new TPO roof with warranty. LED throughout, fire panel inspected, all units occupied or in lease-up condition.

NOI is $66,700 on trailing numbers, not pro forma (9.39% cap). Expenses run 37% of collections. The ExxonMobil complex and LSU keep vacancy low in this part of Baton Rouge. Will qualify for conventional financing. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Industrial', '8818 Whitman Ave', 'Baton Rouge', 'LA', '70810', 'East Baton Rouge', 710000, 0, 3, 7000, 15700, 'Turn-Key', 'Conventional', 'occupied', true, 6, 66700, 30.359, -91.093, 76, null::bigint, null::bigint, 9475, null::bigint, 7, '{"property_taxes":4100,"insurance":4350,"maintenance":11541,"management":9000,"utilities":5900,"reserves":4150}', 15567, 'active', null::integer, null::bigint, null::integer),
  (159, 35, 'Duplex near Ellsworth Air Force Base', '4 bedrooms over two units, built 1960. Long-term tenants downstairs. Seller is relocating for work. Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

T-12: income $54,435 / expenses $20,835 / NOI $33,600. Rent roll and bank statements after NDA. We own two doors nearby and have never been empty for more than three weeks, largely because of Black Hills tourism. Owner financing: 15% down, rate to be agreed, no prepayment penalty. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '286 Magnolia St', 'Rapid City', 'SD', '57702', 'Pennington', 430000, 4, 2, 1680, 9100, 'Turn-Key', 'Owner Financing', 'occupied', true, 7, 33600, 44.0023, -103.3548, 747, 470000, null::bigint, 4775, null::bigint, 5, '{"property_taxes":4450,"insurance":1950,"maintenance":5685,"management":4250,"utilities":2500,"reserves":2000}', 160996, 'active', null::integer, null::bigint, null::integer),
  (160, 42, 'Flip with $75k in it: single-level ranch', 'Walked it last week: 4 bedrooms, 1.5 baths, 2,004 sq ft, 1969 construction. Partnership is splitting up and this is the last asset.

Renovated comps support $425,000. At $286,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $64k for repairs; verify with your own crew.

Renters are easy to find thanks to DART and the Southern Gateway park.

Cash or equivalent, close in 14 days or less with our title company. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '538 5th Ave', 'Dallas', 'TX', '75253', 'Dallas', 286000, 4, 1.5, 2004, 8090, 'Medium Rehab', 'Cash', 'vacant', true, 5, null::bigint, 32.6785, -96.6019, 515, 425000, 64000, null::bigint, null::bigint, null::float8, '{}', 83796, 'active', null::integer, null::bigint, null::integer),
  (161, 64, 'SubTo 2010s modern, low-rate loan stays in place', 'Walked it last week: 3 bedrooms, 2 baths, 1,432 sq ft, 2012 construction. Owner retired and is selling the portfolio one by one. About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Two bids came back around $39k.

Ask $280,000 + repairs $38,500 = $318,500 all in, against an ARV of $420,000 (76%). Renters are steady thanks to PeaceHealth and the University of Oregon. Existing loan of about $194k at 2.875% stays in place. PITI is current. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '3743 S Norwood Pl', 'Eugene', 'OR', '97404', 'Lane', 280000, 3, 2, 1432, 10780, 'Medium Rehab', 'Subject To', 'vacant', true, 4, null::bigint, 44.1057, -123.1325, 127, 420000, 38500, 3625, null::bigint, 6, '{}', 103902, 'active', null::integer, null::bigint, null::integer),
  (162, 22, '8.8% cap: duplex near Cone Health', 'Seller bought another place and is carrying two payments. Two units, 1,800 sq ft, 5 bedrooms over two units. Laundry in the basement.

Clean, insured, and managed by a local PM who would stay on at 8%.

Collected rent is about $3,900 a month, near $1,950 a unit. After taxes, insurance, management and reserves the NOI is $30,200, a 8.83% cap at ask.

Greensboro regulars know the pull of the Toyota battery plant, and then there is Cone Health.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '163 Ransom Pl', 'Greensboro', 'NC', '27401', 'Guilford', 342000, 5, 2, 1800, 4550, 'Turn-Key', 'Owner Financing', 'occupied', true, 5, 30200, 36.0761, -79.7702, 339, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 153131, 'active', null::integer, null::bigint, null::integer),
  (163, 52, 'Scrape or save: 1930s colonial on 0.14 acre', 'Estate sale, probate is closed. 3 bed, 1.5 bath, 1,724 sq ft, built in 1935, on a 0.14 acre lot.

Priced at land value. The structure is beyond economic repair and the city has a demolition estimate on file.

New construction of this size trades around $320k here. At $114,000 the dirt pencils for a spec build.

The Red Line and the 606 trail keep vacancy low in this part of Chicago.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Open for walkthroughs Thursday and Saturday.', 'Single Family', '3516 Redfield Ct', 'Chicago', 'IL', '60615', 'Cook', 114000, 3, 1.5, 1724, 5900, 'Tear-Down', 'Hard Money', 'vacant', true, 7, null::bigint, 41.8, -87.6035, 942, 320000, null::bigint, null::bigint, null::bigint, null::float8, '{}', 160135, 'active', null::integer, 118000, 47353),
  (164, 75, 'Level parcel, 0.46 acre, ready for plans', 'Direct from a family that has paid the taxes on this for decades. 0.46 acre, open ground, farmed until last season.

City sewer is in the street. A sketch plan for subdividing is in the folder.

Builders are active on this side of Jacksonville; the Mayo Clinic campus and JAXPORT are what they are chasing.

Owner financing: 15% down, rate to be agreed, no prepayment penalty.', 'Land', '1266 11th Rd', 'Jacksonville', 'FL', '32207', 'Duval', 37000, 0, 0, 0, 20093, null, 'Owner Financing', 'vacant', false, 5, null::bigint, 30.2926, -81.6264, 113, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":300}', 11818, 'active', null::integer, null::bigint, null::integer),
  (165, 74, '4-bed 1990s colonial in Milwaukee', '1,914 sq ft two-story from 1995 with four bedrooms and 1.5 baths. Heirs live out of state and want it off their plate.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $28k at investor pricing.

T-12: income $27,048 / expenses $11,448 / NOI $15,600. Rent roll and bank statements after NDA.

The Harbor District and Marquette keep vacancy low in this part of Milwaukee.

Existing loan of about $178k at 3.75% stays in place. PITI is current. We are under contract and assigning.', 'Single Family', '5563 S 31st St', 'Milwaukee', 'WI', '53227', 'Milwaukee', 208000, 4, 1.5, 1914, 8400, 'Light Rehab', 'Subject To', 'occupied', true, 7, 15600, 42.998, -88.0334, 932, 246000, 27500, 2450, null::bigint, 8, '{"property_taxes":3400,"insurance":1000,"maintenance":2948,"management":2350,"reserves":1750}', 168656, 'active', null::integer, null::bigint, null::integer),
  (166, 15, 'Full gut ranch, $278k ARV', 'Solid 3/2 with 1,538 sq ft under roof. Heirs live out of state and want it off their plate, so we can move quickly.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Our scope comes to $83k.

Ask $141,000 + repairs $82,500 = $223,500 all in, against an ARV of $278,000 (80%).

We own two doors nearby and have never been empty for more than three weeks, largely because of the Intel site in Licking County.

Cash or equivalent, close in 14 days or less with our title company. Vacant, go any time.', 'Single Family', '277 Pembroke Ave', 'Columbus', 'OH', '43085', 'Franklin', 141000, 3, 2, 1538, 4160, 'Heavy Rehab', 'Cash', 'vacant', false, 5, null::bigint, 40.0947, -83.0202, 142, 278000, 82500, null::bigint, null::bigint, null::float8, '{"property_taxes":2100,"insurance":1150}', 20399, 'active', null::integer, null::bigint, null::integer),
  (167, 70, 'Side-by-side duplex near the BeltLine', 'Duplex from 1933: 5 bedrooms over two units, 1,680 sq ft, separate electric meters. Heirs live out of state and want it off their plate.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. We carry $21k for repairs; verify with your own crew.

Gross $51,615, expenses $18,415, NOI $33,200. That is 8.20% on the asking price before any upside. ARV is $445k on three renovated comps inside a mile and six months. All in you are at $426k.

Most tenants here are drawn by Georgia Tech and Emory, some by the BeltLine.

Existing loan of about $290k at 3.5% stays in place. PITI is current. Showings with 24 hours’ notice.', 'Multi Family', '3176 Walden Pl', 'Atlanta', 'GA', '30329', 'DeKalb', 405000, 5, 2, 1680, 5640, 'Light Rehab', 'Subject To', 'occupied', false, 7, 33200, 33.8207, -84.3194, 154, 445000, 21000, 4625, null::bigint, 7, '{"property_taxes":3750,"insurance":2550,"maintenance":4065,"management":3800,"utilities":2500,"reserves":1750}', 24151, 'active', null::integer, null::bigint, null::integer),
  (168, 43, 'Turn-key and tenanted: retail strip near Ohio State', '10,050 sq ft, five bays, built 1969, on 0.95 acre with surface parking. Heirs live out of state and want it off their plate.

Gross $231,570, expenses $84,070, NOI $147,500. That is 8.94% on the asking price before any upside.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Columbus regulars know the pull of Nationwide Children’s, and then there is the Intel site in Licking County.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '607 3rd St', 'Columbus', 'OH', '43232', 'Franklin', 1650000, 0, 5, 10050, 41200, 'Turn-Key', 'Creative', 'occupied', true, 6, 147500, 39.921, -82.8662, 35, null::bigint, null::bigint, 20575, 175, 7, '{"property_taxes":24700,"insurance":11800,"maintenance":16170,"management":13400,"utilities":9550,"reserves":5850,"other":2600}', 12979, 'active', null::integer, null::bigint, null::integer),
  (169, 32, 'Washington pasture tract – 0.41 acre', 'Direct from a family that has paid the taxes on this for decades. 0.41 acre, gently rolling and fenced on three sides.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Builders are active on this side of Washington; the Metro and the Anacostia riverfront are what they are chasing.

Seller will carry with $19k down at 7%, five-year balloon.', 'Land', '1759 Quarry Trl', 'Washington', 'DC', '20006', 'District of Columbia', 92000, 0, 0, 0, 17871, null, 'Owner Financing', 'vacant', false, 5, null::bigint, 38.8967, -77.0382, 84, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 22516, 'active', null::integer, null::bigint, null::integer),
  (170, 58, '4-bed craftsman bungalow in Charlotte', 'Solid 4/1 with 1,706 sq ft under roof. Direct to seller, they called off our mailer, so we can move quickly.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Asking $364,000; the last appraisal came in at $374,900.

Charlotte regulars know the pull of the bank towers, and then there is the NoDa breweries.

Cash only, as-is, $5,000 non-refundable after a three-day look.', 'Single Family', '487 Walden Ave', 'Charlotte', 'NC', '28270', 'Mecklenburg', 364000, 4, 1, 1706, 3760, 'Turn-Key', 'Cash', 'vacant', false, 6, null::bigint, 35.1368, -80.7705, 504, 374900, null::bigint, 3875, null::bigint, null::float8, '{}', 75662, 'active', null::integer, null::bigint, null::integer),
  (171, 40, 'Sacramento 1910s bungalow, delivered vacant', 'Solid 3/2.5 with 1,556 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Functional as it sits. New counters and flooring would bring it to market finish. Our scope comes to $19k.

Ask $455,000 + repairs $18,500 = $473,500 all in, against an ARV of $545,000 (87%).

Sacramento regulars know the pull of UC Davis Health, and then there is the state offices.

Conventional buyers are welcome; allow 30 days. Selling on title, not an assignment. Open for walkthroughs Thursday and Saturday.', 'Single Family', '450 Perry Ter', 'Sacramento', 'CA', '95831', 'Sacramento', 455000, 3, 2.5, 1556, 8260, 'Light Rehab', 'Conventional', 'vacant', false, 4, null::bigint, 38.4967, -121.5355, 15, 545000, 18500, null::bigint, null::bigint, null::float8, '{}', 454, 'active', null::integer, null::bigint, null::integer),
  (172, 17, 'Baton Rouge triplex', 'Triplex from 1954: 3 bedrooms over three units, 2,140 sq ft, separate electric meters. Direct to seller, they called off our mailer. No deferred maintenance. Inspection report from this spring is in the folder.

NOI is $31,800 on trailing numbers, not pro forma (9.09% cap). Expenses run 45% of collections. Exit is not a worry: the ExxonMobil complex and LSU bring both tenants and owner-occupants. Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning.', 'Multi Family', '281 2nd Ave', 'Baton Rouge', 'LA', '70814', 'East Baton Rouge', 350000, 3, 3, 2140, 4860, 'Turn-Key', 'Hard Money', 'occupied', true, 5, 31800, 30.4825, -91.0749, 16, null::bigint, null::bigint, 5100, 125, 8, '{"property_taxes":1650,"insurance":2300,"maintenance":7034,"management":6600,"utilities":5100,"reserves":3200}', 1832, 'active', null::integer, null::bigint, null::integer),
  (173, 7, '7.7% cap: dock-high warehouse near the TSMC fabs in the north valley', '30,600 sq ft on 1.7 acres, built 1998. 26 ft clear, six docks with levelers, three-phase power. Heirs live out of state and want it off their plate.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Our scope comes to $303k.

T-12: income $358,530 / expenses $138,530 / NOI $220,000. Rent roll and bank statements after NDA.

Exit is not a worry: ASU downtown and the TSMC fabs in the north valley bring both tenants and owner-occupants.

Creative terms preferred: part seller note, part new debt. Bring a structure. Selling on title, not an assignment. Please do not disturb the tenants.', 'Industrial', '811 N 9th Ave', 'Phoenix', 'AZ', '85048', 'Maricopa', 2850000, 0, 2, 30600, 74300, 'Light Rehab', 'Creative', 'occupied', false, 6, 220000, 33.315, -112.0682, 261, 3275000, 302500, 31400, 50, 5, '{"property_taxes":13650,"insurance":10450,"maintenance":33430,"management":40150,"utilities":23750,"reserves":17100}', 120101, 'active', null::integer, null::bigint, null::integer),
  (174, 38, 'Cash-flowing triplex, 7.9% cap', '10 bedrooms over three units, built 1939. Long-term tenants downstairs. Heirs live out of state and want it off their plate.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Two bids came back around $147k (about $49k a unit).

Gross $44,745, expenses $18,145, NOI $26,600. That is 7.94% on the asking price before any upside. Ask $334,900 + repairs $146,500 = $481,400 all in, against an ARV of $540,000 (89%).

We own two doors nearby and have never been empty for more than three weeks, largely because of the Toyota plant.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Under contract direct with the seller; assignment or double close. Please do not disturb the tenants.', 'Multi Family', '2881 Redfield Ave', 'San Antonio', 'TX', '78266', 'Comal', 334900, 10, 4.5, 3680, 3040, 'Heavy Rehab', 'Hard Money', 'occupied', true, 8, 26600, 29.6601, -98.3126, 240, 540000, 146500, 3850, 75, 5, '{"property_taxes":5100,"insurance":2100,"maintenance":3345,"management":3150,"utilities":2450,"reserves":2000}', 125853, 'active', null::integer, null::bigint, null::integer),
  (175, 68, 'SubTo craftsman bungalow, low-rate loan stays in place', 'Walked it last week: 4 bedrooms, 1.5 baths, 1,706 sq ft, 1921 construction. Came to us through the seller’s attorney.

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Two bids came back around $49k.

ARV is $645k on three renovated comps inside a mile and six months. All in you are at $479k.

We own two doors nearby and have never been empty for more than three weeks, largely because of UT.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '386 Sycamore Ct', 'Austin', 'TX', '78722', 'Travis', 430000, 4, 1.5, 1706, 8350, 'Medium Rehab', 'Subject To', 'vacant', true, 3, null::bigint, 30.291, -97.7101, 1085, 645000, 48500, 5300, null::bigint, 7, '{"property_taxes":6400,"insurance":3300,"maintenance":7900,"management":7500}', 158696, 'active', null::integer, null::bigint, null::integer),
  (176, 40, 'Office building near South Lake Union', 'Heirs live out of state and want it off their plate. Office building of 21,600 sq ft; staggered leases, no two expire in the same year. Facade, restrooms and electrical service need work before the vacant space can be leased at market. Two bids came back around $375k (about $42k a unit).

Collected rent is about $40,450 a month. After taxes, insurance, management and reserves the NOI is $317,700, a 6.42% cap at ask. South Lake Union and the University of Washington keep vacancy low in this part of Seattle. A private lender is in place at 10% interest only if you want the introduction. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '7125 Woodlawn Way', 'Seattle', 'WA', '98105', 'King', 4950000, 0, 9, 21600, 52900, 'Medium Rehab', 'Private Money', 'occupied', true, 3, 317700, 47.6614, -122.3065, 76, 6150000, 374500, 43150, 325, 7, '{"property_taxes":37700,"insurance":14700,"maintenance":36631,"management":32700,"utilities":28950,"reserves":16800}', 65879, 'active', null::integer, 4752000, 15668),
  (177, 15, 'Paint-and-carpet 1950s colonial in Brooklyn', 'Walked it last week: 2 bedrooms, 2 baths, 930 sq ft, 1951 construction. The owner has held it free and clear since the nineties.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $14k for repairs; verify with your own crew.

Numbers:
• Price $505,000
• Repairs $14,000
• ARV $620,000
• All in at 84% of ARV

Renters are mostly long-term thanks to the Navy Yard and Downtown Brooklyn rezoning.

Appraises and insures without drama, so bank money works. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Single Family', '461 Merritt Ave', 'Brooklyn', 'NY', '11228', 'Kings', 505000, 2, 2, 930, 6280, 'Light Rehab', 'Conventional', 'vacant', true, 5, null::bigint, 40.6164, -74.0168, 105, 620000, 14000, 4525, null::bigint, null::float8, '{}', 8935, 'active', null::integer, null::bigint, null::integer),
  (178, 65, 'Value-add tower condo: kitchens, baths, mechanicals', '3 bed, 2 bath, 1,482 sq ft in a 2000 tower with a covered parking space and storage cage. Seller is relocating for work. Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the association takes two weeks. Figure $58k at investor pricing.

Numbers:
• Price $460,000
• Repairs $58,000
• ARV $630,000
• All in at 82% of ARV Exit is not a worry: UCF and the Lake Nona medical city bring both tenants and owner-occupants. Ideal for a 12-month bridge loan; we can introduce a lender. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Condo', '254 Marlowe Ln #11B', 'Orlando', 'FL', '32804', 'Orange', 460000, 3, 2, 1482, 0, 'Medium Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 28.5693, -81.3986, 620, 630000, 58000, 5500, null::bigint, 5, '{"property_taxes":3400,"insurance":1300,"maintenance":6600,"management":4700,"hoa":11050}', 55535, 'active', null::integer, 489000, 8183),
  (179, 48, 'Developer opportunity: 1.3 acres near Collins Aerospace', '1.3 acres (56,176 sq ft), level and cleared, with road frontage on the south side.

Outside the flood zone per the current map. Electric is 200 feet away.

Growth in Cedar Rapids follows the NewBo district and Collins Aerospace.

Looking for a clean cash offer with proof of funds.', 'Land', '3839 Redfield Rd', 'Cedar Rapids', 'IA', '52402', 'Linn', 30000, 0, 0, 0, 56176, null, 'Cash', 'vacant', false, 6, null::bigint, 42.0173, -91.6632, 213, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 160339, 'active', null::integer, null::bigint, null::integer),
  (180, 68, 'Down to the studs: storefront with apartments near the NuLu district', 'Heirs live out of state and want it off their plate. 9,080 sq ft in eight units; the florist downstairs just signed for five more years, apartments upstairs are rarely empty. Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Figure $349k at investor pricing (about $44k a unit).

Renovated comps support $1,475,000. At $975,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Renters are steady thanks to the NuLu district and the UPS Worldport. Cash only, as-is, $5,000 non-refundable after a three-day look. Selling on title, not an assignment. Lockbox on site, message for the code.', 'Mixed Use', '904 W Redfield Pkwy', 'Louisville', 'KY', '40291', 'Jefferson', 975000, 5, 8, 9080, 5960, 'Heavy Rehab', 'Cash', 'vacant', false, 6, null::bigint, 38.1337, -85.571, 171, 1475000, 348500, null::bigint, null::bigint, null::float8, '{"property_taxes":6850,"insurance":5900}', 82779, 'sold', 15101, null::bigint, null::integer),
  (181, 19, 'Craftsman near the Lehigh Valley warehouses', 'Walked it last week: 4 bedrooms, 1.5 baths, 1,716 sq ft, 1923 construction. Direct to seller, they called off our mailer.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Figure $89k at investor pricing.

Renovated comps support $257,000. At $134,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Allentown regulars know the pull of the Lehigh Valley warehouses, and then there is the Neighborhood Improvement Zone.

Cash or equivalent, close in 14 days or less with our title company. Vacant, go any time.', 'Single Family', '1237 E Chestnut St', 'Allentown', 'PA', '18105', 'Lehigh', 134000, 4, 1.5, 1716, 8020, 'Heavy Rehab', 'Cash', 'vacant', true, 6, null::bigint, 40.6074, -75.4913, 658, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 132762, 'active', null::integer, null::bigint, null::integer),
  (182, 35, 'Dallas 5-bay flex park', 'Owner retired and is selling the portfolio one by one. Five spaces totalling 14,950 sq ft with LED high bays and wet sprinklers.

Roof has three years in it, half of the HVAC is original and the common areas are dated. Our scope comes to $286k (about $57k a unit).

Ask $1,925,000 + repairs $285,500 = $2,210,500 all in, against an ARV of $2,375,000 (93%).

Renters are mostly long-term thanks to Bishop Arts and DART.

Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing. Please do not disturb the tenants.', 'Industrial', '5049 Bellamy Blvd', 'Dallas', 'TX', '75232', 'Dallas', 1925000, 0, 5, 14950, 34700, 'Medium Rehab', 'Subject To', 'occupied', false, 7, null::bigint, 32.6679, -96.8368, 259, 2375000, 285500, null::bigint, null::bigint, null::float8, '{"property_taxes":29200,"insurance":12350}', 137125, 'active', null::integer, null::bigint, null::integer),
  (183, 18, 'Craftsman near the aerospace shops, needs lipstick only', 'The owner has held it free and clear since the nineties. 2 bed, 1 bath, 930 sq ft, built in 1938, on a 0.25 acre lot. Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Two bids came back around $13k.

Renovated comps support $120,000. At $96,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Most tenants here are drawn by the aerospace shops, some by the cargo airport. Will qualify for conventional financing. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '6026 3rd Ave', 'Rockford', 'IL', '61103', 'Winnebago', 96000, 2, 1, 930, 11060, 'Light Rehab', 'Conventional', 'occupied', true, 8, null::bigint, 42.3037, -89.0781, 39, 120000, 13000, 1225, null::bigint, null::float8, '{"property_taxes":1900,"insurance":750,"maintenance":1100,"management":1000,"reserves":650}', 4937, 'active', null::integer, null::bigint, null::integer),
  (184, 48, 'Down to the studs: porch-front bungalow near the University of Minnesota', 'The owner has held it free and clear since the nineties. 3 bed, 1.5 bath, 1,664 sq ft, built in 1919, on a 0.09 acre lot.

Full renovation: roof, electrical, plumbing, HVAC, drywall and all finishes. Some demo is already done. We carry $103k for repairs; verify with your own crew.

Ask $164,000 + repairs $102,500 = $266,500 all in, against an ARV of $313,000 (85%).

The University of Minnesota and the Blue Line keep vacancy low in this part of Minneapolis.

Looking for a clean cash offer with proof of funds. Under contract direct with the seller; assignment or double close. Lockbox on site, message for the code.', 'Single Family', '3264 Merritt Ter', 'Minneapolis', 'MN', '55447', 'Hennepin', 164000, 3, 1.5, 1664, 3980, 'Heavy Rehab', 'Cash', 'vacant', true, 6, null::bigint, 45.002, -93.4836, 130, 313000, 102500, null::bigint, null::bigint, null::float8, '{}', 72380, 'active', null::integer, null::bigint, null::integer),
  (185, 45, 'Cash-flowing neighborhood strip center, 8.4% cap', '15,150 sq ft, seven bays, built 2005, on 1.5 acres with surface parking. The owner has held it free and clear since the nineties.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Collected rent is about $41,800 a month. After taxes, insurance, management and reserves the NOI is $305,400, a 8.37% cap at ask.

Most tenants here are drawn by Joint Base Charleston, some by the Boeing plant.

Cash only, as-is, $5,000 non-refundable after a three-day look. Please do not disturb the tenants.', 'Commercial', '4339 S Pembroke St', 'Charleston', 'SC', '29423', 'Charleston', 3650000, 0, 6, 15150, 63500, 'Turn-Key', 'Cash', 'occupied', false, 6, 305400, 32.8549, -79.861, 110, 3825000, 0, 45450, null::bigint, 8, '{"property_taxes":21350,"insurance":32550,"maintenance":51568,"management":39000,"utilities":23150,"reserves":28750}', 24020, 'active', null::integer, null::bigint, null::integer),
  (186, 68, '6.9% cap: fourplex near Erlanger', 'Direct to seller, they called off our mailer. Four units, 2,470 sq ft, 4 bedrooms over four units. Tenants pay everything but water.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Our scope comes to $27k (about $7k a unit).

Gross $71,982, expenses $30,582, NOI $41,400. That is 6.90% on the asking price before any upside. Ask $600,000 + repairs $27,000 = $627,000 all in, against an ARV of $680,000 (92%).

Chattanooga regulars know the pull of Erlanger, and then there is the Volkswagen plant.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Showings with 24 hours’ notice.', 'Multi Family', '360 14th St', 'Chattanooga', 'TN', '37406', 'Hamilton', 600000, 4, 4, 2470, 5480, 'Light Rehab', 'Owner Financing', 'occupied', true, 4, 41400, 35.0627, -85.2511, 164, 680000, 27000, 6450, null::bigint, 7, '{"property_taxes":3550,"insurance":4000,"maintenance":6782,"management":7300,"utilities":4650,"reserves":4300}', 43697, 'active', null::integer, null::bigint, null::integer),
  (187, 38, '8.9% cap: 1990s two-story near the state offices', 'Seller is relocating for work. 3 bed, 1 bath, 1,554 sq ft, built in 1993, on a 0.27 acre lot.

NOI is $21,800 on trailing numbers, not pro forma (8.86% cap). Expenses run 42% of collections.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Our scope comes to $26k.

Renters are easy to find thanks to the state offices and the transit line to New York and Philadelphia.

Cash or equivalent, close in 14 days or less with our title company. Showings with 24 hours’ notice.', 'Single Family', '104 N Alder Ave', 'Trenton', 'NJ', '08638', 'Mercer', 246000, 3, 1, 1554, 11770, 'Light Rehab', 'Cash', 'occupied', true, 6, 21800, 40.2514, -74.7676, 7, 301000, 25500, 3300, null::bigint, 5, '{"property_taxes":4550,"insurance":1050,"maintenance":4520,"management":3750,"reserves":1950}', 207, 'active', null::integer, null::bigint, null::integer),
  (188, 68, 'Cash-flowing 4-bay flex park, 5.9% cap', 'Direct to seller, they called off our mailer. Four spaces totalling 13,450 sq ft with a new TPO roof with warranty.

Phase I is clean and dated this year. No deferred maintenance that we could find.

Collected rent is about $32,000 a month. After taxes, insurance, management and reserves the NOI is $211,800, a 5.92% cap at ask.

Renters are mostly long-term thanks to the naval base and the biotech cluster on Torrey Pines Mesa.

Seller will carry with $715k down at 6.5%, seven-year balloon. Under contract direct with the seller; assignment or double close.', 'Industrial', '420 Magnolia Blvd', 'San Diego', 'CA', '92110', 'San Diego', 3575000, 0, 4, 13450, 28100, 'Turn-Key', 'Owner Financing', 'occupied', true, 7, 211800, 32.7636, -117.2075, 216, null::bigint, null::bigint, 34425, null::bigint, 7, '{"property_taxes":28600,"insurance":12450,"maintenance":42683,"management":37100,"utilities":29650,"reserves":21900}', 30875, 'active', null::integer, null::bigint, null::integer),
  (189, 70, '7.9% cap: 11-suite office building near the Eli Lilly campus', '33,800 sq ft, 11 suites, built 1976, on 1.6 acres with surface parking. Direct to seller, they called off our mailer. Facade, restrooms and electrical service need work before the vacant space can be leased at market. Our scope comes to $565k (about $52k a unit).

T-12: income $488,205 / expenses $167,305 / NOI $320,900. Rent roll and bank statements after NDA. Renovated comps support $5,225,000. At $4,050,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Renters are steady thanks to the IU Health expansion and the Red Line bus. Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Commercial', '792 Orchard St', 'Indianapolis', 'IN', '46240', 'Marion', 4050000, 0, 13, 33800, 68100, 'Medium Rehab', 'Hard Money', 'occupied', true, 5, 320900, 39.9071, -86.1186, 563, 5225000, 564500, 42825, null::bigint, 5, '{"property_taxes":29500,"insurance":29600,"maintenance":34305,"management":31950,"utilities":18450,"reserves":14450,"other":9050}', 45089, 'active', null::integer, null::bigint, null::integer),
  (190, 6, 'Value-add condo: kitchens, baths, mechanicals', 'Heirs live out of state and want it off their plate. South-facing unit, 1,108 sq ft, 2 bed and 2.5 bath. HOA allows rentals with a six-month minimum lease.

Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the association takes two weeks. Two bids came back around $30k.

Ask $470,000 + repairs $29,500 = $499,500 all in, against an ARV of $690,000 (72%).

Exit is not a worry: the Fairmount Line and the T bring both tenants and owner-occupants.

Structured for private money, first-position note. Lockbox on site, message for the code.', 'Condo', '455 5th St #2B', 'Boston', 'MA', '02109', 'Suffolk', 470000, 2, 2.5, 1108, 0, 'Medium Rehab', 'Private Money', 'vacant', false, 3, null::bigint, 42.3593, -71.0546, 283, 690000, 29500, 3250, null::bigint, null::float8, '{"property_taxes":5300,"insurance":600,"maintenance":1850,"management":1650,"hoa":2950,"reserves":1000}', 171343, 'active', null::integer, null::bigint, null::integer),
  (191, 23, 'Two-story at a 7.6% cap', 'Solid 3/2 with 1,656 sq ft under roof. Seller is relocating for work, so we can move quickly.

Gross $57,570, expenses $25,070, NOI $32,500. That is 7.65% on the asking price before any upside.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Renters are easy to find thanks to Bishop Arts and DART.

Conventional buyers are welcome; allow 30 days. Under contract direct with the seller; assignment or double close. Please do not disturb the tenants.', 'Single Family', '1635 Sheridan Dr', 'Dallas', 'TX', '75205', 'Dallas', 425000, 3, 2, 1656, 4750, 'Turn-Key', 'Conventional', 'occupied', true, 3, 32500, 32.8207, -96.7839, 1250, null::bigint, null::bigint, 5050, null::bigint, 5, '{"property_taxes":7050,"insurance":3300,"maintenance":5270,"management":5800,"reserves":3650}', 109808, 'active', null::integer, null::bigint, null::integer),
  (192, 6, 'BRRRR candidate: storefront with apartments in San Antonio', 'The owner has held it free and clear since the nineties. 5,690 sq ft in six units; the coffee bar downstairs has been there eleven years, apartments upstairs are under market.

NOI is $73,300 on trailing numbers, not pro forma (8.24% cap). Expenses run 35% of collections. Ask $890,000 + repairs $101,000 = $991,000 all in, against an ARV of $1,140,000 (87%).

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Figure $101k at investor pricing (about $17k a unit).

We own two doors nearby and have never been empty for more than three weeks, largely because of Joint Base San Antonio.

A private lender is in place at 10% interest only if you want the introduction. We own it.', 'Mixed Use', '3443 N Spruce Ave', 'San Antonio', 'TX', '78220', 'Bexar', 890000, 4, 6, 5690, 3140, 'Medium Rehab', 'Private Money', 'occupied', false, 4, 73300, 29.4065, -98.4108, 316, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 144234, 'active', null::integer, null::bigint, null::integer),
  (193, 66, 'Cash-flowing condo, 7.2% cap', '3 bed, 2.5 bath, 1,410 sq ft in a 1970 building with a gym and a package room. Heirs live out of state and want it off their plate.

Move-in ready. Reserves of the association are healthy and the minutes are in the folder.

T-12: income $25,650 / expenses $9,750 / NOI $15,900. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of Collins Aerospace.

Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Condo', '4859 Wexford Pl #4D', 'Cedar Rapids', 'IA', '52405', 'Linn', 221000, 3, 2.5, 1410, 0, 'Turn-Key', 'Cash', 'occupied', true, 5, 15900, 41.9773, -91.7119, 54, 247000, 0, 2250, null::bigint, 5, '{"property_taxes":3350,"insurance":600,"maintenance":1450,"management":1200,"hoa":2600,"reserves":550}', 14244, 'active', null::integer, null::bigint, null::integer),
  (194, 48, 'Water-view parcel, 0.6 acre, utilities at the road', 'A cleared pad above the shoreline. The parcel measures 0.6 acre by the recent survey, stakes are in.

Growth in Fayetteville follows the Razorback Greenway and Walmart suppliers up I-49.

Outside the flood zone per the current map. Electric is 200 feet away. An old structure has to come down; we have a quote to clear and haul.

Looking for a clean cash offer with proof of funds. Selling on title, not an assignment.', 'Land', '6837 Chestnut Rd', 'Fayetteville', 'AR', '72703', 'Washington', 38500, 0, 0, 0, 26171, null, 'Cash', 'vacant', false, 5, null::bigint, 36.1004, -94.1749, 75, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":250}', 19087, 'active', null::integer, null::bigint, null::integer),
  (195, 36, 'Two-story frame house at a 7.1% cap', 'Tired landlord is done after a long hold. 2 bed, 1.5 bath, 850 sq ft, built in 1965, on a 0.19 acre lot.

T-12: income $32,256 / expenses $12,356 / NOI $19,900. Rent roll and bank statements after NDA.

Clean, insured, and managed by a local PM who would stay on at 8%.

Renters are steady thanks to NC State and Dix Park.

Seller will carry with $56k down at 7.5%, seven-year balloon. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '3719 E Fairmount Ave', 'Raleigh', 'NC', '27606', 'Wake', 281000, 2, 1.5, 850, 8360, 'Turn-Key', 'Owner Financing', 'occupied', true, 5, 19900, 35.7674, -78.7136, 296, null::bigint, null::bigint, 2800, null::bigint, 4, '{"property_taxes":2000,"insurance":1700,"maintenance":3456,"management":3650,"reserves":1550}', 139004, 'active', null::integer, 291000, 32142),
  (196, 27, 'Cash-flowing condo, 6.1% cap', '2 bed, 2 bath, 1,097 sq ft in a 2006 building with a gym and a package room. The owner has held it free and clear since the nineties.

New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

Collected rent is about $3,050 a month. After taxes, insurance, management and reserves the NOI is $23,300, a 6.05% cap at ask.

Renters are steady thanks to the MAX lines and the Alberta Street shops.

Appraises and insures without drama, so bank money works. Selling on title, not an assignment.', 'Condo', '1488 Bellamy St #4B', 'Portland', 'OR', '97232', 'Multnomah', 384900, 2, 2, 1097, 0, 'Turn-Key', 'Conventional', 'occupied', false, 8, 23300, 45.5311, -122.6312, 104, null::bigint, null::bigint, 3200, null::bigint, 5, '{"property_taxes":3250,"insurance":400,"maintenance":2230,"management":2250,"hoa":3800,"reserves":1250}', 85405, 'active', null::integer, null::bigint, null::integer),
  (197, 9, '0.41 acre in Albuquerque: high-desert parcel, survey in hand', 'Raw desert with power at the corner. The parcel measures 0.41 acre by the recent survey, stakes are in.

Builders are active on this side of Albuquerque; the film studios at Mesa del Sol and UNM are what they are chasing.

Outside the flood zone per the current map. Electric is 200 feet away.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', '4405 Yarrow Trl', 'Albuquerque', 'NM', '87106', 'Bernalillo', 24000, 0, 0, 0, 17716, null, 'Cash', 'vacant', false, 6, null::bigint, 35.0807, -106.613, 205, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":150}', 10130, 'active', null::integer, null::bigint, null::integer),
  (198, 66, 'BRRRR candidate: mid-rise condo in Reno', 'Direct to seller, they called off our mailer. Courtyard-side unit, 1,132 sq ft, 2 bed and 2.5 bath. HOA allows rentals with a twelve-month minimum lease. Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the association takes two weeks. Our scope comes to $43k.

Ask $415,000 + repairs $42,500 = $457,500 all in, against an ARV of $565,000 (81%). Renters are easy to find thanks to the industrial park east of town and the Midtown district. Existing loan of about $342k at 2.875% stays in place. PITI is current. We are under contract and assigning. Lockbox on site, message for the code.', 'Condo', '314 Pembroke St #3B', 'Reno', 'NV', '89523', 'Washoe', 415000, 2, 2.5, 1132, 0, 'Medium Rehab', 'Subject To', 'vacant', true, 8, null::bigint, 39.5227, -119.9086, 26, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 4472, 'active', null::integer, null::bigint, null::integer),
  (199, 43, 'Timbered tract, 0.31 acre, ready for plans', 'Mostly hardwood with a two-track in from the road. The parcel measures 0.31 acre by the recent survey, stakes are in.

Water and power are at the road, perc test passed in the spring, and the title is clean.

Growth in Boise follows the Greenbelt and the Micron expansion.

Seller will carry with $8k down at 7%, five-year balloon. Contract is signed and can be shown on request.', 'Land', '6949 Redfield Ln', 'Boise', 'ID', '83706', 'Ada', 41000, 0, 0, 0, 13623, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 43.5867, -116.1883, 234, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":250}', 168331, 'active', null::integer, null::bigint, null::integer),
  (200, 51, 'Side-by-side duplex near the aerospace shops by the airport', 'Owner retired and is selling the portfolio one by one. Two units, 1,880 sq ft, 4 bedrooms over two units. Laundry in the basement.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Figure $78k at investor pricing.

Renovated comps support $299,000. At $191,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The aerospace shops by the airport and remote workers on the city’s grant keep vacancy low in this part of Tulsa.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Vacant, go any time.', 'Multi Family', '4458 Linden Ave', 'Tulsa', 'OK', '74132', 'Tulsa', 191000, 4, 2, 1880, 5820, 'Heavy Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 36.0602, -96.0211, 133, null::bigint, 77500, null::bigint, null::bigint, null::float8, '{"property_taxes":1550,"insurance":1200}', 143229, 'active', null::integer, null::bigint, null::integer),
  (201, 32, 'Seller carry on a duplex', 'Duplex from 1952: 2 bedrooms over two units, 1,240 sq ft, separate electric meters. Tired landlord is done after a long hold. Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

T-12: income $66,690 / expenses $29,290 / NOI $37,400. Rent roll and bank statements after NDA. Renters are mostly long-term thanks to the Nations and the Oracle campus on the East Bank. Seller will carry with $93k down at 6%, ten-year balloon. Please do not disturb the tenants.', 'Multi Family', '1888 Walden Ct', 'Nashville', 'TN', '37204', 'Davidson', 465000, 2, 2, 1240, 5500, 'Turn-Key', 'Owner Financing', 'occupied', false, 6, 37400, 36.1074, -86.7679, 37, null::bigint, null::bigint, 5850, null::bigint, 5, '{"property_taxes":2600,"insurance":3000,"maintenance":8340,"management":6250,"utilities":5450,"reserves":3650}', 9851, 'active', null::integer, null::bigint, null::integer),
  (202, 32, 'Mixed-use corner at a 7.6% cap', 'Mixed-use corner from 1958: retail at the street, apartments above, 8,400 sq ft in all. The owner has held it free and clear since the nineties.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Collected rent is about $35,750 a month, near $3,975 a unit. After taxes, insurance, management and reserves the NOI is $272,100, a 7.56% cap at ask.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Lake Merritt waterfront.

Will qualify for conventional financing. Under contract direct with the seller; assignment or double close.', 'Mixed Use', '193 Wexford Way', 'Oakland', 'CA', '94601', 'Alameda', 3600000, 7, 9, 8400, 4200, 'Turn-Key', 'Conventional', 'occupied', true, 6, 272100, 37.7866, -122.2107, 523, null::bigint, 0, 38050, null::bigint, 6, '{"property_taxes":27100,"insurance":9200,"maintenance":37904,"management":36500,"utilities":17850,"reserves":20950,"other":7600}', 108521, 'active', null::integer, null::bigint, null::integer),
  (203, 30, 'Turn-key and tenanted: 1950s two-story near the hospital district', 'Partnership is splitting up and this is the last asset. 4 bed, 1 bath, 1,752 sq ft, built in 1954, on a 0.15 acre lot.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

Collected rent is about $4,550 a month. After taxes, insurance, management and reserves the NOI is $34,100, a 8.12% cap at ask.

The hospital district and the MBTA line to Boston keep vacancy low in this part of Providence.

A private lender is in place at 10% interest only if you want the introduction. Showings with 24 hours’ notice.', 'Single Family', '432 Grafton Dr', 'Providence', 'RI', '02912', 'Providence', 420000, 4, 1, 1752, 6560, 'Turn-Key', 'Private Money', 'occupied', true, 6, 34100, 41.8298, -71.4146, 216, 455000, 0, 4900, null::bigint, 7, '{"property_taxes":5650,"insurance":1650,"maintenance":5834,"management":4350,"reserves":3100}', 46716, 'active', null::integer, null::bigint, null::integer),
  (204, 3, 'Long-hold opportunity: 4.2 acres near USC', 'Direct from a family that has paid the taxes on this for decades. 4.2 acres, wooded, with a clearing where a cabin used to stand. Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet. That is $15,800 an acre.

Demand here comes from USC. Nearby resales have been short-lived on the market. Cash only, as-is, $5,000 non-refundable after a three-day look. Selling on title, not an assignment.', 'Land', '9250 Pine Ridge Rd', 'Columbia', 'SC', '29207', 'Richland', 67000, 0, 0, 0, 184583, null, 'Cash', 'vacant', false, 6, null::bigint, 34.0182, -80.9358, 66, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 6404, 'active', null::integer, null::bigint, null::integer),
  (205, 36, 'Retail strip at a 5.7% cap', 'Seller bought another place and is carrying two payments. Neighborhood strip center of 17,700 sq ft; a mix of service tenants that do not compete with online retail.

Phase I is clean and dated this year. No deferred maintenance that we could find.

NOI is $448,000 on trailing numbers, not pro forma (5.73% cap). Expenses run 39% of collections.

Honolulu regulars know the pull of the military housing allowance, and then there is the Skyline rail.

Conventional buyers are welcome; allow 30 days. Under contract direct with the seller; assignment or double close.', 'Commercial', '334 W Ransom Ave', 'Honolulu', 'HI', '96825', 'Honolulu', 7825000, 0, 7, 17700, 68400, 'Turn-Key', 'Conventional', 'occupied', true, 7, 448000, 21.3002, -157.6948, 11, null::bigint, null::bigint, 65325, 200, 7, '{"property_taxes":21450,"insurance":26900,"maintenance":76559,"management":71700,"utilities":53950,"reserves":32700}', 920, 'active', null::integer, null::bigint, null::integer),
  (206, 48, 'Cash-flowing office building, 9.5% cap', 'Direct to seller, they called off our mailer. 12-suite office building of 19,150 sq ft; one space is dark and priced in.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

NOI is $216,600 on trailing numbers, not pro forma (9.52% cap). Expenses run 43% of collections.

Most tenants here are drawn by CoxHealth and Mercy, some by Missouri State.

Creative terms preferred: part seller note, part new debt. Bring a structure. Please do not disturb the tenants.', 'Commercial', '433 Carver St', 'Springfield', 'MO', '65810', 'Greene', 2275000, 0, 12, 19150, 56000, 'Turn-Key', 'Creative', 'occupied', true, 7, 216600, 37.1119, -93.2879, 76, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 22803, 'active', null::integer, null::bigint, null::integer),
  (207, 34, 'Side-by-side duplex near the short-stay market', 'Estate sale, probate is closed. Two units, 1,350 sq ft, 2 bedrooms over two units. Tenants pay everything but water. Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. We carry $38k for repairs; verify with your own crew.

Collected rent is about $2,900 a month, near $1,450 a unit. After taxes, insurance, management and reserves the NOI is $22,100, a 8.70% cap at ask. Renters are mostly long-term thanks to the Act 60 newcomers and Santurce. Creative terms preferred: part seller note, part new debt. Bring a structure. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Multi Family', '243 Kenilworth Dr', 'San Juan', 'PR', '00920', 'San Juan', 254000, 2, 2, 1350, 4030, 'Medium Rehab', 'Creative', 'occupied', true, 5, 22100, 18.3935, -66.0616, 1213, 322000, 37500, 3100, null::bigint, 6, '{"property_taxes":1400,"insurance":2200,"maintenance":3218,"management":2350,"utilities":1950,"reserves":1750}', 113039, 'active', null::integer, null::bigint, null::integer),
  (208, 8, 'Craftsman bungalow near the Michigan Central district', 'Owner retired and is selling the portfolio one by one. 4 bed, 2.5 bath, 1,978 sq ft, built in 1922, on a 0.1 acre lot.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Our scope comes to $39k.

T-12: income $16,128 / expenses $5,928 / NOI $10,200. Rent roll and bank statements after NDA.

Detroit regulars know the pull of Henry Ford Health, and then there is the Michigan Central district.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '337 W 5th Ave', 'Detroit', 'MI', '48224', 'Wayne', 119000, 4, 2.5, 1978, 4250, 'Medium Rehab', 'Creative', 'occupied', true, 7, 10200, 42.4147, -82.9489, 893, 172000, 38500, 1400, null::bigint, 4, '{"property_taxes":1500,"insurance":500,"maintenance":1728,"management":1500,"reserves":700}', 137578, 'active', null::integer, null::bigint, null::integer),
  (209, 66, 'Turn-key tower condo in San Antonio', 'Partnership is splitting up and this is the last asset. South-facing unit, 871 sq ft, 1 bed and 1 bath. HOA allows rentals with a six-month minimum lease. Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

Asking $204,000; the last appraisal came in at $223,000. We own two doors nearby and have never been empty for more than three weeks, largely because of Joint Base San Antonio. Cash only, as-is, $5,000 non-refundable after a three-day look.', 'Condo', '572 Clayborne Pl #6B', 'San Antonio', 'TX', '78215', 'Bexar', 204000, 1, 1, 871, 0, 'Turn-Key', 'Cash', 'vacant', false, 8, null::bigint, 29.4387, -98.474, 236, null::bigint, null::bigint, 1950, null::bigint, 8, '{"property_taxes":3000,"insurance":500,"maintenance":1000,"management":900,"hoa":1850,"reserves":500}', 9429, 'active', null::integer, null::bigint, null::integer),
  (210, 64, '6-unit brick walk-up near the Under Armour campus', '6-plex from 1958: 6 bedrooms over six units, 4,150 sq ft, separate electric meters. Came to us through the seller’s attorney.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

Gross $60,444, expenses $25,744, NOI $34,700. That is 7.38% on the asking price before any upside.

The MARC line to Washington and the Under Armour campus keep vacancy low in this part of Baltimore.

Set up for hard money: scope, photos and comps are packaged for your lender.', 'Multi Family', '6092 Tremont Ln', 'Baltimore', 'MD', '21206', 'Baltimore, City of', 470000, 6, 6, 4150, 5900, 'Turn-Key', 'Hard Money', 'occupied', false, 7, 34700, 39.3387, -76.539, 562, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 101217, 'active', null::integer, 486000, 15285),
  (211, 59, '7-bay retail strip near St. Jude and the medical district', 'Direct to seller, they called off our mailer. Retail strip of 11,450 sq ft; one space is dark and priced in.

Gross $283,860, expenses $107,160, NOI $176,700. That is 10.24% on the asking price before any upside.

Phase I is clean and dated this year. No deferred maintenance that we could find.

We own two doors nearby and have never been empty for more than three weeks, largely because of the BlueOval project at Stanton.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Commercial', '894 Quarry Way', 'Memphis', 'TN', '38116', 'Shelby', 1725000, 0, 9, 11450, 50400, 'Turn-Key', 'Creative', 'occupied', true, 6, 176700, 35.0363, -90.017, 799, null::bigint, 0, 24775, 125, 5, '{"property_taxes":9100,"insurance":8850,"maintenance":29560,"management":31250,"utilities":15250,"reserves":13150}', 163710, 'active', null::integer, null::bigint, null::integer),
  (212, 33, 'Long-hold opportunity: 0.64 acre near the BlueOval project at Stanton', '0.64 acre (28,049 sq ft), about a hundred feet on the water with a gentle slope.

Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet.

Growth in Memphis follows the FedEx hub and St. Jude and the medical district.

Cash only, as-is, $5,000 non-refundable after a three-day look.', 'Land', 'Lot 31, Quarry Trl', 'Memphis', 'TN', '38135', 'Shelby', 45500, 0, 0, 0, 28049, null, 'Cash', 'vacant', false, 4, null::bigint, 35.2274, -89.8535, 589, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":300}', 141349, 'active', null::integer, 43500, 13529),
  (213, 38, '5-bed contemporary in Jackson', '2,264 sq ft 1990s modern from 1999 with five bedrooms and 1.5 baths. The owner has held it free and clear since the nineties.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

NOI is $17,400 on trailing numbers, not pro forma (9.21% cap). Expenses run 42% of collections.

Jackson regulars know the pull of Jackson State, and then there is the Fondren district.

Conventional buyers are welcome; allow 30 days. Under contract direct with the seller; assignment or double close.', 'Residential', '3509 Wexford Pl', 'Jackson', 'MS', '39206', 'Hinds', 189000, 5, 1.5, 2264, 8420, 'Turn-Key', 'Conventional', 'occupied', true, 8, 17400, 32.37, -90.1688, 171, null::bigint, 0, 2700, null::bigint, 7, '{"property_taxes":1500,"insurance":1100,"maintenance":3982,"management":3550,"reserves":2600}', 12253, 'active', null::integer, 181000, 1006),
  (214, 38, 'Lake lot, 0.84 acre, ready for plans', 'Direct from a family that has paid the taxes on this for decades. 0.84 acre, about a hundred feet on the water with a gentle slope.

City sewer is in the street. A sketch plan for subdividing is in the folder.

Demand here comes from Tulane and Loyola. Nearby resales have been short-lived on the market.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close.', 'Land', 'Lot 10, Sheridan Ln', 'New Orleans', 'LA', '70128', 'Orleans', 106000, 0, 0, 0, 36634, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 30.0483, -89.9645, 72, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":600}', 13689, 'active', null::integer, 109000, 1291),
  (215, 17, 'Spokane two-story frame house, delivered vacant', 'Solid 3/1 with 1,728 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Renovated comps support $387,000. At $326,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Our scope comes to $17k.

Spokane regulars know the pull of the Sacred Heart campus, and then there is Gonzaga.

Appraises and insures without drama, so bank money works. Lockbox on site, message for the code.', 'Residential', '4112 Perry Ter', 'Spokane', 'WA', '99217', 'Spokane', 326000, 3, 1, 1728, 5490, 'Light Rehab', 'Conventional', 'vacant', false, 7, null::bigint, 47.742, -117.262, 85, null::bigint, 17000, 3300, null::bigint, 5, '{}', 10947, 'active', null::integer, null::bigint, null::integer),
  (216, 2, 'Turn-key condo in Akron', 'Estate sale, probate is closed. Courtyard-side unit, 1,399 sq ft, 3 bed and 2 bath. HOA allows rentals with a twelve-month minimum lease.

Renovated comps run around $135k, so there is some equity on day one.

New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

We own two doors nearby and have never been empty for more than three weeks, largely because of Cleveland Clinic Akron General.

Appraises and insures without drama, so bank money works. We are under contract and assigning. Please do not disturb the tenants.', 'Condo', '809 9th St #608', 'Akron', 'OH', '44321', 'Summit', 131000, 3, 2, 1399, 0, 'Turn-Key', 'Conventional', 'occupied', true, 3, null::bigint, 41.0943, -81.6485, 118, null::bigint, 0, 1475, null::bigint, 7, '{"property_taxes":2000,"insurance":400,"maintenance":1050,"management":1000,"hoa":1850,"reserves":450}', 17363, 'active', null::integer, null::bigint, null::integer),
  (217, 37, 'Office building at a 7.7% cap', 'Seller is relocating for work. Garden office of 14,350 sq ft; one space is dark and priced in.

Roof has three years in it, half of the HVAC is original and the common areas are dated. Two bids came back around $220k (about $37k a unit).

Collected rent is about $18,050 a month. After taxes, insurance, management and reserves the NOI is $138,400, a 7.69% cap at ask.

Exit is not a worry: the Hartford Line and Baystate Medical Center bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. Under contract direct with the seller; assignment or double close. Please do not disturb the tenants.', 'Commercial', '4897 Willow Bend Pkwy', 'Springfield', 'MA', '01103', 'Hampden', 1800000, 0, 6, 14350, 40900, 'Medium Rehab', 'Hard Money', 'occupied', true, 8, 138400, 42.1085, -72.5939, 441, 2225000, 220000, 18975, null::bigint, 5, '{"property_taxes":18100,"insurance":6650,"maintenance":17765,"management":15200,"utilities":12050,"reserves":8150}', 88451, 'active', null::integer, null::bigint, null::integer),
  (218, 68, 'Side-by-side duplex near the Navy Yard', 'Tired landlord is done after a long hold. Two units, 1,920 sq ft, 4 bedrooms over two units. Laundry in the basement.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Our scope comes to $113k.

Numbers:
• Price $710,000
• Repairs $113,000
• ARV $1,160,000
• All in at 71% of ARV

Renters are easy to find thanks to the Navy Yard and Downtown Brooklyn rezoning.

Structured for private money, first-position note.', 'Multi Family', '2039 Laurel Pl', 'Brooklyn', 'NY', '11220', 'Kings', 710000, 4, 2, 1920, 5790, 'Heavy Rehab', 'Private Money', 'vacant', true, 6, null::bigint, 40.6462, -74.0163, 854, 1160000, 113000, null::bigint, null::bigint, null::float8, '{}', 160320, 'active', null::integer, 765000, 10629),
  (219, 8, 'Mixed-use building near SCAD', 'Mixed-use corner from 1899: retail at the street, apartments above, 9,300 sq ft in all. Heirs live out of state and want it off their plate.

T-12: income $284,556 / expenses $118,456 / NOI $166,100. Rent roll and bank statements after NDA.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

We own two doors nearby and have never been empty for more than three weeks, largely because of the port.

A private lender is in place at 10% interest only if you want the introduction. Contract is signed and can be shown on request.', 'Mixed Use', '1031 Ashby Ave', 'Savannah', 'GA', '31410', 'Chatham', 2100000, 8, 10, 9300, 6200, 'Turn-Key', 'Private Money', 'occupied', true, 6, 166100, 32.0162, -80.9915, 214, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 109962, 'active', null::integer, null::bigint, null::integer),
  (220, 46, 'Chicago 5-bay retail strip', '11,200 sq ft, five bays, built 1985, on 1 acres with surface parking. Partnership is splitting up and this is the last asset.

Cosmetics and two rooftop units near the end. Tenants have asked for better lighting. Figure $98k at investor pricing (about $20k a unit).

Collected rent is about $23,500 a month. After taxes, insurance, management and reserves the NOI is $180,500, a 8.02% cap at ask. Ask $2,250,000 + repairs $97,500 = $2,347,500 all in, against an ARV of $2,575,000 (91%).

We own two doors nearby and have never been empty for more than three weeks, largely because of the 606 trail.

A private lender is in place at 10% interest only if you want the introduction. We are under contract and assigning.', 'Commercial', '3031 5th St', 'Chicago', 'IL', '60618', 'Cook', 2250000, 0, 7, 11200, 45700, 'Light Rehab', 'Private Money', 'occupied', true, 7, 180500, 41.9513, -87.7104, 42, 2575000, 97500, 25350, 175, 8, '{"property_taxes":42600,"insurance":18050,"maintenance":15496,"management":13500,"utilities":6700,"reserves":4950}', 13150, 'active', null::integer, null::bigint, null::integer),
  (221, 74, 'Three-family at a 7.4% cap', 'Three-family from 1904: 7 bedrooms over three units, 2,790 sq ft, separate electric meters. Partnership is splitting up and this is the last asset.

Functional as it sits. New counters and flooring would bring it to market finish. Two bids came back around $27k (about $9k a unit).

NOI is $29,400 on trailing numbers, not pro forma (7.44% cap). Expenses run 35% of collections. Ask $394,900 + repairs $26,500 = $421,400 all in, against an ARV of $450,000 (94%).

Columbus regulars know the pull of Ohio State, and then there is the Intel site in Licking County.

Appraises and insures without drama, so bank money works. Please do not disturb the tenants.', 'Multi Family', '3941 W Clayborne St', 'Columbus', 'OH', '43231', 'Franklin', 394900, 7, 3, 2790, 5370, 'Light Rehab', 'Conventional', 'occupied', true, 7, 29400, 40.0805, -82.9441, 131, 450000, 26500, 3975, 100, 8, '{"property_taxes":5950,"insurance":2800,"maintenance":2138,"management":2350,"utilities":1450,"reserves":900}', 108598, 'active', null::integer, 408000, 24109),
  (222, 62, '3-bed single-level ranch in Shreveport', 'Estate sale, probate is closed. 3 bed, 1 bath, 1,598 sq ft, built in 1982, on a 0.16 acre lot. Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. We carry $35k for repairs; verify with your own crew.

Numbers:
• Price $120,000
• Repairs $34,500
• ARV $168,000
• All in at 92% of ARV Exit is not a worry: Barksdale Air Force Base and Ochsner LSU Health bring both tenants and owner-occupants. Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '415 Merritt Ter', 'Shreveport', 'LA', '71107', 'Caddo', 120000, 3, 1, 1598, 6860, 'Medium Rehab', 'Cash', 'vacant', true, 6, null::bigint, 32.5984, -93.8703, 191, 168000, 34500, null::bigint, null::bigint, null::float8, '{}', 36234, 'active', null::integer, null::bigint, null::integer),
  (223, 68, 'Mid-rise condo near the IU Health expansion', '1 bed, 1 bath, 863 sq ft in a 2006 building with a gym and a package room. Partnership is splitting up and this is the last asset.

Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the association takes two weeks. Two bids came back around $33k.

Collected rent is about $1,350 a month. After taxes, insurance, management and reserves the NOI is $9,000, a 7.21% cap at ask. Renovated comps support $178,000. At $124,900 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Indianapolis regulars know the pull of the Red Line bus, and then there is the Eli Lilly campus.

Structured for private money, first-position note. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Condo', '571 Garnet Ter #601', 'Indianapolis', 'IN', '46224', 'Marion', 124900, 1, 1, 863, 0, 'Medium Rehab', 'Private Money', 'occupied', true, 5, 9000, 39.7882, -86.2772, 511, 178000, 32500, 1400, null::bigint, 5, '{"property_taxes":1000,"insurance":400,"maintenance":1410,"management":1250,"hoa":2350,"reserves":550}', 103594, 'active', null::integer, null::bigint, null::integer),
  (224, 27, '6-bay retail strip near Marquette', '10,250 sq ft, six bays, built 1993, on 0.94 acre with surface parking. Tired landlord is done after a long hold.

NOI is $158,900 on trailing numbers, not pro forma (9.78% cap). Expenses run 45% of collections.

Cosmetics and two rooftop units near the end. Tenants have asked for better lighting. Our scope comes to $93k (about $16k a unit).

Exit is not a worry: the Harbor District and Marquette bring both tenants and owner-occupants.

Ideal for a 12-month bridge loan; we can introduce a lender. Please do not disturb the tenants.', 'Commercial', '1364 Orchard Way', 'Milwaukee', 'WI', '53204', 'Milwaukee', 1625000, 0, 7, 10250, 41100, 'Light Rehab', 'Hard Money', 'occupied', true, 6, 158900, 43.0198, -87.9297, 92, 1900000, 92500, 25475, 200, 7, '{"property_taxes":23900,"insurance":8550,"maintenance":26983,"management":29000,"utilities":16450,"reserves":14550,"other":8200}', 4299, 'active', null::integer, null::bigint, null::integer),
  (225, 76, 'BRRRR candidate: condo in San Diego', 'Came to us through the seller’s attorney. Courtyard-side unit, 1,191 sq ft, 2 bed and 1.5 bath. HOA allows rentals with a twelve-month minimum lease.

Old leak from the unit above is fixed, its drywall is not. Plan on kitchen, baths and flooring. We carry $40k for repairs; verify with your own crew.

Renovated comps support $735,000. At $525,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of the biotech cluster on Torrey Pines Mesa.

A private lender is in place at 10% interest only if you want the introduction.', 'Condo', '391 Kenilworth St #2C', 'San Diego', 'CA', '92130', 'San Diego', 525000, 2, 1.5, 1191, 0, 'Medium Rehab', 'Private Money', 'vacant', true, 7, null::bigint, 32.9611, -117.225, 407, 735000, 39500, 4475, null::bigint, 5, '{"property_taxes":4150,"insurance":500,"maintenance":3150,"management":3150,"hoa":6500,"reserves":1350}', 160175, 'active', null::integer, 504000, 49335),
  (226, 42, 'Turn-key porch-front bungalow in Charleston', 'Came to us through the seller’s attorney. 3 bed, 2 bath, 1,526 sq ft, built in 1938, on a 0.12 acre lot.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Asking $505,000; the last appraisal came in at $565,000.

Most tenants here are drawn by MUSC, some by the Boeing plant.

Cash only, as-is, $5,000 non-refundable after a three-day look. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '511 N Magnolia Pl', 'Charleston', 'SC', '29406', 'Charleston', 505000, 3, 2, 1526, 5390, 'Turn-Key', 'Cash', 'vacant', true, 5, null::bigint, 32.9334, -80.0304, 141, null::bigint, 0, 4675, null::bigint, 5, '{}', 75646, 'active', null::integer, null::bigint, null::integer),
  (227, 22, '8.1% cap: distribution building near Lake Superior tourism', '47,050 sq ft on 2.1 acres, built 2009. 26 ft clear, four docks and a drive-in, three-phase power. Partnership is splitting up and this is the last asset.

T-12: income $577,254 / expenses $228,154 / NOI $349,100. Rent roll and bank statements after NDA. Numbers:
• Price $4,300,000
• Repairs $298,500
• ARV $4,725,000
• All in at 97% of ARV

One vacant space needs a white box; the rest can stay as it is. Our scope comes to $299k (about $100k a unit).

We own two doors nearby and have never been empty for more than three weeks, largely because of UMD.

Appraises and insures without drama, so bank money works. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '602 N Wexford St', 'Duluth', 'MN', '55808', 'St. Louis', 4300000, 0, 3, 47050, 92400, 'Light Rehab', 'Conventional', 'occupied', true, 6, 349100, 46.6808, -92.2214, 944, 4725000, 298500, 51100, 75, 6, '{"property_taxes":48750,"insurance":18850,"maintenance":56104,"management":49050,"utilities":35400,"reserves":20000}', 105095, 'active', null::integer, 4604000, 31124),
  (228, 40, 'Trenton three-family', 'Three-family from 1924: 9 bedrooms over three units, 3,230 sq ft, separate electric meters. Partnership is splitting up and this is the last asset.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Two bids came back around $101k (about $34k a unit).

Gross $64,224, expenses $27,124, NOI $37,100. That is 8.53% on the asking price before any upside. Renovated comps support $580,000. At $435,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: the state offices and the transit line to New York and Philadelphia bring both tenants and owner-occupants.

Structured for private money, first-position note. We own it. Showings with 24 hours’ notice.', 'Multi Family', '2068 Dogwood Ave', 'Trenton', 'NJ', '08628', 'Mercer', 435000, 9, 4.5, 3230, 5160, 'Medium Rehab', 'Private Money', 'occupied', false, 5, 37100, 40.2648, -74.8226, 903, 580000, 101000, 5575, null::bigint, 4, '{"property_taxes":9600,"insurance":1700,"maintenance":5024,"management":5250,"utilities":2800,"reserves":2750}', 57421, 'active', null::integer, 418000, 18383),
  (229, 28, 'Storefront with apartments at an 8.8% cap', 'Seller bought another place and is carrying two payments. 9,850 sq ft in 12 units; the bike shop downstairs pays on the first every month, apartments upstairs are separately metered.

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Our scope comes to $210k (about $18k a unit).

NOI is $124,600 on trailing numbers, not pro forma (8.77% cap). Expenses run 41% of collections.

Most tenants here are drawn by Trinity College, some by the insurance towers.

Creative terms preferred: part seller note, part new debt. Bring a structure. Under contract direct with the seller; assignment or double close. Please do not disturb the tenants.', 'Mixed Use', '281 E 18th Ave', 'Hartford', 'CT', '06114', 'Hartford', 1420000, 13, 12, 9850, 6400, 'Medium Rehab', 'Creative', 'occupied', true, 4, 124600, 41.7383, -72.6854, 118, 1850000, 210000, 19125, null::bigint, 8, '{"property_taxes":24500,"insurance":5700,"maintenance":20190,"management":16600,"utilities":8900,"reserves":10650}', 28004, 'active', null::integer, null::bigint, null::integer),
  (230, 15, '3-bed craftsman in Oklahoma City', 'The owner has held it free and clear since the nineties. 3 bed, 1.5 bath, 1,582 sq ft, built in 1928, on a 0.12 acre lot.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $24k for repairs; verify with your own crew.

ARV is $196k on three renovated comps inside a mile and six months. All in you are at $187k.

We own two doors nearby and have never been empty for more than three weeks, largely because of Tinker Air Force Base.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Single Family', '156 Yarrow St', 'Oklahoma City', 'OK', '73102', 'Oklahoma', 163000, 3, 1.5, 1582, 5230, 'Light Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 35.4708, -97.522, 152, null::bigint, 23500, 2400, null::bigint, 5, '{}', 159340, 'active', null::integer, null::bigint, null::integer),
  (231, 18, 'Paint-and-carpet warehouse in Buffalo', '46,400 sq ft on 2.3 acres, built 1985. 22 ft clear, six docks with levelers, three-phase power. Came to us through the seller’s attorney.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Figure $283k at investor pricing (about $94k a unit).

Collected rent is about $42,850 a month. After taxes, insurance, management and reserves the NOI is $316,500, a 9.74% cap at ask. Numbers:
• Price $3,250,000
• Repairs $282,500
• ARV $3,800,000
• All in at 93% of ARV

Buffalo regulars know the pull of UB, and then there is Elmwood Village.

Structured for private money, first-position note. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Industrial', '9473 Elmhurst Way', 'Buffalo', 'NY', '14224', 'Erie', 3250000, 0, 4, 46400, 101500, 'Light Rehab', 'Private Money', 'occupied', true, 4, 316500, 42.8402, -78.7509, 4, 3800000, 282500, 46475, 100, 8, '{"property_taxes":44600,"insurance":14350,"maintenance":49288,"management":36700,"utilities":30000,"reserves":22750}', 459, 'active', null::integer, null::bigint, null::integer),
  (232, 40, 'Neighborhood strip center near Nationwide Children’s, needs lipstick only', 'Owner retired and is selling the portfolio one by one. 3-bay retail strip of 4,750 sq ft; staggered leases, no two expire in the same year.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Figure $32k at investor pricing (about $11k a unit).

Renovated comps support $965,000. At $865,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of Nationwide Children’s.

Looking for a clean cash offer with proof of funds. Please do not disturb the tenants.', 'Commercial', '828 Kenilworth Ave', 'Columbus', 'OH', '43240', 'Franklin', 865000, 0, 3, 4750, 18500, 'Light Rehab', 'Cash', 'occupied', true, 7, null::bigint, 40.1472, -82.9801, 232, 965000, 32000, null::bigint, null::bigint, null::float8, '{}', 73178, 'active', null::integer, null::bigint, null::integer),
  (233, 38, 'Renovated high-rise condo, ready to lease', 'Owner retired and is selling the portfolio one by one. Courtyard-side unit, 732 sq ft, 1 bed and 1 bath. HOA allows rentals with a six-month minimum lease.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

Asking $208,000; the last appraisal came in at $219,000.

Exit is not a worry: Ohio State and the Intel site in Licking County bring both tenants and owner-occupants.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. We are under contract and assigning. Vacant, go any time.', 'Condo', '5737 Chestnut Ave #9C', 'Columbus', 'OH', '43207', 'Franklin', 208000, 1, 1, 732, 0, 'Turn-Key', 'Subject To', 'vacant', true, 5, null::bigint, 39.9042, -82.9639, 349, 219000, 0, 1825, null::bigint, null::float8, '{}', 47146, 'active', null::integer, null::bigint, null::integer),
  (234, 22, 'Sacramento two-story', 'Walked it last week: 4 bedrooms, 1 bath, 1,712 sq ft, 1938 construction. Partnership is splitting up and this is the last asset.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $29k.

Collected rent is about $4,700 a month. After taxes, insurance, management and reserves the NOI is $31,600, a 6.65% cap at ask. ARV is $575k on three renovated comps inside a mile and six months. All in you are at $504k.

Sacramento regulars know the pull of UC Davis Health, and then there is the state offices.

A private lender is in place at 10% interest only if you want the introduction. Selling on title, not an assignment. Showings with 24 hours’ notice.', 'Residential', '240 Meadowbrook St', 'Sacramento', 'CA', '95815', 'Sacramento', 475000, 4, 1, 1712, 6870, 'Light Rehab', 'Private Money', 'occupied', false, 3, 31600, 38.6094, -121.4424, 45, 575000, 28500, 5000, null::bigint, 6, '{"property_taxes":3700,"insurance":1200,"maintenance":7450,"management":8050,"reserves":4400}', 21588, 'sold', 8315, null::bigint, null::integer),
  (235, 8, 'Condo near the streetcar lines, needs lipstick only', '2 bed, 2 bath, 1,061 sq ft in a 1985 building with a deeded garage space. Came to us through the seller’s attorney.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. Two bids came back around $11k.

Renovated comps support $294,000. At $237,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

New Orleans regulars know the pull of the streetcar lines, and then there is Tulane and Loyola.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Vacant, go any time.', 'Condo', '557 Willow Bend Dr #4D', 'New Orleans', 'LA', '70131', 'Orleans', 237000, 2, 2, 1061, 0, 'Light Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 29.9129, -89.991, 437, null::bigint, 11000, null::bigint, null::bigint, null::float8, '{}', 108450, 'active', null::integer, null::bigint, null::integer),
  (236, 51, 'Saint Louis two-story, delivered vacant', '2,224 sq ft two-story frame house from 1952 with five bedrooms and 2.5 baths. Owner retired and is selling the portfolio one by one.

Functional as it sits. New counters and flooring would bring it to market finish. Two bids came back around $22k.

Ask $194,000 + repairs $21,500 = $215,500 all in, against an ARV of $237,000 (91%).

We own two doors nearby and have never been empty for more than three weeks, largely because of the new NGA campus.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Under contract direct with the seller; assignment or double close.', 'Single Family', '1538 Yarrow St', 'Saint Louis', 'MO', '63117', 'St. Louis', 194000, 5, 2.5, 2224, 8300, 'Light Rehab', 'Creative', 'vacant', true, 4, null::bigint, 38.6248, -90.3301, 607, 237000, 21500, 2550, null::bigint, 7, '{"property_taxes":1650,"insurance":1500,"maintenance":3150,"management":2550,"reserves":1850}', 147404, 'active', null::integer, null::bigint, null::integer),
  (237, 42, 'Paint-and-carpet porch-front bungalow in Memphis', '2,314 sq ft 1920s bungalow from 1927 with five bedrooms and 2 baths. Seller is relocating for work.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Our scope comes to $26k.

Ask $180,000 + repairs $26,000 = $206,000 all in, against an ARV of $224,000 (92%).

Most tenants here are drawn by St. Jude and the medical district, some by the FedEx hub.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '548 S Sycamore Ave', 'Memphis', 'TN', '38119', 'Shelby', 180000, 5, 2, 2314, 7370, 'Light Rehab', 'Hard Money', 'vacant', true, 8, null::bigint, 35.0791, -89.8512, 301, 224000, 26000, 2350, null::bigint, 5, '{"property_taxes":1000,"insurance":1100,"maintenance":4550,"management":3750}', 47295, 'active', null::integer, null::bigint, null::integer),
  (238, 70, 'Full gut craftsman, $410k ARV', 'Walked it last week: 4 bedrooms, 1.5 baths, 2,246 sq ft, 1923 construction. Owner retired and is selling the portfolio one by one.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Two bids came back around $141k.

Ask $216,000 + repairs $140,500 = $356,500 all in, against an ARV of $410,000 (87%).

Renters are steady thanks to the Toyota plant and the Pearl.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '569 Delmar Ln', 'San Antonio', 'TX', '78221', 'Bexar', 216000, 4, 1.5, 2246, 5010, 'Heavy Rehab', 'Hard Money', 'vacant', true, 6, null::bigint, 29.3307, -98.5109, 59, 410000, 140500, null::bigint, null::bigint, null::float8, '{"property_taxes":3550,"insurance":1550}', 20603, 'active', null::integer, null::bigint, null::integer),
  (239, 76, 'Full gut craftsman bungalow, $292k ARV', 'Heirs live out of state and want it off their plate. 3 bed, 1.5 bath, 1,350 sq ft, built in 1925, on a 0.26 acre lot.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Our scope comes to $75k.

Renovated comps support $292,000. At $150,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Offutt Air Force Base and the UNMC campus keep vacancy low in this part of Omaha.

Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Vacant, go any time.', 'Single Family', '2186 Eastlake Ct', 'Omaha', 'NE', '68152', 'Douglas', 150000, 3, 1.5, 1350, 11220, 'Heavy Rehab', 'Hard Money', 'vacant', true, 5, null::bigint, 41.3362, -96.0008, 121, 292000, 75000, 2800, null::bigint, 6, '{"property_taxes":2050,"insurance":1000,"maintenance":4350,"management":4300,"reserves":2800}', 23312, 'active', null::integer, null::bigint, null::integer),
  (240, 12, '3-bed 1980s ranch in Charleston', '1,560 sq ft 1980s ranch from 1987 with three bedrooms and 1 bath. The owner has held it free and clear since the nineties. Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $30k.

Renovated comps support $470,000. At $377,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Exit is not a worry: Joint Base Charleston and MUSC bring both tenants and owner-occupants. Structured for private money, first-position note. We are under contract and assigning. Vacant, go any time.', 'Single Family', '3961 22nd Ave', 'Charleston', 'SC', '29406', 'Charleston', 377000, 3, 1, 1560, 6260, 'Light Rehab', 'Private Money', 'vacant', true, 4, null::bigint, 32.9287, -80.0341, 51, null::bigint, 29500, 3975, null::bigint, null::float8, '{}', 16118, 'active', null::integer, null::bigint, null::integer),
  (241, 40, 'Detroit brick ranch, delivered vacant', '2,006 sq ft brick ranch from 1978 with four bedrooms and 1 bath. Came to us through the seller’s attorney.

Ask $114,000 + repairs $19,500 = $133,500 all in, against an ARV of $141,000 (95%).

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Figure $20k at investor pricing.

The Michigan Central district and the QLine keep vacancy low in this part of Detroit.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '670 W Redfield St', 'Detroit', 'MI', '48228', 'Wayne', 114000, 4, 1, 2006, 3990, 'Light Rehab', 'Hard Money', 'vacant', true, 8, null::bigint, 42.3553, -83.2146, 444, null::bigint, 19500, 1675, null::bigint, 6, '{"property_taxes":1550,"insurance":450,"maintenance":2300,"management":2550,"reserves":1550}', 120401, 'active', null::integer, null::bigint, null::integer),
  (242, 59, 'Cosmetic condo with room to push rents', '2 bed, 2.5 bath, 1,197 sq ft in a 1973 building with a gym and a package room. Seller bought another place and is carrying two payments.

Numbers:
• Price $344,000
• Repairs $16,000
• ARV $430,000
• All in at 84% of ARV

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. We carry $16k for repairs; verify with your own crew.

We own two doors nearby and have never been empty for more than three weeks, largely because of Vanderbilt.

Owner financing: 15% down, rate to be agreed, no prepayment penalty.', 'Condo', '669 9th St #5A', 'Nashville', 'TN', '37221', 'Davidson', 344000, 2, 2.5, 1197, 0, 'Light Rehab', 'Owner Financing', 'vacant', false, 3, null::bigint, 36.0655, -86.9672, 75, 430000, null::bigint, 3450, null::bigint, 8, '{"property_taxes":2050,"insurance":700,"maintenance":2750,"management":2750,"hoa":5350,"reserves":1100}', 29008, 'active', null::integer, null::bigint, null::integer),
  (243, 3, 'Minneapolis ranch, delivered vacant', '1,744 sq ft ranch from 1982 with four bedrooms and 2.5 baths. Heirs live out of state and want it off their plate.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Our scope comes to $27k.

ARV is $389k on three renovated comps inside a mile and six months. All in you are at $341k.

Minneapolis regulars know the pull of the Blue Line, and then there is the chain of lakes.

Will qualify for conventional financing. Selling on title, not an assignment. Vacant, go any time.', 'Single Family', '1081 Ransom Dr', 'Minneapolis', 'MN', '55411', 'Hennepin', 314900, 4, 2.5, 1744, 7220, 'Light Rehab', 'Conventional', 'vacant', false, 3, null::bigint, 44.9949, -93.3001, 1185, 389000, 26500, null::bigint, null::bigint, null::float8, '{"property_taxes":2800,"insurance":1250}', 166571, 'sold', 19018, 325000, 41553),
  (244, 76, 'Reno 8-unit building', '9 bedrooms over eight units, built 1956. Long-term tenants downstairs. Direct to seller, they called off our mailer.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Two bids came back around $38k (about $5k a unit).

NOI is $87,800 on trailing numbers, not pro forma (6.97% cap). Expenses run 35% of collections. ARV is $1.39M on three renovated comps inside a mile and six months. All in you are at $1.3M.

We own two doors nearby and have never been empty for more than three weeks, largely because of UNR.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Selling on title, not an assignment. Showings with 24 hours’ notice.', 'Multi Family', '3775 Laurel Ln', 'Reno', 'NV', '89519', 'Washoe', 1260000, 9, 8, 5100, 14530, 'Light Rehab', 'Hard Money', 'occupied', false, 7, 87800, 39.4788, -119.8604, 106, 1385000, 37500, 12025, null::bigint, 7, '{"property_taxes":6050,"insurance":4200,"maintenance":12299,"management":8750,"utilities":7300,"reserves":5600,"other":2200}', 77249, 'active', null::integer, null::bigint, null::integer),
  (245, 13, 'Duplex near Dix Park', '4 bedrooms over two units, built 1948. Units are larger than the area average. Seller bought another place and is carrying two payments. Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Figure $18k at investor pricing.

Collected rent is about $5,700 a month, near $2,850 a unit. After taxes, insurance, management and reserves the NOI is $42,300, a 7.17% cap at ask. Raleigh regulars know the pull of Dix Park, and then there is NC State. Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '5840 Kenilworth Ave', 'Raleigh', 'NC', '27609', 'Wake', 590000, 4, 2, 1810, 6670, 'Light Rehab', 'Cash', 'occupied', true, 5, 42300, 35.8505, -78.6378, 412, null::bigint, 17500, 6175, null::bigint, 8, '{"property_taxes":4300,"insurance":3250,"maintenance":5472,"management":5800,"utilities":3100,"reserves":3950}', 108147, 'active', null::integer, null::bigint, null::integer),
  (246, 45, 'Turn-key and tenanted: duplex near the IU Health expansion', 'Duplex from 1953: 4 bedrooms over two units, 1,730 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

NOI is $21,200 on trailing numbers, not pro forma (7.85% cap). Expenses run 38% of collections.

Indianapolis regulars know the pull of the Red Line bus, and then there is the IU Health expansion.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing.', 'Multi Family', '181 Vance Ter', 'Indianapolis', 'IN', '46219', 'Marion', 270000, 4, 2, 1730, 6100, 'Turn-Key', 'Subject To', 'occupied', false, 6, 21200, 39.784, -86.0438, 144, null::bigint, 0, 3025, 50, 8, '{"property_taxes":2300,"insurance":1900,"maintenance":2998,"management":2850,"utilities":1450,"reserves":1250}', 38144, 'active', null::integer, null::bigint, null::integer),
  (247, 13, 'Pasture tract, 0.87 acre, no HOA', 'Level and cleared, with road frontage on the south side. The parcel measures 0.87 acre by the recent survey, stakes are in.

Outside the flood zone per the current map. Electric is 200 feet away.

Growth in New Orleans follows Tulane and Loyola and the streetcar lines.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', '8578 Marlowe Ln', 'New Orleans', 'LA', '70115', 'Orleans', 55500, 0, 0, 0, 38111, null, 'Cash', 'vacant', true, 5, null::bigint, 29.9305, -90.0987, 85, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":350}', 99787, 'active', null::integer, null::bigint, null::integer),
  (248, 3, '10-plex near the Boeing plant', '10-unit building from 1967: 10 bedrooms over ten units, 6,120 sq ft, separate electric meters. Seller is relocating for work.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Two bids came back around $96k (about $10k a unit).

ARV is $1.73M on three renovated comps inside a mile and six months. All in you are at $1.43M.

Mesa regulars know the pull of the Gateway Airport employers, and then there is the Boeing plant.

Structured for private money, first-position note. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '230 18th St', 'Mesa', 'AZ', '85204', 'Maricopa', 1330000, 10, 10, 6120, 8140, 'Medium Rehab', 'Private Money', 'occupied', true, 6, null::bigint, 33.3971, -111.7952, 2044, 1725000, 96000, 13425, 200, 8, '{}', 122788, 'active', null::integer, null::bigint, null::integer),
  (249, 74, '4-bed 1940s colonial in Lincoln', 'The owner has held it free and clear since the nineties. 4 bed, 1 bath, 1,806 sq ft, built in 1942, on a 0.12 acre lot. Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. We carry $111k for repairs; verify with your own crew.

Renovated comps support $358,000. At $174,900 plus the work there is room for a cautious flip or a refinance that returns most of the cash. We own two doors nearby and have never been empty for more than three weeks, largely because of the University of Nebraska. Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Single Family', '3910 Redfield Ln', 'Lincoln', 'NE', '68510', 'Lancaster', 174900, 4, 1, 1806, 5350, 'Heavy Rehab', 'Cash', 'vacant', true, 5, null::bigint, 40.8002, -96.6497, 190, 358000, 110500, 3375, null::bigint, 6, '{"property_taxes":3000,"insurance":1350,"maintenance":4500,"management":4100,"reserves":2250}', 142694, 'active', null::integer, null::bigint, null::integer),
  (250, 31, 'Turn-key neighborhood strip center in Lansing', 'Estate sale, probate is closed. Neighborhood strip center of 15,700 sq ft; one space is dark and priced in.

Collected rent is about $20,650 a month. After taxes, insurance, management and reserves the NOI is $159,400, a 8.73% cap at ask.

Phase I is clean and dated this year. No deferred maintenance that we could find.

Exit is not a worry: the state offices and the battery plant bring both tenants and owner-occupants.

Cash or equivalent, close in 14 days or less with our title company. Selling on title, not an assignment.', 'Commercial', '704 Linden Blvd', 'Lansing', 'MI', '48915', 'Ingham', 1825000, 0, 10, 15700, 57500, 'Turn-Key', 'Cash', 'occupied', false, 6, 159400, 42.7394, -84.5648, 86, null::bigint, null::bigint, 21175, 325, 4, '{"property_taxes":21350,"insurance":7350,"maintenance":20630,"management":15600,"utilities":8550,"reserves":11450,"other":3350}', 17677, 'active', null::integer, null::bigint, null::integer),
  (251, 60, 'BRRRR candidate: 1980s two-story in Sioux Falls', 'The owner has held it free and clear since the nineties. 4 bed, 1.5 bath, 1,874 sq ft, built in 1989, on a 0.24 acre lot.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Our scope comes to $56k.

ARV is $420k on three renovated comps inside a mile and six months. All in you are at $360k.

Exit is not a worry: the card processors and Sanford and Avera bring both tenants and owner-occupants.

Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing. We are under contract and assigning.', 'Single Family', '651 Pine Ridge Ter', 'Sioux Falls', 'SD', '57108', 'Minnehaha', 304000, 4, 1.5, 1874, 10450, 'Medium Rehab', 'Subject To', 'vacant', true, 8, null::bigint, 43.4722, -96.7068, 130, 420000, 56000, null::bigint, null::bigint, null::float8, '{"property_taxes":3400,"insurance":2200}', 65223, 'active', null::integer, null::bigint, null::integer),
  (252, 31, 'Cosmetic tower condo with room to push rents', 'Tired landlord is done after a long hold. Corner unit, 780 sq ft, 1 bed and 1 bath. HOA allows rentals with a six-month minimum lease.

Ask $184,900 + repairs $12,500 = $197,400 all in, against an ARV of $227,000 (87%).

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. Our scope comes to $13k.

We own two doors nearby and have never been empty for more than three weeks, largely because of the streetcar lines.

Ideal for a 12-month bridge loan; we can introduce a lender. Vacant, go any time.', 'Condo', '592 Magnolia Ave #3A', 'New Orleans', 'LA', '70126', 'Orleans', 184900, 1, 1, 780, 0, 'Light Rehab', 'Hard Money', 'vacant', true, 3, null::bigint, 30.0006, -90.0386, 52, 227000, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1000,"insurance":400,"hoa":5760}', 52643, 'active', null::integer, 200000, 6447),
  (253, 68, 'Jacksonville ranch, delivered vacant', '1,278 sq ft 1980s ranch from 1988 with three bedrooms and 2 baths. Direct to seller, they called off our mailer. Clean, insured, and managed by a local PM who would stay on at 8%.

Asking $241,000; the last appraisal came in at $268,000. Exit is not a worry: the Mayo Clinic campus and the two naval stations bring both tenants and owner-occupants. Appraises and insures without drama, so bank money works. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Single Family', '1710 Tremont Ct', 'Jacksonville', 'FL', '32219', 'Duval', 241000, 3, 2, 1278, 7890, 'Turn-Key', 'Conventional', 'vacant', true, 6, null::bigint, 30.4009, -81.7634, 57, 268000, 0, 2525, null::bigint, 5, '{"property_taxes":2250,"insurance":1900,"maintenance":3000,"management":2550,"reserves":1200}', 13584, 'active', null::integer, null::bigint, null::integer),
  (254, 22, 'Renovated condo, ready to lease', '2 bed, 2.5 bath, 1,012 sq ft in a 1994 building with a deeded garage space. Came to us through the seller’s attorney.

New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

Renovated comps run around $237k, so there is some equity on day one.

We own two doors nearby and have never been empty for more than three weeks, largely because of the BioDistrict.

Cash or equivalent, close in 14 days or less with our title company. We are under contract and assigning.', 'Condo', '1860 Cedar Hollow Ter #4B', 'New Orleans', 'LA', '70128', 'Orleans', 218000, 2, 2.5, 1012, 0, 'Turn-Key', 'Cash', 'vacant', true, 6, null::bigint, 30.0524, -89.9576, 96, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 56337, 'active', null::integer, null::bigint, null::integer),
  (255, 48, 'Mixed-use corner near the theme parks, needs lipstick only', 'Seller bought another place and is carrying two payments. 8,430 sq ft in seven units; the florist downstairs has been there eleven years, apartments upstairs are separately metered.

Functional as it sits. New counters and flooring would bring it to market finish. Two bids came back around $55k (about $8k a unit).

T-12: income $187,248 / expenses $74,348 / NOI $112,900. Rent roll and bank statements after NDA.

Most tenants here are drawn by the theme parks, some by the Lake Nona medical city.

Conventional buyers are welcome; allow 30 days. Under contract direct with the seller; assignment or double close.', 'Mixed Use', '7072 E Clayborne Ave', 'Orlando', 'FL', '32808', 'Orange', 1600000, 5, 7, 8430, 5200, 'Light Rehab', 'Conventional', 'occupied', true, 4, 112900, 28.5754, -81.4413, 1841, null::bigint, 54500, 16400, 200, 6, '{"property_taxes":14900,"insurance":14450,"maintenance":13348,"management":14700,"utilities":9400,"reserves":7550}', 142463, 'active', null::integer, null::bigint, null::integer),
  (256, 48, '8.0% cap: contemporary near the South Shore Line', 'Solid 4/2.5 with 1,834 sq ft under roof. Came to us through the seller’s attorney, so we can move quickly.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $24k at investor pricing.

NOI is $13,900 on trailing numbers, not pro forma (8.03% cap). Expenses run 44% of collections.

Exit is not a worry: the South Shore Line and Notre Dame bring both tenants and owner-occupants.

Cash or equivalent, close in 14 days or less with our title company. We own it. Please do not disturb the tenants.', 'Single Family', '1161 Birchwood St', 'South Bend', 'IN', '46613', 'St. Joseph', 173000, 4, 2.5, 1834, 8530, 'Light Rehab', 'Cash', 'occupied', false, 4, 13900, 41.6564, -86.2459, 634, null::bigint, 23500, 2250, null::bigint, 8, '{"property_taxes":1400,"insurance":1300,"maintenance":3590,"management":2750,"reserves":1900}', 131657, 'active', null::integer, null::bigint, null::integer),
  (257, 8, 'Turn-key and tenanted: 24-plex near the University of Kentucky', '48 bedrooms over 24 units, built 1957. Leases are month to month, so rents can move. Heirs live out of state and want it off their plate.

Clean, insured, and managed by a local PM who would stay on at 8%.

Collected rent is about $43,800 a month, near $1,825 a unit. After taxes, insurance, management and reserves the NOI is $308,800, a 8.29% cap at ask.

Exit is not a worry: the University of Kentucky and the Toyota plant in Georgetown bring both tenants and owner-occupants.

Existing loan of about $3.11M at 3.125% stays in place. PITI is current. Please do not disturb the tenants.', 'Multi Family', '3405 W 14th St', 'Lexington', 'KY', '40517', 'Fayette', 3725000, 48, 24, 21330, 15370, 'Turn-Key', 'Subject To', 'occupied', false, 5, 308800, 37.9853, -84.4869, 125, 3950000, null::bigint, 45275, 850, 5, '{"property_taxes":30150,"insurance":25450,"maintenance":50775,"management":39900,"utilities":29900,"reserves":30950,"other":9900}', 26228, 'sold', 13852, null::bigint, null::integer),
  (258, 68, 'Down to the studs: 1980s modern near CoxHealth and Mercy', '1,596 sq ft contemporary from 1983 with three bedrooms and 1.5 baths. Tired landlord is done after a long hold.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Two bids came back around $99k.

Renovated comps support $290,000. At $153,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: Missouri State and CoxHealth and Mercy bring both tenants and owner-occupants.

Cash only, as-is, $5,000 non-refundable after a three-day look. We are under contract and assigning.', 'Single Family', '1200 N 5th St', 'Springfield', 'MO', '65807', 'Greene', 153000, 3, 1.5, 1596, 10160, 'Heavy Rehab', 'Cash', 'vacant', true, 6, null::bigint, 37.1615, -93.3032, 397, 290000, 98500, null::bigint, null::bigint, null::float8, '{}', 164177, 'active', null::integer, null::bigint, null::integer),
  (259, 26, 'SubTo mid-rise condo, low-rate loan stays in place', '1 bed, 1 bath, 668 sq ft in a 1993 building with a gym and a package room. Estate sale, probate is closed.

Move-in ready. Reserves of the association are healthy and the minutes are in the folder.

Renovated comps run around $216k, so there is some equity on day one.

Exit is not a worry: Research Triangle Park and NC State bring both tenants and owner-occupants.

Sub-to with the seller’s 3.25% loan; small amount of cash to the seller at closing. We are under contract and assigning. Vacant, go any time.', 'Condo', '167 22nd Ave #6B', 'Raleigh', 'NC', '27605', 'Wake', 210000, 1, 1, 668, 0, 'Turn-Key', 'Subject To', 'vacant', true, 8, null::bigint, 35.7886, -78.6495, 356, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1350,"insurance":500,"hoa":4440}', 114018, 'active', null::integer, 222000, 13359),
  (260, 3, '$80k spread on this porch-front bungalow', 'Solid 3/1.5 with 1,778 sq ft under roof. Owner retired and is selling the portfolio one by one, so we can move quickly.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Figure $99k at investor pricing.

Renovated comps support $354,900. At $176,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: the Haymarket and the University of Nebraska bring both tenants and owner-occupants.

Cash only, as-is, $5,000 non-refundable after a three-day look. Selling on title, not an assignment. Lockbox on site, message for the code.', 'Single Family', '3854 Walden Ave', 'Lincoln', 'NE', '68503', 'Lancaster', 176000, 3, 1.5, 1778, 5440, 'Heavy Rehab', 'Cash', 'vacant', false, 5, null::bigint, 40.8293, -96.6794, 2385, 354900, 98500, null::bigint, null::bigint, null::float8, '{"property_taxes":2800,"insurance":1200}', 155798, 'active', null::integer, null::bigint, null::integer),
  (261, 59, 'Seller carry on a 8-unit building', '11 bedrooms over eight units, built 1959. One unit is owner-occupied and will be vacant at closing. Came to us through the seller’s attorney.

Clean, insured, and managed by a local PM who would stay on at 8%.

NOI is $68,900 on trailing numbers, not pro forma (6.96% cap). Expenses run 41% of collections.

Most tenants here are drawn by Lockheed and the joint reserve base, some by TCU.

Seller will carry with $198k down at 7.5%, ten-year balloon. We are under contract and assigning. Please do not disturb the tenants.', 'Multi Family', '60 Merritt Dr', 'Fort Worth', 'TX', '76148', 'Tarrant', 990000, 11, 8, 5660, 6730, 'Turn-Key', 'Owner Financing', 'occupied', true, 6, 68900, 32.8602, -97.2514, 263, 1040000, null::bigint, 10200, null::bigint, 5, '{"property_taxes":14250,"insurance":7450,"maintenance":9280,"management":7000,"utilities":6250,"reserves":3150}', 78119, 'active', null::integer, null::bigint, null::integer),
  (262, 68, 'Paint-and-carpet two-story in Boise', 'Walked it last week: 4 bedrooms, 1 bath, 1,762 sq ft, 1945 construction. Heirs live out of state and want it off their plate.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. We carry $30k for repairs; verify with your own crew.

Renovated comps support $455,000. At $389,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Most tenants here are drawn by the Micron expansion, some by the Greenbelt.

Existing loan of about $311k at 3.25% stays in place. PITI is current. Vacant, go any time.', 'Single Family', '5806 Bellamy Ave', 'Boise', 'ID', '83712', 'Ada', 389000, 4, 1, 1762, 7300, 'Light Rehab', 'Subject To', 'vacant', false, 7, null::bigint, 43.603, -116.1596, 192, 455000, 29500, 4375, null::bigint, null::float8, '{"property_taxes":2250,"insurance":1550,"maintenance":8800,"management":6500,"reserves":3950}', 103701, 'active', null::integer, null::bigint, null::integer),
  (263, 42, '7.0% cap: contractor flex near MacDill Air Force Base', 'Estate sale, probate is closed. Six spaces totalling 22,450 sq ft with fenced yard storage.

Cosmetics and two rooftop units near the end. Tenants have asked for better lighting. Figure $205k at investor pricing (about $34k a unit).

NOI is $190,200 on trailing numbers, not pro forma (6.98% cap). Expenses run 46% of collections. ARV is $3.08M on three renovated comps inside a mile and six months. All in you are at $2.93M.

Most tenants here are drawn by USF, some by Water Street.

Looking for a clean cash offer with proof of funds. We are under contract and assigning. Please do not disturb the tenants.', 'Industrial', '2169 Sycamore Ave', 'Tampa', 'FL', '33616', 'Hillsborough', 2725000, 0, 7, 22450, 72500, 'Light Rehab', 'Cash', 'occupied', true, 4, 190200, 27.8748, -82.5144, 145, null::bigint, 204500, 30300, null::bigint, 4, '{"property_taxes":23400,"insurance":23550,"maintenance":35506,"management":34900,"utilities":16300,"reserves":18850,"other":6350}', 87655, 'active', null::integer, 2904000, 3934),
  (264, 65, 'Duplex near the BioDistrict, needs lipstick only', '5 bedrooms over two units, built 1975. Units are larger than the area average. Owner retired and is selling the portfolio one by one.

Functional as it sits. New counters and flooring would bring it to market finish. Two bids came back around $19k.

T-12: income $50,760 / expenses $21,260 / NOI $29,500. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of the streetcar lines.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Multi Family', '2661 Redfield Ave', 'New Orleans', 'LA', '70127', 'Orleans', 353000, 5, 2, 1840, 4530, 'Light Rehab', 'Creative', 'occupied', true, 6, 29500, 30.0255, -89.9716, 997, 415000, 18500, 4500, null::bigint, 6, '{"property_taxes":2050,"insurance":2250,"maintenance":5960,"management":5300,"utilities":3000,"reserves":2700}', 102573, 'active', null::integer, null::bigint, null::integer),
  (265, 61, 'Single-level ranch near Lockheed and the joint reserve base', 'Seller bought another place and is carrying two payments. 2 bed, 1 bath, 1,042 sq ft, built in 1969, on a 0.18 acre lot. Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Renovated comps run around $209k, so there is some equity on day one. We own two doors nearby and have never been empty for more than three weeks, largely because of TCU. Seller will carry with $40k down at 6%, seven-year balloon. Contract is signed and can be shown on request.', 'Single Family', '371 Wexford Ln', 'Fort Worth', 'TX', '76112', 'Tarrant', 198000, 2, 1, 1042, 7720, 'Turn-Key', 'Owner Financing', 'vacant', true, 4, null::bigint, 32.7451, -97.2159, 538, null::bigint, null::bigint, 2100, null::bigint, 5, '{}', 153266, 'active', null::integer, null::bigint, null::integer),
  (266, 67, 'Owner will carry: 0.84 acre, waterfront lot', '0.84 acre (36,733 sq ft), about a hundred feet on the water with a gentle slope.

Outside the flood zone per the current map. Electric is 200 feet away.

Demand here comes from the Metroparks riverfront. Nearby resales have been short-lived on the market.

Seller will carry with $6k down at 6.5%, ten-year balloon.', 'Land', 'Lot 4, Yarrow Ln', 'Toledo', 'OH', '43615', 'Lucas', 29500, 0, 0, 0, 36733, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 41.6525, -83.6652, 24, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":400}', 16550, 'active', null::integer, null::bigint, null::integer),
  (267, 6, 'Cash-flowing 10-unit brick walk-up, 7.8% cap', 'Heirs live out of state and want it off their plate. Ten units, 8,330 sq ft, 20 bedrooms over ten units. Laundry in the basement.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

T-12: income $106,560 / expenses $41,860 / NOI $64,700. Rent roll and bank statements after NDA.

Most tenants here are drawn by Tinker Air Force Base, some by the streetcar.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '1519 Grafton Ct', 'Oklahoma City', 'OK', '73179', 'Oklahoma', 830000, 20, 10, 8330, 5910, 'Turn-Key', 'Creative', 'occupied', true, 6, 64700, 35.422, -97.6552, 115, null::bigint, null::bigint, 9250, null::bigint, 4, '{"property_taxes":6400,"insurance":5300,"maintenance":10010,"management":7600,"utilities":6750,"reserves":3800,"other":2000}', 9802, 'active', null::integer, null::bigint, null::integer),
  (268, 35, 'Builder opportunity: 2.3 acres near the lakefront national park', 'Direct from a family that has paid the taxes on this for decades. 2.3 acres, level and cleared, with road frontage on the south side.

City sewer is in the street. A sketch plan for subdividing is in the folder. That is $6,300 an acre.

Demand here comes from the lakefront national park. Nearby resales have been short-lived on the market.

Looking for a clean cash offer with proof of funds.', 'Land', '8654 Bellamy Rd', 'Gary', 'IN', '46403', 'Lake', 14500, 0, 0, 0, 99620, null, 'Cash', 'vacant', true, 6, null::bigint, 41.6032, -87.2546, 263, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 84408, 'active', null::integer, null::bigint, null::integer),
  (269, 22, '8.2% cap: fourplex near Dover Air Force Base', '8 bedrooms over four units, built 1942. One unit is owner-occupied and will be vacant at closing. Tired landlord is done after a long hold.

Collected rent is about $8,500 a month, near $2,125 a unit. After taxes, insurance, management and reserves the NOI is $57,900, a 8.15% cap at ask. Ask $710,000 + repairs $62,000 = $772,000 all in, against an ARV of $800,000 (97%).

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Figure $62k at investor pricing (about $16k a unit).

We own two doors nearby and have never been empty for more than three weeks, largely because of Dover Air Force Base.

Seller will carry with $142k down at 6.5%, seven-year balloon. Showings with 24 hours’ notice.', 'Multi Family', '5780 W Clayborne Ct', 'Dover', 'DE', '19904', 'Kent', 710000, 8, 4, 3840, 7700, 'Light Rehab', 'Owner Financing', 'occupied', false, 5, 57900, 39.1646, -75.6019, 537, null::bigint, 62000, 9150, null::bigint, 7, '{"property_taxes":4250,"insurance":3400,"maintenance":10164,"management":11150,"utilities":8050,"reserves":7200}', 136762, 'active', null::integer, null::bigint, null::integer),
  (270, 50, 'Craftsman bungalow near the Neighborhood Improvement Zone, needs lipstick only', '1,152 sq ft porch-front bungalow from 1927 with two bedrooms and 1 bath. The owner has held it free and clear since the nineties.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $18k for repairs; verify with your own crew.

Numbers:
• Price $176,000
• Repairs $17,500
• ARV $202,000
• All in at 96% of ARV

Most tenants here are drawn by the Lehigh Valley warehouses, some by the Neighborhood Improvement Zone.

Creative terms preferred: part seller note, part new debt. Bring a structure. We are under contract and assigning.', 'Single Family', '446 Eastlake Ln', 'Allentown', 'PA', '18104', 'Lehigh', 176000, 2, 1, 1152, 8410, 'Light Rehab', 'Creative', 'vacant', true, 5, null::bigint, 40.6054, -75.5277, 169, 202000, 17500, 1925, null::bigint, 6, '{}', 13356, 'active', null::integer, null::bigint, null::integer),
  (271, 59, 'Flip with $245k in it: 1940s two-story', 'Walked it last week: 2 bedrooms, 2 baths, 1,064 sq ft, 1948 construction. Estate sale, probate is closed.

ARV is $685k on three renovated comps inside a mile and six months. All in you are at $441k.

There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. We carry $78k for repairs; verify with your own crew.

San Diego regulars know the pull of the biotech cluster on Torrey Pines Mesa, and then there is the naval base.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Single Family', '596 Birchwood Ln', 'San Diego', 'CA', '92110', 'San Diego', 363000, 2, 2, 1064, 4790, 'Heavy Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 32.7644, -117.2035, 122, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 70315, 'active', null::integer, 390000, 14001),
  (272, 55, 'Gulfport side-by-side duplex', 'Estate sale, probate is closed. Two units, 1,780 sq ft, 4 bedrooms over two units. Laundry in the basement.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Gross $34,200, expenses $14,800, NOI $19,400. That is 7.98% on the asking price before any upside.

The Seabee base and Keesler just down the beach keep vacancy low in this part of Gulfport.

Will qualify for conventional financing. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '83 S Ashby Ave', 'Gulfport', 'MS', '39507', 'Harrison', 243000, 4, 2, 1780, 11080, 'Turn-Key', 'Conventional', 'occupied', true, 6, 19400, 30.3971, -89.036, 105, 269000, 0, 2925, 75, 5, '{"property_taxes":1900,"insurance":2400,"maintenance":3450,"management":3050,"utilities":2350,"reserves":1650}', 18841, 'active', null::integer, null::bigint, null::integer),
  (273, 68, 'Triplex near the port', '9 bedrooms over three units, built 1947. Leases are month to month, so rents can move. Heirs live out of state and want it off their plate.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. We carry $47k for repairs (about $16k a unit); verify with your own crew.

T-12: income $96,726 / expenses $33,426 / NOI $63,300. Rent roll and bank statements after NDA. ARV is $945k on three renovated comps inside a mile and six months. All in you are at $847k.

The port and Joint Base Lewis-McChord keep vacancy low in this part of Tacoma.

Cash only, as-is, $5,000 non-refundable after a three-day look.', 'Multi Family', '3338 3rd St', 'Tacoma', 'WA', '98444', 'Pierce', 800000, 9, 6, 3330, 6050, 'Light Rehab', 'Cash', 'occupied', true, 8, 63300, 47.1475, -122.4565, 112, 945000, 46500, 8450, 125, 6, '{"property_taxes":6500,"insurance":2750,"maintenance":8176,"management":6900,"utilities":5800,"reserves":3300}', 35813, 'active', null::integer, 848000, 9293),
  (274, 11, '5-bay flex park near the Tide light rail', '11,700 sq ft on 0.8 acre, built 2010. 18 ft clear, six docks with levelers, three-phase power. Seller bought another place and is carrying two payments.

Renovated comps run around $1.63M, so there is some equity on day one.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Norfolk regulars know the pull of the Tide light rail, and then there is Sentara.

Seller will carry with $294k down at 6%, seven-year balloon. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Industrial', '369 Yarrow Way', 'Norfolk', 'VA', '23513', 'Norfolk, City of', 1470000, 0, 7, 11700, 34900, 'Turn-Key', 'Owner Financing', 'occupied', true, 6, null::bigint, 36.8947, -76.2431, 27, 1625000, 0, 14850, 150, null::float8, '{}', 4809, 'active', null::integer, null::bigint, null::integer),
  (275, 54, '4-bed porch-front bungalow in Washington', '2,072 sq ft craftsman bungalow from 1925 with four bedrooms and 2.5 baths. Owner retired and is selling the portfolio one by one.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Our scope comes to $57k.

Ask $560,000 + repairs $57,000 = $617,000 all in, against an ARV of $765,000 (81%).

Renters are steady thanks to Howard University and the Anacostia riverfront.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request.', 'Single Family', '392 Holloway St', 'Washington', 'DC', '20002', 'District of Columbia', 560000, 4, 2.5, 2072, 6670, 'Medium Rehab', 'Cash', 'vacant', true, 4, null::bigint, 38.9007, -76.9898, 78, 765000, 57000, null::bigint, null::bigint, null::float8, '{}', 72952, 'active', null::integer, null::bigint, null::integer),
  (276, 54, 'Newark three-family', 'Seller bought another place and is carrying two payments. Three units, 1,770 sq ft, 3 bedrooms over three units. Laundry in the basement.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Collected rent is about $7,900 a month, near $2,625 a unit. After taxes, insurance, management and reserves the NOI is $52,400, a 7.28% cap at ask.

Newark regulars know the pull of Penn Station, and then there is the Ironbound restaurants.

Set up for hard money: scope, photos and comps are packaged for your lender. Showings with 24 hours’ notice.', 'Multi Family', '229 9th St', 'Newark', 'NJ', '07105', 'Essex', 720000, 3, 3, 1770, 4800, 'Turn-Key', 'Hard Money', 'occupied', true, 5, 52400, 40.7234, -74.1531, 323, null::bigint, null::bigint, 8425, null::bigint, 6, '{"property_taxes":14500,"insurance":2900,"maintenance":9134,"management":7650,"utilities":5250,"reserves":3200}', 79447, 'active', null::integer, 754000, 12829),
  (277, 3, 'Kansas City two-story, delivered vacant', 'Owner retired and is selling the portfolio one by one. 4 bed, 1.5 bath, 2,076 sq ft, built in 2001, on a 0.09 acre lot.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Asking $346,000; the last appraisal came in at $378,000.

Exit is not a worry: the hospital hill employers and the streetcar extension bring both tenants and owner-occupants.

Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '339 E Merritt Ct', 'Kansas City', 'MO', '64113', 'Jackson', 346000, 4, 1.5, 2076, 3840, 'Turn-Key', 'Cash', 'vacant', true, 7, null::bigint, 39.0103, -94.5971, 76, null::bigint, null::bigint, 4075, null::bigint, null::float8, '{"property_taxes":3550,"insurance":2200,"maintenance":7100,"management":5700,"reserves":2250}', 3880, 'active', null::integer, null::bigint, null::integer),
  (278, 11, 'Water-view parcel, 28 acres, buildable', 'About a hundred feet on the water with a gentle slope. The parcel measures 28 acres by the recent survey, stakes are in. Outside the flood zone per the current map. Electric is 200 feet away. That is $12,700 an acre.

Builders are active on this side of Bridgeport; the Metro-North line and the Steelpointe Harbor project are what they are chasing. Looking for a clean cash offer with proof of funds.', 'Land', '7321 Laurel Trl', 'Bridgeport', 'CT', '06604', 'Fairfield', 356000, 0, 0, 0, 1221280, null, 'Cash', 'vacant', true, 6, null::bigint, 41.1769, -73.2028, 28, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":6650}', 36338, 'active', null::integer, null::bigint, null::integer),
  (279, 15, 'Craftsman near the medical center of the Americas', '1,106 sq ft craftsman from 1936 with two bedrooms and 1 bath. Partnership is splitting up and this is the last asset.

No deferred maintenance. Inspection report from this spring is in the folder.

$151,000 firm until the end of the month, then it goes to the MLS closer to $164k.

Fort Bliss and the medical center of the Americas keep vacancy low in this part of El Paso.

Appraises and insures without drama, so bank money works. Contract is signed and can be shown on request.', 'Single Family', '492 Redfield Ave', 'El Paso', 'TX', '79927', 'El Paso', 151000, 2, 1, 1106, 7620, 'Turn-Key', 'Conventional', 'vacant', true, 4, null::bigint, 31.644, -106.2702, 231, null::bigint, 0, 1775, null::bigint, null::float8, '{"property_taxes":2100,"insurance":550,"maintenance":2800,"management":2800}', 70292, 'active', null::integer, null::bigint, null::integer),
  (280, 61, '6-unit brick walk-up: $102k a door', '6-unit building from 1919: 6 bedrooms over six units, 4,100 sq ft, separate electric meters. Direct to seller, they called off our mailer. Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. We carry $142k for repairs (about $24k a unit); verify with your own crew.

ARV is $950k on three renovated comps inside a mile and six months. All in you are at $752k. Worcester regulars know the pull of UMass Chan, and then there is Polar Park. Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Contract is signed and can be shown on request.', 'Multi Family', '482 Birchwood Pl', 'Worcester', 'MA', '01605', 'Worcester', 610000, 6, 6, 4100, 10640, 'Heavy Rehab', 'Hard Money', 'vacant', true, 6, null::bigint, 42.2833, -71.7926, 78, 950000, 141500, null::bigint, null::bigint, null::float8, '{}', 29719, 'active', null::integer, null::bigint, null::integer),
  (281, 51, 'Down to the studs: 1950s ranch near Rutgers-Newark', 'Solid 4/2.5 with 1,848 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. Our scope comes to $143k.

Renovated comps support $525,000. At $277,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: Rutgers-Newark and Penn Station bring both tenants and owner-occupants.

Ideal for a 12-month bridge loan; we can introduce a lender. Selling on title, not an assignment. Vacant, go any time.', 'Single Family', '328 Garnet St', 'Newark', 'NJ', '07107', 'Essex', 277000, 4, 2.5, 1848, 5370, 'Heavy Rehab', 'Hard Money', 'vacant', false, 6, null::bigint, 40.7555, -74.1892, 444, 525000, 142500, 4100, null::bigint, 6, '{}', 46070, 'active', null::integer, null::bigint, null::integer),
  (282, 69, 'Office building near the Cleveland Clinic', '10,500 sq ft, seven suites, built 2002, on 0.65 acre with surface parking. Came to us through the seller’s attorney.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

T-12: income $153,504 / expenses $52,604 / NOI $100,900. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of Case Western.

Creative terms preferred: part seller note, part new debt. Bring a structure. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Commercial', '207 7th St', 'Cleveland', 'OH', '44125', 'Cuyahoga', 1085000, 0, 8, 10500, 28400, 'Turn-Key', 'Creative', 'occupied', true, 4, 100900, 41.4349, -81.6294, 317, 1215000, 0, 13125, 200, 4, '{"property_taxes":15500,"insurance":5700,"maintenance":9854,"management":9350,"utilities":5550,"reserves":3750,"other":2900}', 166723, 'active', null::integer, 1042000, 53225),
  (283, 17, 'Turn-key neighborhood strip center in Fort Worth', 'Seller is relocating for work. Retail strip of 7,900 sq ft; the anchor has renewed twice.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Gross $215,109, expenses $84,409, NOI $130,700. That is 9.17% on the asking price before any upside.

Renters are easy to find thanks to Lockheed and the joint reserve base and TCU.

Will qualify for conventional financing. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Commercial', '329 Garnet Ave', 'Fort Worth', 'TX', '76132', 'Tarrant', 1425000, 0, 7, 7900, 26300, 'Turn-Key', 'Conventional', 'occupied', true, 5, 130700, 32.6678, -97.402, 46, 1500000, 0, 19150, 125, 7, '{"property_taxes":23900,"insurance":8700,"maintenance":15959,"management":16500,"utilities":9150,"reserves":10200}', 16176, 'active', null::integer, null::bigint, null::integer),
  (284, 17, 'Paint-and-carpet two-story in Norfolk', 'Solid 4/1.5 with 2,222 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $37k.

Collected rent is about $3,550 a month. After taxes, insurance, management and reserves the NOI is $24,300, a 8.68% cap at ask. Numbers:
• Price $280,000
• Repairs $36,500
• ARV $336,000
• All in at 94% of ARV

Norfolk regulars know the pull of the Tide light rail, and then there is Sentara.

Seller will carry with $56k down at 7.5%, five-year balloon. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '637 Magnolia St', 'Norfolk', 'VA', '23518', 'Norfolk, City of', 280000, 4, 1.5, 2222, 8580, 'Light Rehab', 'Owner Financing', 'occupied', true, 5, 24300, 36.9154, -76.217, 345, 336000, 36500, 3700, null::bigint, 4, '{"property_taxes":2000,"insurance":2600,"maintenance":6474,"management":5300,"reserves":1950}', 18164, 'active', null::integer, 288000, 4341),
  (285, 54, 'Paint-and-carpet two-story in Wilmington', 'Solid 3/2 with 1,466 sq ft under roof. Came to us through the seller’s attorney, so we can move quickly.

Gross $26,790, expenses $11,390, NOI $15,400. That is 8.42% on the asking price before any upside.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Figure $20k at investor pricing.

Exit is not a worry: the Amtrak station and the Riverfront bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. Selling on title, not an assignment. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '279 14th Ave', 'Wilmington', 'DE', '19807', 'New Castle', 183000, 3, 2, 1466, 6280, 'Light Rehab', 'Hard Money', 'occupied', false, 7, 15400, 39.8006, -75.6102, 36, 230000, 20000, 2350, null::bigint, 5, '{"property_taxes":900,"insurance":850,"maintenance":4390,"management":3750,"reserves":1500}', 5271, 'active', null::integer, null::bigint, null::integer),
  (286, 22, 'Turn-key brick ranch in Little Rock', 'Walked it last week: 4 bedrooms, 1.5 baths, 1,900 sq ft, 1971 construction. Direct to seller, they called off our mailer.

Gross $26,508, expenses $9,108, NOI $17,400. That is 8.21% on the asking price before any upside.

Clean, insured, and managed by a local PM who would stay on at 8%.

Renters are mostly long-term thanks to the River Market district and UAMS and the VA hospital.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '476 W Locust Ter', 'Little Rock', 'AR', '72210', 'Pulaski', 212000, 4, 1.5, 1900, 5450, 'Turn-Key', 'Owner Financing', 'occupied', true, 7, 17400, 34.7107, -92.4639, 1389, null::bigint, null::bigint, 2350, null::bigint, 6, '{"property_taxes":1250,"insurance":1400,"maintenance":2858,"management":2350,"reserves":1250}', 161346, 'active', null::integer, null::bigint, null::integer),
  (287, 10, '0.27 acre in Tucson: desert lot, survey in hand', 'Direct from a family that has paid the taxes on this for decades. 0.27 acre, flat with a shallow wash along the back line.

City sewer is in the street. A sketch plan for subdividing is in the folder.

Growth in Tucson follows Raytheon and Davis-Monthan and the University of Arizona.

Cash only, as-is, $5,000 non-refundable after a three-day look. We are under contract and assigning.', 'Land', '8595 Redfield Rd', 'Tucson', 'AZ', '85756', 'Pima', 20500, 0, 0, 0, 11857, null, 'Cash', 'vacant', true, 6, null::bigint, 32.0829, -110.9001, 121, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 24000, 'active', null::integer, 21500, 1007),
  (288, 73, '4-bed 1990s modern in Denver', 'Walked it last week: 4 bedrooms, 1.5 baths, 1,940 sq ft, 1992 construction. Came to us through the seller’s attorney.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Figure $70k at investor pricing.

ARV is $905k on three renovated comps inside a mile and six months. All in you are at $710k.

The RiNo arts district and the A Line to the airport keep vacancy low in this part of Denver.

Ideal for a 12-month bridge loan; we can introduce a lender. Vacant, go any time.', 'Single Family', '656 N Whitman St', 'Denver', 'CO', '80235', 'Denver', 640000, 4, 1.5, 1940, 7480, 'Medium Rehab', 'Hard Money', 'vacant', false, 7, null::bigint, 39.6502, -105.0845, 60, 905000, 70000, 6950, null::bigint, null::float8, '{"property_taxes":3450,"insurance":2850,"maintenance":10050,"management":11800,"reserves":5400}', 24294, 'active', null::integer, null::bigint, null::integer),
  (289, 18, '0.79 acre in Orlando: level parcel, survey in hand', 'Direct from a family that has paid the taxes on this for decades. 0.79 acre, gently rolling and fenced on three sides.

Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet.

Growth in Orlando follows the Lake Nona medical city and the theme parks.

Seller will carry with $17k down at 6.5%, ten-year balloon.', 'Land', '3243 Sheridan Ln', 'Orlando', 'FL', '32839', 'Orange', 82000, 0, 0, 0, 34297, null, 'Owner Financing', 'vacant', true, 4, null::bigint, 28.4868, -81.414, 369, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":750}', 64695, 'active', null::integer, null::bigint, null::integer),
  (290, 72, 'Paint-and-carpet condo in Boise', '2 bed, 1.5 bath, 1,112 sq ft in a 1985 building with a balcony facing west. Seller is relocating for work.

Collected rent is about $2,650 a month. After taxes, insurance, management and reserves the NOI is $19,900, a 5.59% cap at ask.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. Figure $13k at investor pricing.

Boise regulars know the pull of Boise State, and then there is the Micron expansion.

Seller will carry with $71k down at 7.5%, seven-year balloon. Tenant-occupied; one walkthrough day will be set.', 'Condo', '468 Holloway Dr #6B', 'Boise', 'ID', '83704', 'Ada', 356000, 2, 1.5, 1112, 0, 'Light Rehab', 'Owner Financing', 'occupied', false, 3, 19900, 43.6373, -116.2975, 979, 425000, null::bigint, 2800, null::bigint, 5, '{"property_taxes":2050,"insurance":550,"maintenance":2220,"management":2200,"hoa":4100,"reserves":900}', 138192, 'active', null::integer, null::bigint, null::integer),
  (291, 30, 'BRRRR candidate: two-story frame house in Memphis', 'Walked it last week: 2 bedrooms, 1 bath, 898 sq ft, 1929 construction. Tired landlord is done after a long hold.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $22k.

Renovated comps support $110,000. At $78,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

St. Jude and the medical district and the FedEx hub keep vacancy low in this part of Memphis.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. We are under contract and assigning.', 'Single Family', '383 Perry Pl', 'Memphis', 'TN', '38118', 'Shelby', 78000, 2, 1, 898, 5410, 'Medium Rehab', 'Creative', 'vacant', true, 5, null::bigint, 35.0576, -89.9238, 25, 110000, 21500, 1175, null::bigint, 7, '{"property_taxes":400,"insurance":400,"maintenance":1750,"management":1600,"reserves":850}', 4615, 'active', null::integer, null::bigint, null::integer),
  (292, 35, '$138k spread on this flat-roof modern', 'Solid 3/1 with 1,276 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Figure $94k at investor pricing.

Renovated comps support $475,000. At $244,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of the University of Utah.

Cash or equivalent, close in 14 days or less with our title company. Lockbox on site, message for the code.', 'Single Family', '1185 E Tremont Dr', 'Salt Lake City', 'UT', '84118', 'Salt Lake', 244000, 3, 1, 1276, 4750, 'Heavy Rehab', 'Cash', 'vacant', true, 3, null::bigint, 40.6496, -112.0096, 227, 475000, null::bigint, 2775, null::bigint, null::float8, '{"property_taxes":1400,"insurance":1200,"maintenance":3850,"management":3650,"reserves":2050}', 46503, 'active', null::integer, null::bigint, null::integer),
  (293, 38, '4-bed ranch in Las Vegas', '2,228 sq ft brick ranch from 1980 with four bedrooms and 1 bath. Seller bought another place and is carrying two payments.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $35k for repairs; verify with your own crew.

Renovated comps support $520,000. At $415,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Renters are easy to find thanks to Nellis Air Force Base and the medical district.

Existing loan of about $303k at 2.875% stays in place. PITI is current. We are under contract and assigning. Vacant, go any time.', 'Single Family', '4375 N Norwood Ave', 'Las Vegas', 'NV', '89161', 'Clark', 415000, 4, 1, 2228, 7760, 'Light Rehab', 'Subject To', 'vacant', true, 5, null::bigint, 36.0042, -115.3625, 419, null::bigint, 35000, 5050, null::bigint, null::float8, '{"property_taxes":2200,"insurance":1700,"maintenance":12700,"management":8500}', 62603, 'active', null::integer, null::bigint, null::integer),
  (294, 52, 'Neighborhood strip center at an 8.5% cap', 'Seller is relocating for work. Neighborhood strip center of 12,900 sq ft; one space is dark and priced in. ADA restrooms, a new membrane roof and lot repairs are the list. Structure was checked and is sound. Figure $200k at investor pricing (about $29k a unit).

NOI is $182,700 on trailing numbers, not pro forma (8.50% cap). Expenses run 43% of collections. ARV is $2.75M on three renovated comps inside a mile and six months. All in you are at $2.35M. Minneapolis regulars know the pull of the chain of lakes, and then there is the University of Minnesota. Cash or equivalent, close in 14 days or less with our title company. We own it. Showings with 24 hours’ notice.', 'Commercial', '372 22nd Ave', 'Minneapolis', 'MN', '55444', 'Hennepin', 2150000, 0, 7, 12900, 54000, 'Medium Rehab', 'Cash', 'occupied', false, 6, 182700, 45.1209, -93.2989, 459, 2750000, 199500, 28650, null::bigint, 6, '{"property_taxes":20950,"insurance":9200,"maintenance":32172,"management":29650,"utilities":17800,"reserves":21600,"other":9100}', 89750, 'active', null::integer, 2298000, 27814),
  (295, 2, 'Brooklyn timbered tract – 0.33 acre', 'Direct from a family that has paid the taxes on this for decades. 0.33 acre, mature timber that has not been cut in thirty years.

Outside the flood zone per the current map. Electric is 200 feet away.

Growth in Brooklyn follows Downtown Brooklyn rezoning and the Navy Yard.

Looking for a clean cash offer with proof of funds. Selling on title, not an assignment.', 'Land', '920 Warwick Rd', 'Brooklyn', 'NY', '11208', 'Kings', 93000, 0, 0, 0, 14515, null, 'Cash', 'vacant', false, 4, null::bigint, 40.6744, -73.8702, 264, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1350}', 112189, 'active', null::integer, null::bigint, null::integer),
  (296, 52, '16-unit brick walk-up: $325k a door', '16-plex from 1931: 32 bedrooms over 16 units, 14,070 sq ft, separate electric meters. Seller is relocating for work.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

NOI is $339,200 on trailing numbers, not pro forma (6.52% cap). Expenses run 42% of collections.

Exit is not a worry: the Fairmount Line and the Longwood medical area bring both tenants and owner-occupants.

A private lender is in place at 10% interest only if you want the introduction. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '621 S Clayborne Dr', 'Boston', 'MA', '02114', 'Suffolk', 5200000, 32, 16, 14070, 7420, 'Turn-Key', 'Private Money', 'occupied', true, 7, 339200, 42.3572, -71.0727, 25, 5750000, null::bigint, 51500, 475, 6, '{"property_taxes":59050,"insurance":24550,"maintenance":65528,"management":47250,"utilities":29400,"reserves":21300}', 3644, 'active', null::integer, null::bigint, null::integer),
  (297, 51, 'Gary two-story, delivered vacant', 'Walked it last week: 3 bedrooms, 1 bath, 1,782 sq ft, 1984 construction. Direct to seller, they called off our mailer.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Renovated comps run around $133k, so there is some equity on day one.

Exit is not a worry: the lakefront national park and the South Shore Line bring both tenants and owner-occupants.

Owner financing: 25% down, rate to be agreed, no prepayment penalty. Open for walkthroughs Thursday and Saturday.', 'Single Family', '6119 Oakdale Ave', 'Gary', 'IN', '46409', 'Lake', 122000, 3, 1, 1782, 8640, 'Turn-Key', 'Owner Financing', 'vacant', false, 6, null::bigint, 41.5387, -87.3285, 1261, 133000, 0, 1525, null::bigint, 4, '{}', 110115, 'active', null::integer, null::bigint, null::integer),
  (298, 40, 'Distribution building at an 8.0% cap', '14,350 sq ft on 0.69 acre, built 1959. 18 ft clear, two docks and two grade-level doors, three-phase power. Owner retired and is selling the portfolio one by one.

Collected rent is about $11,650 a month. After taxes, insurance, management and reserves the NOI is $88,100, a 8.01% cap at ask. Ask $1,100,000 + repairs $213,000 = $1,313,000 all in, against an ARV of $1,430,000 (92%).

ADA restrooms, a new membrane roof and lot repairs are the list. Structure was checked and is sound. Two bids came back around $213k.

The hospital hill employers and the streetcar extension keep vacancy low in this part of Kansas City.

Ideal for a 12-month bridge loan; we can introduce a lender. Under contract direct with the seller; assignment or double close. Please do not disturb the tenants.', 'Industrial', '666 E Orchard Ave', 'Kansas City', 'MO', '64106', 'Jackson', 1100000, 0, 1, 14350, 30000, 'Medium Rehab', 'Hard Money', 'occupied', true, 4, 88100, 39.1021, -94.5683, 221, 1430000, 213000, 12650, null::bigint, 8, '{"property_taxes":9550,"insurance":8950,"maintenance":13906,"management":12300,"reserves":6850}', 106967, 'active', null::integer, 1154000, 24376),
  (299, 18, 'Builder opportunity: 0.59 acre near UAB and its hospital', '0.59 acre (25,836 sq ft), water views from the whole upper half. Water and power are at the road, perc test passed in the spring, and the title is clean.

Growth in Birmingham follows the Avondale brewery district and UAB and its hospital. Cash or equivalent, close in 14 days or less with our title company.', 'Land', '2635 Magnolia Rd', 'Birmingham', 'AL', '35207', 'Jefferson', 31000, 0, 0, 0, 25836, null, 'Cash', 'vacant', false, 6, null::bigint, 33.5657, -86.8169, 232, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":150}', 61645, 'active', null::integer, null::bigint, null::integer),
  (300, 3, 'Paint-and-carpet duplex in Oklahoma City', 'Came to us through the seller’s attorney. Two units, 1,670 sq ft, 4 bedrooms over two units. Laundry in the basement.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Our scope comes to $20k.

NOI is $18,300 on trailing numbers, not pro forma (7.63% cap). Expenses run 42% of collections.

Renters are mostly long-term thanks to the streetcar and Tinker Air Force Base.

Will qualify for conventional financing. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Multi Family', '94 Sycamore Pl', 'Oklahoma City', 'OK', '73111', 'Oklahoma', 240000, 4, 2, 1670, 6530, 'Light Rehab', 'Conventional', 'occupied', true, 3, 18300, 35.5089, -97.483, 94, null::bigint, 20000, 2725, null::bigint, 4, '{"property_taxes":1800,"insurance":1550,"maintenance":2942,"management":2650,"utilities":2350,"reserves":1800}', 6475, 'active', null::integer, null::bigint, null::integer),
  (301, 46, '5.8% cap: condo near the Ironbound restaurants', 'Partnership is splitting up and this is the last asset. South-facing unit, 1,150 sq ft, 2 bed and 2 bath. HOA allows rentals with a six-month minimum lease.

Old leak from the unit above is fixed, its drywall is not. Plan on kitchen, baths and flooring. Two bids came back around $31k.

T-12: income $25,920 / expenses $9,920 / NOI $16,000. Rent roll and bank statements after NDA. Ask $278,000 + repairs $31,000 = $309,000 all in, against an ARV of $400,000 (77%).

Most tenants here are drawn by the Ironbound restaurants, some by Penn Station.

Looking for a clean cash offer with proof of funds. Showings with 24 hours’ notice.', 'Condo', '3688 Pembroke Ave #501', 'Newark', 'NJ', '07105', 'Essex', 278000, 2, 2, 1150, 0, 'Medium Rehab', 'Cash', 'occupied', false, 7, 16000, 40.7279, -74.1538, 2133, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 161793, 'active', null::integer, 295000, 34823),
  (302, 9, 'Orlando 10-unit brick walk-up', '20 bedrooms over ten units, built 1946. Units are larger than the area average. Partnership is splitting up and this is the last asset.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $56k (about $6k a unit).

NOI is $141,700 on trailing numbers, not pro forma (7.66% cap). Expenses run 43% of collections.

Orlando regulars know the pull of the Lake Nona medical city, and then there is the theme parks.

Existing loan of about $1.57M at 3.75% stays in place. PITI is current. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '172 Whitman St', 'Orlando', 'FL', '32827', 'Orange', 1850000, 20, 10, 9740, 10210, 'Light Rehab', 'Subject To', 'occupied', false, 7, 141700, 28.4352, -81.3415, 97, 2075000, 56000, 21875, 275, 6, '{"property_taxes":15250,"insurance":13500,"maintenance":23252,"management":23350,"utilities":18300,"reserves":14500}', 5870, 'active', null::integer, null::bigint, null::integer),
  (303, 37, 'Paint-and-carpet 12-unit building in Minneapolis', 'Came to us through the seller’s attorney. 12 units, 8,750 sq ft, 12 bedrooms over 12 units. Each unit has its own furnace.

Collected rent is about $13,150 a month, near $1,100 a unit. After taxes, insurance, management and reserves the NOI is $94,800, a 7.77% cap at ask.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $73k at investor pricing (about $6k a unit).

We own two doors nearby and have never been empty for more than three weeks, largely because of the Blue Line.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '2460 Kenilworth Ave', 'Minneapolis', 'MN', '55424', 'Hennepin', 1220000, 12, 12, 8750, 10320, 'Light Rehab', 'Cash', 'occupied', true, 4, 94800, 44.9007, -93.3372, 212, 1430000, null::bigint, 14000, null::bigint, 6, '{"property_taxes":13350,"insurance":6100,"maintenance":12770,"management":13750,"utilities":9250,"reserves":5500,"other":2400}', 148384, 'active', null::integer, null::bigint, null::integer),
  (304, 76, '8-plex near the NuLu district, needs lipstick only', '8-unit brick walk-up from 1952: 8 bedrooms over eight units, 5,800 sq ft, separate electric meters. Seller bought another place and is carrying two payments.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. We carry $44k for repairs (about $6k a unit); verify with your own crew.

Collected rent is about $9,050 a month, near $1,125 a unit. After taxes, insurance, management and reserves the NOI is $61,600, a 7.65% cap at ask.

The GE Appliance Park and the UPS Worldport keep vacancy low in this part of Louisville.

Looking for a clean cash offer with proof of funds. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '402 Grafton St', 'Louisville', 'KY', '40219', 'Jefferson', 805000, 8, 8, 5800, 5520, 'Light Rehab', 'Cash', 'occupied', true, 6, 61600, 38.1333, -85.6944, 265, null::bigint, 43500, 9550, null::bigint, 5, '{"property_taxes":6900,"insurance":5650,"maintenance":12920,"management":8850,"utilities":8000,"reserves":4950}', 63301, 'active', null::integer, null::bigint, null::integer),
  (305, 6, 'San Antonio condo, delivered vacant', '2 bed, 2 bath, 1,016 sq ft in a 1991 building with a balcony facing west. Tired landlord is done after a long hold.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

$177,000 firm until the end of the month, then it goes to the MLS closer to $193k.

Most tenants here are drawn by the Toyota plant, some by Joint Base San Antonio.

Appraises and insures without drama, so bank money works. Under contract direct with the seller; assignment or double close.', 'Condo', '2601 Holloway Pl #6B', 'San Antonio', 'TX', '78258', 'Bexar', 177000, 2, 2, 1016, 0, 'Turn-Key', 'Conventional', 'vacant', true, 6, null::bigint, 29.6571, -98.5018, 396, null::bigint, 0, 1850, null::bigint, 4, '{"property_taxes":2550,"insurance":450,"maintenance":1150,"management":1400,"hoa":2450,"reserves":900}', 17790, 'active', null::integer, null::bigint, null::integer),
  (306, 64, '8.0% cap: two-story frame house near the hospital district', 'Walked it last week: 2 bedrooms, 2 baths, 1,032 sq ft, 1932 construction. Estate sale, probate is closed.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. We carry $12k for repairs; verify with your own crew.

Gross $42,180, expenses $19,280, NOI $22,900. That is 8.04% on the asking price before any upside. Numbers:
• Price $284,900
• Repairs $11,500
• ARV $357,000
• All in at 83% of ARV

Brown and RISD and the hospital district keep vacancy low in this part of Providence.

Creative terms preferred: part seller note, part new debt. Bring a structure. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '847 Elmhurst Ave', 'Providence', 'RI', '02904', 'Providence', 284900, 2, 2, 1032, 5960, 'Light Rehab', 'Creative', 'occupied', true, 5, 22900, 41.8493, -71.4327, 62, 357000, 11500, 3700, null::bigint, 5, '{"property_taxes":3800,"insurance":1000,"maintenance":5530,"management":6150,"reserves":2800}', 79968, 'active', null::integer, 306000, 14771),
  (307, 58, 'Paint-and-carpet three-family in Honolulu', 'Triplex from 1927: 9 bedrooms over three units, 3,660 sq ft, separate electric meters. Came to us through the seller’s attorney.

Renovated comps support $2,500,000. At $2,250,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Functional as it sits. New counters and flooring would bring it to market finish. Our scope comes to $43k (about $15k a unit).

Renters are easy to find thanks to the Skyline rail and the military housing allowance.

Cash only, as-is, $5,000 non-refundable after a three-day look. Showings with 24 hours’ notice.', 'Multi Family', '609 Eastlake St', 'Honolulu', 'HI', '96826', 'Honolulu', 2250000, 9, 4.5, 3660, 2890, 'Light Rehab', 'Cash', 'occupied', false, 6, null::bigint, 21.2966, -157.8233, 57, 2500000, 43000, null::bigint, null::bigint, null::float8, '{}', 8865, 'active', null::integer, null::bigint, null::integer),
  (308, 54, 'Side-by-side duplex: $303k a door', '4 bedrooms over two units, built 1945. Units are larger than the area average. Heirs live out of state and want it off their plate.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $23k.

Gross $70,029, expenses $32,029, NOI $38,000. That is 6.28% on the asking price before any upside.

The Micron expansion and the Greenbelt keep vacancy low in this part of Boise.

Owner financing: 20% down, rate to be agreed, no prepayment penalty.', 'Multi Family', '4805 7th Ave', 'Boise', 'ID', '83709', 'Ada', 605000, 4, 2, 1910, 8930, 'Light Rehab', 'Owner Financing', 'occupied', false, 8, 38000, 43.5725, -116.2883, 76, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 127730, 'active', null::integer, 651000, 39899),
  (309, 37, 'Jacksonville flex building', '35,050 sq ft on 2 acres, built 2009. 24 ft clear, four docks and a drive-in, three-phase power. Heirs live out of state and want it off their plate.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

$3,850,000 firm until the end of the month, then it goes to the MLS closer to $4.22M.

Renters are mostly long-term thanks to JAXPORT and the two naval stations.

Seller will carry with $770k down at 6%, ten-year balloon. Showings with 24 hours’ notice.', 'Industrial', '8294 22nd Ave', 'Jacksonville', 'FL', '32218', 'Duval', 3850000, 0, 7, 35050, 85100, 'Turn-Key', 'Owner Financing', 'occupied', false, 5, null::bigint, 30.4528, -81.6662, 612, null::bigint, 0, 44550, null::bigint, null::float8, '{}', 108951, 'active', null::integer, null::bigint, null::integer),
  (310, 17, 'Mixed-use building near OHSU', 'Mixed-use corner from 1923: retail at the street, apartments above, 6,410 sq ft in all. The owner has held it free and clear since the nineties. No deferred maintenance. Inspection report from this spring is in the folder.

T-12: income $210,087 / expenses $83,087 / NOI $127,000. Rent roll and bank statements after NDA. Most tenants here are drawn by the MAX lines, some by OHSU. Cash only, as-is, $5,000 non-refundable after a three-day look. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '2618 11th St', 'Portland', 'OR', '97229', 'Washington', 1650000, 6, 7, 6410, 3840, 'Turn-Key', 'Cash', 'occupied', true, 6, 127000, 45.5468, -122.831, 183, null::bigint, null::bigint, 18825, null::bigint, 7, '{"property_taxes":16050,"insurance":4800,"maintenance":17587,"management":15350,"utilities":12150,"reserves":11350,"other":5800}', 90034, 'active', null::integer, null::bigint, null::integer),
  (311, 7, '8.9 acres in Duluth: water-view parcel, survey in hand', 'Direct from a family that has paid the taxes on this for decades. 8.9 acres, about a hundred feet on the water with a gentle slope. Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county. That is $12,800 an acre. An old structure has to come down; we have a quote to clear and haul.

Growth in Duluth follows the Essentia medical district and Lake Superior tourism. Owner financing: 25% down, rate to be agreed, no prepayment penalty. Contract is signed and can be shown on request.', 'Land', '2288 Fairmount Rd', 'Duluth', 'MN', '55802', 'St. Louis', 114000, 0, 0, 0, 387599, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 46.7749, -92.0893, 13, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1100}', 7036, 'active', null::integer, null::bigint, null::integer),
  (312, 22, '0.68 acre in Columbus: open acreage, survey in hand', '0.68 acre (29,459 sq ft), level and cleared, with road frontage on the south side.

Demand here comes from the Intel site in Licking County. Nearby resales have been short-lived on the market.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close.', 'Land', '2026 Carver Ln', 'Columbus', 'OH', '43202', 'Franklin', 40000, 0, 0, 0, 29459, null, 'Owner Financing', 'vacant', true, 4, null::bigint, 40.0188, -83.0056, 67, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":500}', 100912, 'active', null::integer, null::bigint, null::integer),
  (313, 49, 'Turn-key 6-bay flex park in Camden', '21,650 sq ft on 1.6 acres, built 2005. 26 ft clear, two docks and two grade-level doors, three-phase power. Tired landlord is done after a long hold.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Collected rent is about $20,950 a month. After taxes, insurance, management and reserves the NOI is $147,100, a 8.41% cap at ask.

Camden regulars know the pull of the waterfront offices, and then there is Cooper University Hospital.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '711 N Garnet Blvd', 'Camden', 'NJ', '08102', 'Camden', 1750000, 0, 8, 21650, 67600, 'Turn-Key', 'Subject To', 'occupied', true, 5, 147100, 39.9528, -75.1163, 474, null::bigint, null::bigint, 22625, 125, 8, '{"property_taxes":31850,"insurance":6850,"maintenance":20310,"management":18800,"utilities":9300,"reserves":12750,"other":4200}', 25474, 'active', null::integer, 1813000, 4656),
  (314, 40, 'Renovated contractor flex, ready to lease', 'Came to us through the seller’s attorney. Three spaces totalling 15,600 sq ft with LED high bays and wet sprinklers.

$1,975,000 firm until the end of the month, then it goes to the MLS closer to $2.1M.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Columbus regulars know the pull of Nationwide Children’s, and then there is the Intel site in Licking County.

Existing loan of about $1.59M at 2.875% stays in place. PITI is current. Lockbox on site, message for the code.', 'Industrial', '554 Cedar Hollow Pkwy', 'Columbus', 'OH', '43210', 'Franklin', 1975000, 0, 4, 15600, 46900, 'Turn-Key', 'Subject To', 'vacant', false, 5, null::bigint, 40.0054, -83.021, 16, 2100000, null::bigint, 23000, null::bigint, null::float8, '{}', 1434, 'active', null::integer, null::bigint, null::integer),
  (315, 7, 'Owner will carry: 11.5 acres, wooded lot', '11.5 acres (502,091 sq ft), mostly hardwood with a two-track in from the road.

City sewer is in the street. A sketch plan for subdividing is in the folder. That is $13,200 an acre.

Growth in Sacramento follows the state offices and UC Davis Health.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close.', 'Land', '1343 22nd Rd', 'Sacramento', 'CA', '95814', 'Sacramento', 152000, 0, 0, 0, 502091, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 38.5743, -121.4944, 1651, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1000}', 112404, 'active', null::integer, null::bigint, null::integer),
  (316, 64, 'Owner will carry: 0.26 acre, lake lot', '0.26 acre (11,433 sq ft), water views from the whole upper half.

City sewer is in the street. A sketch plan for subdividing is in the folder.

Builders are active on this side of Green Bay; the Titletown district and the paper mills are what they are chasing.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Contract is signed and can be shown on request.', 'Land', '1185 31st Rd', 'Green Bay', 'WI', '54313', 'Brown', 30000, 0, 0, 0, 11433, null, 'Owner Financing', 'vacant', true, 5, null::bigint, 44.5476, -88.0961, 108, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":400}', 49005, 'active', null::integer, null::bigint, null::integer),
  (317, 17, 'Turn-key two-story in Lansing', 'Tired landlord is done after a long hold. 3 bed, 1.5 bath, 1,538 sq ft, built in 1940, on a 0.21 acre lot. Clean, insured, and managed by a local PM who would stay on at 8%.

$194,900 firm until the end of the month, then it goes to the MLS closer to $218k. Renters are easy to find thanks to Sparrow Hospital and the state offices. Creative terms preferred: part seller note, part new debt. Bring a structure. We are under contract and assigning. Lockbox on site, message for the code.', 'Residential', '137 Garnet Ter', 'Lansing', 'MI', '48911', 'Ingham', 194900, 3, 1.5, 1538, 9230, 'Turn-Key', 'Creative', 'vacant', true, 7, null::bigint, 42.6813, -84.573, 120, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 157820, 'active', null::integer, null::bigint, null::integer),
  (318, 62, 'Duplex at a 7.5% cap', '5 bedrooms over two units, built 1964. One unit is owner-occupied and will be vacant at closing. Seller bought another place and is carrying two payments.

Clean, insured, and managed by a local PM who would stay on at 8%.

NOI is $32,100 on trailing numbers, not pro forma (7.47% cap). Expenses run 36% of collections.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Medical Mile.

A private lender is in place at 10% interest only if you want the introduction. We own it. Showings with 24 hours’ notice.', 'Multi Family', '2154 W Chestnut Ave', 'Grand Rapids', 'MI', '49525', 'Kent', 430000, 5, 2, 1930, 8630, 'Turn-Key', 'Private Money', 'occupied', false, 3, 32100, 43.0127, -85.5971, 169, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 52413, 'active', null::integer, null::bigint, null::integer),
  (319, 41, 'Cosmetic brick ranch with room to push rents', 'Partnership is splitting up and this is the last asset. 3 bed, 2 bath, 1,556 sq ft, built in 1987, on a 0.18 acre lot.

Collected rent is about $3,350 a month. After taxes, insurance, management and reserves the NOI is $23,400, a 7.31% cap at ask.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Two bids came back around $22k.

Renters are steady thanks to Rutgers-Newark and Penn Station.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Under contract direct with the seller; assignment or double close.', 'Residential', '117 5th St', 'Newark', 'NJ', '07112', 'Essex', 320000, 3, 2, 1556, 7650, 'Light Rehab', 'Hard Money', 'occupied', true, 5, 23400, 40.7102, -74.2179, 475, 390000, 22000, 3575, null::bigint, 6, '{"property_taxes":6400,"insurance":1400,"maintenance":3926,"management":3300,"reserves":1900}', 108039, 'active', null::integer, 307000, 37417),
  (320, 51, 'Value-add 1930s bungalow: kitchens, baths, mechanicals', 'Solid 3/1.5 with 1,282 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Figure $48k at investor pricing.

ARV is $229k on three renovated comps inside a mile and six months. All in you are at $210k.

The medical center of the Americas and UTEP keep vacancy low in this part of El Paso.

Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Single Family', '684 Meadowbrook Ave', 'El Paso', 'TX', '79925', 'El Paso', 162000, 3, 1.5, 1282, 8130, 'Medium Rehab', 'Cash', 'vacant', true, 3, null::bigint, 31.7835, -106.3561, 755, 229000, 48000, 2375, null::bigint, 5, '{"property_taxes":2650,"insurance":600,"maintenance":3750,"management":3300,"reserves":1750}', 118305, 'active', null::integer, null::bigint, null::integer),
  (321, 41, 'SubTo duplex, low-rate loan stays in place', 'Seller bought another place and is carrying two payments. Two units, 2,380 sq ft, 7 bedrooms over two units. Each unit has its own furnace.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

T-12: income $71,760 / expenses $29,160 / NOI $42,600. Rent roll and bank statements after NDA.

UNM and Sandia and Kirtland keep vacancy low in this part of Albuquerque.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Multi Family', '4491 Perry St', 'Albuquerque', 'NM', '87112', 'Bernalillo', 535000, 7, 3, 2380, 7280, 'Turn-Key', 'Subject To', 'occupied', true, 6, 42600, 35.0966, -106.5238, 18, null::bigint, null::bigint, 6450, 50, 8, '{"property_taxes":3300,"insurance":1950,"maintenance":8710,"management":7300,"utilities":4050,"reserves":3850}', 3990, 'active', null::integer, null::bigint, null::integer),
  (322, 26, 'Baltimore contemporary, delivered vacant', 'Solid 3/2 with 1,628 sq ft under roof. Seller bought another place and is carrying two payments, so we can move quickly.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Asking $278,000; the last appraisal came in at $282,000.

Exit is not a worry: the Under Armour campus and Johns Hopkins bring both tenants and owner-occupants.

Will qualify for conventional financing. Vacant, go any time.', 'Single Family', '302 S Ransom Ave', 'Baltimore', 'MD', '21229', 'Baltimore, City of', 278000, 3, 2, 1628, 7400, 'Turn-Key', 'Conventional', 'vacant', false, 8, null::bigint, 39.2839, -76.6915, 359, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 62894, 'active', null::integer, null::bigint, null::integer),
  (323, 3, 'Turn-key brick ranch in Fort Worth', 'Walked it last week: 3 bedrooms, 1 bath, 1,264 sq ft, 1981 construction. Heirs live out of state and want it off their plate.

$227,000 firm until the end of the month, then it goes to the MLS closer to $246k.

Clean, insured, and managed by a local PM who would stay on at 8%.

Exit is not a worry: the AllianceTexas hub and Lockheed and the joint reserve base bring both tenants and owner-occupants.

Existing loan of about $189k at 3.5% stays in place. PITI is current. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Single Family', '542 Birchwood Pl', 'Fort Worth', 'TX', '76179', 'Tarrant', 227000, 3, 1, 1264, 5020, 'Turn-Key', 'Subject To', 'vacant', true, 4, null::bigint, 32.9057, -97.4243, 242, null::bigint, null::bigint, 2500, null::bigint, 6, '{"property_taxes":3950,"insurance":1650,"maintenance":2400,"management":2150}', 35877, 'active', null::integer, null::bigint, null::integer),
  (324, 24, '3-bed two-story in San Juan', '1,590 sq ft two-story frame house from 1996 with three bedrooms and 2.5 baths. Partnership is splitting up and this is the last asset.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Figure $39k at investor pricing.

Renovated comps support $301,000. At $212,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of Santurce.

Ideal for a 12-month bridge loan; we can introduce a lender. Vacant, go any time.', 'Residential', '558 Laurel St', 'San Juan', 'PR', '00927', 'San Juan', 212000, 3, 2.5, 1590, 6960, 'Medium Rehab', 'Hard Money', 'vacant', true, 6, null::bigint, 18.3943, -66.0654, 361, 301000, 38500, null::bigint, null::bigint, null::float8, '{}', 127114, 'sold', 24116, null::bigint, null::integer),
  (325, 22, '1980s two-story near the Market-Frankford Line, needs lipstick only', 'Walked it last week: 3 bedrooms, 1 bath, 1,658 sq ft, 1981 construction. Tired landlord is done after a long hold.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $23k for repairs; verify with your own crew.

Numbers:
• Price $212,000
• Repairs $22,500
• ARV $243,000
• All in at 97% of ARV

Philadelphia regulars know the pull of the Market-Frankford Line, and then there is Penn and Drexel.

A private lender is in place at 10% interest only if you want the introduction. We are under contract and assigning.', 'Single Family', '127 Orchard Ave', 'Philadelphia', 'PA', '19133', 'Philadelphia', 212000, 3, 1, 1658, 7850, 'Light Rehab', 'Private Money', 'vacant', true, 7, null::bigint, 39.9902, -75.1433, 96, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 104953, 'active', null::integer, null::bigint, null::integer),
  (326, 48, '2-bed two-story in Rockford', 'Seller bought another place and is carrying two payments. 2 bed, 1.5 bath, 812 sq ft, built in 1997, on a 0.19 acre lot.

Clean, insured, and managed by a local PM who would stay on at 8%.

Asking $102,000; the last appraisal came in at $104,900.

Rockford regulars know the pull of the cargo airport, and then there is the aerospace shops.

Conventional buyers are welcome; allow 30 days. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '3678 22nd St', 'Rockford', 'IL', '61114', 'Winnebago', 102000, 2, 1.5, 812, 8180, 'Turn-Key', 'Conventional', 'vacant', true, 6, null::bigint, 42.3238, -89.0003, 13, null::bigint, 0, 1300, null::bigint, 4, '{}', 3683, 'active', null::integer, null::bigint, null::integer),
  (327, 45, 'Down to the studs: two-story near Downtown Brooklyn rezoning', 'Solid 4/2.5 with 1,736 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly. Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Two bids came back around $115k.

Renovated comps support $1,000,000. At $485,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Exit is not a worry: the L and J trains and Downtown Brooklyn rezoning bring both tenants and owner-occupants. Cash only, as-is, $5,000 non-refundable after a three-day look. Vacant, go any time.', 'Single Family', '5820 Holloway Ter', 'Brooklyn', 'NY', '11229', 'Kings', 485000, 4, 2.5, 1736, 5490, 'Heavy Rehab', 'Cash', 'vacant', false, 7, null::bigint, 40.6059, -73.9495, 7, 1000000, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":6950,"insurance":2200}', 835, 'active', null::integer, null::bigint, null::integer),
  (328, 69, '2.6 acres in Fayetteville: pasture tract, survey in hand', '2.6 acres (112,652 sq ft), gently rolling and fenced on three sides.

Demand here comes from Cape Fear Valley Health. Nearby resales have been short-lived on the market.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county. That is $15,100 an acre. An old structure has to come down; we have a quote to clear and haul.

Cash or equivalent, close in 14 days or less with our title company. We are under contract and assigning.', 'Land', '2314 Holloway Rd', 'Fayetteville', 'NC', '28314', 'Cumberland', 39000, 0, 0, 0, 112652, null, 'Cash', 'vacant', true, 3, null::bigint, 35.0596, -79.0089, 259, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":300}', 106408, 'sold', 52437, 42000, 28714),
  (329, 52, 'Portland tower condo', 'Estate sale, probate is closed. Upper-floor unit, 861 sq ft, 1 bed and 1 bath. HOA allows rentals with a six-month minimum lease.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

Collected rent is about $4,400 a month. After taxes, insurance, management and reserves the NOI is $29,800, a 6.77% cap at ask.

Most tenants here are drawn by the MAX lines, some by OHSU.

Seller will carry with $88k down at 6%, seven-year balloon. Please do not disturb the tenants.', 'Condo', '1810 S Locust Pl #1904', 'Portland', 'OR', '97224', 'Washington', 440000, 1, 1, 861, 0, 'Turn-Key', 'Owner Financing', 'occupied', false, 5, 29800, 45.4126, -122.8017, 177, null::bigint, 0, 4650, null::bigint, 5, '{"property_taxes":3950,"insurance":500,"maintenance":3860,"management":4700,"hoa":8550,"reserves":1650}', 105824, 'active', null::integer, null::bigint, null::integer),
  (330, 62, 'Cash-flowing duplex, 8.1% cap', 'Duplex from 1973: 6 bedrooms over two units, 2,400 sq ft, separate electric meters. The owner has held it free and clear since the nineties. Needs paint, flooring and light fixtures; the bones and the big systems are fine. Figure $18k at investor pricing.

T-12: income $31,866 / expenses $13,566 / NOI $18,300. Rent roll and bank statements after NDA. Ochsner LSU Health and Barksdale Air Force Base keep vacancy low in this part of Shreveport. Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request.', 'Multi Family', '706 5th Ave', 'Shreveport', 'LA', '71118', 'Caddo', 226000, 6, 4, 2400, 7900, 'Light Rehab', 'Cash', 'occupied', true, 6, 18300, 32.4028, -93.7967, 98, null::bigint, 17500, 2750, 75, 6, '{"property_taxes":1050,"insurance":1600,"maintenance":2916,"management":3650,"utilities":2200,"reserves":2150}', 68705, 'active', null::integer, null::bigint, null::integer),
  (331, 2, '0.77 acre in Atlanta: open acreage, survey in hand', '0.77 acre (33,458 sq ft), gently rolling and fenced on three sides.

Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet.

Growth in Atlanta follows Georgia Tech and Emory and MARTA.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', 'Lot 22, 11th Rd', 'Atlanta', 'GA', '30324', 'Fulton', 74900, 0, 0, 0, 33458, null, 'Cash', 'vacant', false, 3, null::bigint, 33.8237, -84.3604, 241, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 133691, 'active', null::integer, null::bigint, null::integer),
  (332, 22, 'Cash-flowing craftsman, 6.3% cap', 'Solid 4/1 with 1,872 sq ft under roof. Came to us through the seller’s attorney, so we can move quickly.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Gross $113,184, expenses $43,184, NOI $70,000. That is 6.33% on the asking price before any upside.

Brooklyn regulars know the pull of the Navy Yard, and then there is Downtown Brooklyn rezoning.

Seller will carry with $221k down at 6%, five-year balloon. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '2226 Birchwood Ave', 'Brooklyn', 'NY', '11218', 'Kings', 1105000, 4, 1, 1872, 6660, 'Turn-Key', 'Owner Financing', 'occupied', true, 8, 70000, 40.6483, -73.9704, 6, null::bigint, null::bigint, 9825, null::bigint, 4, '{"property_taxes":18150,"insurance":4450,"maintenance":8584,"management":8650,"reserves":3350}', 1435, 'active', null::integer, null::bigint, null::integer),
  (333, 76, '8.9% cap: three-family near the Over-the-Rhine revival', 'Three-family from 1950: 6 bedrooms over three units, 2,970 sq ft, separate electric meters. Seller is relocating for work.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Collected rent is about $4,700 a month, near $1,575 a unit. After taxes, insurance, management and reserves the NOI is $36,000, a 8.89% cap at ask.

UC and its hospitals and the Over-the-Rhine revival keep vacancy low in this part of Cincinnati.

Structured for private money, first-position note. Selling on title, not an assignment. Please do not disturb the tenants.', 'Multi Family', '5424 Warwick Ln', 'Cincinnati', 'OH', '45206', 'Hamilton', 405000, 6, 3, 2970, 5390, 'Turn-Key', 'Private Money', 'occupied', false, 8, 36000, 39.1277, -84.4871, 398, null::bigint, null::bigint, 4850, 75, 5, '{"property_taxes":5000,"insurance":3400,"maintenance":4295,"management":3250,"utilities":2700,"reserves":1500}', 121264, 'active', null::integer, null::bigint, null::integer),
  (334, 27, 'Wilmington fourplex', '8 bedrooms over four units, built 1914. Units are larger than the area average. Owner retired and is selling the portfolio one by one.

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Two bids came back around $101k (about $25k a unit).

Renovated comps support $680,000. At $540,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Wilmington regulars know the pull of the Riverfront, and then there is the bank offices.

Creative terms preferred: part seller note, part new debt. Bring a structure. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Multi Family', '4179 Eastlake St', 'Wilmington', 'DE', '19809', 'New Castle', 540000, 8, 4, 3940, 7670, 'Medium Rehab', 'Creative', 'occupied', true, 6, null::bigint, 39.7595, -75.5058, 620, 680000, 100500, null::bigint, null::bigint, null::float8, '{"property_taxes":3150,"insurance":2100}', 54453, 'active', null::integer, null::bigint, null::integer),
  (335, 68, 'Cash-flowing single-level ranch, 8.2% cap', 'Solid 4/2 with 2,122 sq ft under roof. Tired landlord is done after a long hold, so we can move quickly.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Figure $63k at investor pricing.

NOI is $35,900 on trailing numbers, not pro forma (8.16% cap). Expenses run 37% of collections.

Renters are easy to find thanks to PeaceHealth and the University of Oregon.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Single Family', '305 S Vance Ave', 'Eugene', 'OR', '97403', 'Lane', 440000, 4, 2, 2122, 9280, 'Medium Rehab', 'Cash', 'occupied', true, 6, 35900, 44.0445, -123.0642, 127, 635000, 63000, 5100, null::bigint, 7, '{"property_taxes":3650,"insurance":1300,"maintenance":7116,"management":5850,"reserves":3100}', 69633, 'active', null::integer, null::bigint, null::integer),
  (336, 33, 'Infill teardown in Des Moines', 'Owner retired and is selling the portfolio one by one. 3 bed, 1.5 bath, 1,400 sq ft, built in 1939, on a 0.13 acre lot.

Condemned but not yet on the demo list; utilities are capped and the lot is clear of trees at the front.

New construction of this size trades around $216k here. At $72,000 the dirt pencils for a spec build.

Des Moines regulars know the pull of Drake University, and then there is the East Village.

Cash or equivalent, close in 14 days or less with our title company.', 'Single Family', '462 Clayborne Ter', 'Des Moines', 'IA', '50312', 'Polk', 72000, 3, 1.5, 1400, 5720, 'Tear-Down', 'Cash', 'vacant', true, 8, null::bigint, 41.5879, -93.6739, 341, 216000, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1150,"insurance":600}', 71194, 'active', null::integer, null::bigint, null::integer),
  (337, 42, 'Mixed-use building near Ohio State', 'Seller bought another place and is carrying two payments. 7,430 sq ft in eight units; the florist downstairs pays on the first every month, apartments upstairs are separately metered. Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Gross $204,768, expenses $86,868, NOI $117,900. That is 9.00% on the asking price before any upside. Most tenants here are drawn by Ohio State, some by the Intel site in Licking County. Cash or equivalent, close in 14 days or less with our title company. Under contract direct with the seller; assignment or double close.', 'Mixed Use', '397 Marlowe Way', 'Columbus', 'OH', '43207', 'Franklin', 1310000, 6, 8, 7430, 4940, 'Turn-Key', 'Cash', 'occupied', true, 7, 117900, 39.9057, -82.9669, 110, null::bigint, 0, 17500, 275, 4, '{"property_taxes":17150,"insurance":10350,"maintenance":20868,"management":15750,"utilities":10550,"reserves":8700,"other":3500}', 11156, 'active', null::integer, 1413000, 3858),
  (338, 59, '$45k spread on this two-story frame house', 'Owner retired and is selling the portfolio one by one. 3 bed, 1.5 bath, 1,392 sq ft, built in 1960, on a 0.24 acre lot. There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. Two bids came back around $82k.

Numbers:
• Price $134,000
• Repairs $81,500
• ARV $260,000
• All in at 83% of ARV Most tenants here are drawn by SCAD, some by the Hyundai plant in Bryan County. Cash only, as-is, $5,000 non-refundable after a three-day look. Vacant, go any time.', 'Single Family', '326 Carver Ave', 'Savannah', 'GA', '31409', 'Chatham', 134000, 3, 1.5, 1392, 10440, 'Heavy Rehab', 'Cash', 'vacant', false, 5, null::bigint, 32.0031, -81.1629, 105, 260000, 81500, null::bigint, null::bigint, null::float8, '{}', 126065, 'active', null::integer, null::bigint, null::integer),
  (339, 60, '1980s colonial near Henry Ford Health', 'Walked it last week: 3 bedrooms, 1 bath, 1,334 sq ft, 1982 construction. Heirs live out of state and want it off their plate.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Asking $123,000; the last appraisal came in at $126,000.

Exit is not a worry: Henry Ford Health and the Michigan Central district bring both tenants and owner-occupants.

Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '116 N Kingsley Pl', 'Detroit', 'MI', '48238', 'Wayne', 123000, 3, 1, 1334, 5500, 'Turn-Key', 'Cash', 'occupied', true, 4, null::bigint, 42.391, -83.1414, 45, null::bigint, null::bigint, 1300, null::bigint, 6, '{}', 21888, 'active', null::integer, null::bigint, null::integer),
  (340, 68, 'Turn-key and tenanted: 1940s colonial near the Community Regional hospital district', 'Seller bought another place and is carrying two payments. 3 bed, 1.5 bath, 1,346 sq ft, built in 1945, on a 0.22 acre lot.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Renovated comps run around $308k, so there is some equity on day one.

Fresno regulars know the pull of the Community Regional hospital district, and then there is Fresno State.

Appraises and insures without drama, so bank money works. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '314 9th St', 'Fresno', 'CA', '93704', 'Fresno', 288000, 3, 1.5, 1346, 9670, 'Turn-Key', 'Conventional', 'occupied', true, 4, null::bigint, 36.8001, -119.8045, 9, 308000, null::bigint, 3025, null::bigint, 8, '{"property_taxes":2150,"insurance":950,"maintenance":4350,"management":3800,"reserves":2100}', 809, 'active', null::integer, null::bigint, null::integer),
  (341, 70, '$41k spread on this 1910s bungalow', 'Estate sale, probate is closed. 2 bed, 1.5 bath, 888 sq ft, built in 1919, on a 0.18 acre lot.

Ask $106,000 + repairs $58,000 = $164,000 all in, against an ARV of $204,900 (80%).

Full renovation: roof, electrical, plumbing, HVAC, drywall and all finishes. Some demo is already done. Figure $58k at investor pricing.

Renters are easy to find thanks to the Amtrak extension and the greenway.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close.', 'Single Family', '78 Grafton Ct', 'Roanoke', 'VA', '24014', 'Roanoke, City of', 106000, 2, 1.5, 888, 8040, 'Heavy Rehab', 'Cash', 'vacant', true, 6, null::bigint, 37.2331, -79.9475, 122, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 14486, 'active', null::integer, null::bigint, null::integer),
  (342, 51, '1980s colonial at an 8.8% cap', 'Walked it last week: 3 bedrooms, 2 baths, 1,560 sq ft, 1988 construction. Heirs live out of state and want it off their plate.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

Gross $52,440, expenses $23,240, NOI $29,200. That is 8.80% on the asking price before any upside.

Norfolk regulars know the pull of the Tide light rail, and then there is Naval Station Norfolk.

Conventional buyers are welcome; allow 30 days. Under contract direct with the seller; assignment or double close.', 'Single Family', '373 Meadowbrook Dr', 'Norfolk', 'VA', '23504', 'Norfolk, City of', 332000, 3, 2, 1560, 10160, 'Turn-Key', 'Conventional', 'occupied', true, 4, 29200, 36.8635, -76.269, 313, 363000, null::bigint, 4600, null::bigint, 5, '{"property_taxes":2600,"insurance":3000,"maintenance":7590,"management":7200,"reserves":2850}', 123934, 'active', null::integer, null::bigint, null::integer),
  (343, 23, 'Cash-flowing 9-bay flex park, 8.9% cap', '32,700 sq ft on 2.3 acres, built 2008. 22 ft clear, two docks and two grade-level doors, three-phase power. The owner has held it free and clear since the nineties.

Collected rent is about $39,350 a month. After taxes, insurance, management and reserves the NOI is $297,700, a 8.89% cap at ask. ARV is $3.77M on three renovated comps inside a mile and six months. All in you are at $3.59M.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. We carry $244k for repairs (about $27k a unit); verify with your own crew.

Most tenants here are drawn by the Mayo Clinic campus, some by JAXPORT.

Set up for hard money: scope, photos and comps are packaged for your lender. Under contract direct with the seller; assignment or double close. Please do not disturb the tenants.', 'Industrial', '300 Birchwood Blvd', 'Jacksonville', 'FL', '32256', 'Duval', 3350000, 0, 11, 32700, 100700, 'Light Rehab', 'Hard Money', 'occupied', true, 5, 297700, 30.2183, -81.5608, 644, 3775000, 243500, 42750, null::bigint, 8, '{"property_taxes":26650,"insurance":28550,"maintenance":38610,"management":34450,"utilities":19100,"reserves":18800,"other":8100}', 52360, 'paused', 22877, null::bigint, null::integer),
  (344, 9, 'Flip with $33k in it: ranch', 'Solid 4/2 with 1,978 sq ft under roof. Came to us through the seller’s attorney, so we can move quickly.

There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. Two bids came back around $84k.

Renovated comps support $233,000. At $117,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Lubbock regulars know the pull of the Covenant and UMC hospitals, and then there is Texas Tech.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Single Family', '557 W Carver St', 'Lubbock', 'TX', '79406', 'Lubbock', 117000, 4, 2, 1978, 7900, 'Heavy Rehab', 'Hard Money', 'vacant', true, 7, null::bigint, 33.5792, -101.8734, 61, 233000, 83500, null::bigint, null::bigint, null::float8, '{"property_taxes":1700,"insurance":750}', 8519, 'active', null::integer, null::bigint, null::integer),
  (345, 71, 'Fresno storefront with apartments', 'Storefront with apartments from 1934: retail at the street, apartments above, 8,120 sq ft in all. Owner retired and is selling the portfolio one by one.

Renovated comps support $1,550,000. At $1,290,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $48k at investor pricing (about $5k a unit).

We own two doors nearby and have never been empty for more than three weeks, largely because of Fresno State.

Cash only, as-is, $5,000 non-refundable after a three-day look. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '592 11th St', 'Fresno', 'CA', '93703', 'Fresno', 1290000, 8, 10, 8120, 3670, 'Light Rehab', 'Cash', 'occupied', true, 7, null::bigint, 36.7663, -119.7621, 68, 1550000, 48000, 12175, 400, 5, '{"property_taxes":9200,"insurance":3350,"maintenance":11650,"management":11600,"utilities":6850,"reserves":6600,"other":3300}', 46477, 'active', null::integer, null::bigint, null::integer),
  (346, 31, 'Cash-flowing mixed-use corner, 9.0% cap', 'Tired landlord is done after a long hold. 6,980 sq ft in eight units; the florist downstairs just signed for five more years, apartments upstairs are separately metered.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

NOI is $129,800 on trailing numbers, not pro forma (9.01% cap). Expenses run 44% of collections.

The Hyundai plant in Bryan County and the port keep vacancy low in this part of Savannah.

Conventional buyers are welcome; allow 30 days. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Mixed Use', '7218 Larkspur St', 'Savannah', 'GA', '31404', 'Chatham', 1440000, 9, 8, 6980, 3490, 'Turn-Key', 'Conventional', 'occupied', true, 7, 129800, 32.0526, -81.0522, 76, null::bigint, 0, 20250, null::bigint, 5, '{"property_taxes":12650,"insurance":9200,"maintenance":27700,"management":21250,"utilities":12150,"reserves":10550,"other":7550}', 97291, 'active', null::integer, null::bigint, null::integer),
  (347, 61, '8.6% cap: storefront with apartments near the Alberta Street shops', 'Mixed-use corner from 1932: retail at the street, apartments above, 7,160 sq ft in all. Heirs live out of state and want it off their plate.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

T-12: income $255,024 / expenses $97,724 / NOI $157,300. Rent roll and bank statements after NDA.

Most tenants here are drawn by the MAX lines, some by the Alberta Street shops.

Seller will carry with $365k down at 7%, ten-year balloon. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '219 W Norwood Pkwy', 'Portland', 'OR', '97227', 'Multnomah', 1825000, 10, 8, 7160, 4260, 'Turn-Key', 'Owner Financing', 'occupied', false, 6, 157300, 45.5545, -122.6718, 334, null::bigint, null::bigint, 22825, 275, 8, '{"property_taxes":14900,"insurance":6500,"maintenance":25324,"management":21900,"utilities":17700,"reserves":11400}', 63561, 'active', null::integer, null::bigint, null::integer),
  (348, 59, 'Turn-key ranch in Fort Worth', 'Walked it last week: 2 bedrooms, 2 baths, 1,152 sq ft, 1972 construction. Seller bought another place and is carrying two payments.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Renovated comps run around $310k, so there is some equity on day one.

Exit is not a worry: Lockheed and the joint reserve base and TCU bring both tenants and owner-occupants.

Will qualify for conventional financing. Contract is signed and can be shown on request.', 'Single Family', '2618 Bellamy Pl', 'Fort Worth', 'TX', '76118', 'Tarrant', 303000, 2, 2, 1152, 5910, 'Turn-Key', 'Conventional', 'vacant', true, 6, null::bigint, 32.805, -97.1947, 702, 310000, null::bigint, 3375, null::bigint, null::float8, '{}', 72455, 'active', null::integer, null::bigint, null::integer),
  (349, 38, '$40k spread on this two-story', 'Solid 3/2 with 1,348 sq ft under roof. Came to us through the seller’s attorney, so we can move quickly.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Two bids came back around $79k.

ARV is $241k on three renovated comps inside a mile and six months. All in you are at $202k.

Exit is not a worry: Fort Jackson and USC bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Vacant, go any time.', 'Single Family', '682 Walden Ln', 'Columbia', 'SC', '29204', 'Richland', 123000, 3, 2, 1348, 6250, 'Heavy Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 34.0295, -81.01, 251, 241000, 78500, null::bigint, null::bigint, null::float8, '{}', 43999, 'active', null::integer, 132000, 12370),
  (350, 62, 'Mid-rise condo near Nellis Air Force Base', 'Tired landlord is done after a long hold. South-facing unit, 862 sq ft, 1 bed and 1 bath. HOA allows rentals with a six-month minimum lease.

Needs paint, flooring and light fixtures. The association’s reserves are healthy. Our scope comes to $8k.

Renovated comps support $280,000. At $241,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Most tenants here are drawn by the medical district, some by Nellis Air Force Base.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Contract is signed and can be shown on request.', 'Condo', '536 Clayborne St #5D', 'Las Vegas', 'NV', '89144', 'Clark', 241000, 1, 1, 862, 0, 'Light Rehab', 'Owner Financing', 'vacant', true, 4, null::bigint, 36.1756, -115.3199, 127, 280000, 8000, 1900, null::bigint, 4, '{"property_taxes":1250,"insurance":400,"maintenance":1850,"management":1400,"hoa":2750}', 162062, 'active', null::integer, null::bigint, null::integer),
  (351, 68, 'Take over payments: condo', 'Direct to seller, they called off our mailer. Upper-floor unit, 1,030 sq ft, 2 bed and 2.5 bath. HOA allows rentals with a six-month minimum lease. New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

$144,000 firm until the end of the month, then it goes to the MLS closer to $159k. Exit is not a worry: the BlueOval project at Stanton and St. Jude and the medical district bring both tenants and owner-occupants. Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Condo', '451 Chestnut St #304', 'Memphis', 'TN', '38116', 'Shelby', 144000, 2, 2.5, 1030, 0, 'Turn-Key', 'Subject To', 'vacant', true, 4, null::bigint, 35.0324, -90.0073, 526, 159000, null::bigint, 1600, null::bigint, 6, '{"property_taxes":800,"insurance":400,"maintenance":1450,"management":1500,"hoa":2550}', 64142, 'active', null::integer, 155000, 10544),
  (352, 38, 'Value-add fourplex: kitchens, baths, mechanicals', 'Fourplex from 1913: 12 bedrooms over four units, 4,430 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one. Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. We carry $61k for repairs (about $16k a unit); verify with your own crew.

Gross $90,804, expenses $40,404, NOI $50,400. That is 7.30% on the asking price before any upside. Exit is not a worry: the Swamp Rabbit Trail and BMW and Michelin bring both tenants and owner-occupants. Will qualify for conventional financing.', 'Multi Family', '5903 Locust Ct', 'Greenville', 'SC', '29609', 'Greenville', 690000, 12, 4, 4430, 5000, 'Medium Rehab', 'Conventional', 'occupied', false, 7, 50400, 34.8959, -82.4063, 298, 900000, 61000, 7925, 125, 6, '{"property_taxes":4000,"insurance":4950,"maintenance":9054,"management":10400,"utilities":6850,"reserves":5150}', 102432, 'active', null::integer, null::bigint, null::integer),
  (353, 38, 'Cosmetic high-rise condo with room to push rents', '2 bed, 2 bath, 1,172 sq ft in a 2017 tower with a deeded garage space. The owner has held it free and clear since the nineties.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. Two bids came back around $14k.

ARV is $336k on three renovated comps inside a mile and six months. All in you are at $306k.

Fort Worth regulars know the pull of the AllianceTexas hub, and then there is TCU.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Condo', '444 Fairmount Dr #2201', 'Fort Worth', 'TX', '76104', 'Tarrant', 292000, 2, 2, 1172, 0, 'Light Rehab', 'Cash', 'vacant', true, 5, null::bigint, 32.7252, -97.3189, 336, 336000, 13500, 2750, null::bigint, 8, '{"property_taxes":4050,"insurance":700,"maintenance":2000,"management":1700,"hoa":2850}', 40378, 'active', null::integer, null::bigint, null::integer),
  (354, 69, 'Cash-flowing condo, 5.4% cap', 'Seller is relocating for work. Corner unit, 1,620 sq ft, 3 bed and 2 bath. HOA allows rentals with a twelve-month minimum lease. Move-in ready. Reserves of the association are healthy and the minutes are in the folder.

NOI is $64,600 on trailing numbers, not pro forma (5.41% cap). Expenses run 38% of collections. Renters are mostly long-term thanks to the Skyline rail and the military housing allowance. Structured for private money, first-position note. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Condo', '463 S Magnolia Ct #604', 'Honolulu', 'HI', '96819', 'Honolulu', 1195000, 3, 2, 1620, 0, 'Turn-Key', 'Private Money', 'occupied', true, 6, 64600, 21.3496, -157.8772, 691, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 80722, 'active', null::integer, null::bigint, null::integer),
  (355, 26, 'Providence side-by-side duplex', 'Side-by-side duplex from 1953: 5 bedrooms over two units, 1,740 sq ft, separate electric meters. Came to us through the seller’s attorney.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

T-12: income $64,296 / expenses $26,496 / NOI $37,800. Rent roll and bank statements after NDA.

Renters are mostly long-term thanks to Brown and RISD and the hospital district.

Structured for private money, first-position note. We own it. Showings with 24 hours’ notice.', 'Multi Family', '623 Quarry Pl', 'Providence', 'RI', '02912', 'Providence', 540000, 5, 2, 1740, 6440, 'Turn-Key', 'Private Money', 'occupied', false, 5, 37800, 41.8199, -71.4081, 66, null::bigint, null::bigint, 5700, null::bigint, 6, '{"property_taxes":7050,"insurance":1850,"maintenance":6096,"management":5300,"utilities":3550,"reserves":2650}', 13363, 'active', null::integer, 575000, 4657),
  (356, 22, 'Developer opportunity: 0.63 acre near the Fairmount Line', 'Wooded, with a clearing where a cabin used to stand. The parcel measures 0.63 acre by the recent survey, stakes are in. City sewer is in the street. A sketch plan for subdividing is in the folder.

Demand here comes from the T. Nearby resales have been short-lived on the market. Open to a lease option or a split note; tell us what solves your problem and the seller’s. We are under contract and assigning.', 'Land', '1221 Whitman Ln', 'Boston', 'MA', '02111', 'Suffolk', 107000, 0, 0, 0, 27370, null, 'Creative', 'vacant', true, 4, null::bigint, 42.3556, -71.0619, 343, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1100}', 20962, 'active', null::integer, null::bigint, null::integer),
  (357, 52, 'Down to the studs: three-family near the Sacred Heart campus', 'Seller is relocating for work. Three units, 1,900 sq ft, 3 bedrooms over three units. Tenants pay everything but water.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Our scope comes to $143k (about $48k a unit).

ARV is $565k on three renovated comps inside a mile and six months. All in you are at $497k.

We own two doors nearby and have never been empty for more than three weeks, largely because of Kendall Yards.

Cash only, as-is, $5,000 non-refundable after a three-day look. Vacant, go any time.', 'Multi Family', '5529 Juniper Ln', 'Spokane', 'WA', '99202', 'Spokane', 354000, 3, 3, 1900, 6420, 'Heavy Rehab', 'Cash', 'vacant', false, 8, null::bigint, 47.6591, -117.3866, 49, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 21903, 'active', null::integer, null::bigint, null::integer),
  (358, 3, '7.7% cap: duplex near the canal lifestyle', 'Partnership is splitting up and this is the last asset. Two units, 1,420 sq ft, 2 bedrooms over two units. Off-street parking in the rear.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Our scope comes to $17k.

Collected rent is about $4,250 a month, near $2,125 a unit. After taxes, insurance, management and reserves the NOI is $30,800, a 7.70% cap at ask.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Lee Health expansion.

Conventional buyers are welcome; allow 30 days. Showings with 24 hours’ notice.', 'Multi Family', '3616 Woodlawn Dr', 'Cape Coral', 'FL', '33990', 'Lee', 400000, 2, 2, 1420, 12330, 'Light Rehab', 'Conventional', 'occupied', false, 7, 30800, 26.6317, -81.9684, 340, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 93094, 'active', null::integer, null::bigint, null::integer),
  (359, 59, '4.8% cap: mid-rise condo near the biotech cluster on Torrey Pines Mesa', 'The owner has held it free and clear since the nineties. Corner unit, 1,110 sq ft, 2 bed and 2 bath. HOA allows rentals with a twelve-month minimum lease.

New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

Collected rent is about $4,400 a month. After taxes, insurance, management and reserves the NOI is $32,300, a 4.75% cap at ask.

We own two doors nearby and have never been empty for more than three weeks, largely because of the biotech cluster on Torrey Pines Mesa.

Creative terms preferred: part seller note, part new debt. Bring a structure. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Condo', '2806 31st St #5D', 'San Diego', 'CA', '92140', 'San Diego', 680000, 2, 2, 1110, 0, 'Turn-Key', 'Creative', 'occupied', true, 5, 32300, 32.7468, -117.1956, 133, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 31312, 'active', null::integer, null::bigint, null::integer),
  (360, 40, '$33k spread on this ranch', 'Solid 3/1.5 with 1,438 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly.

There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. We carry $79k for repairs; verify with your own crew.

Numbers:
• Price $110,000
• Repairs $79,000
• ARV $222,000
• All in at 85% of ARV

Renters are mostly long-term thanks to the IU Health expansion and the Red Line bus.

Structured for private money, first-position note. Showings with 24 hours’ notice.', 'Single Family', '860 E Warwick Ct', 'Indianapolis', 'IN', '46259', 'Marion', 110000, 3, 1.5, 1438, 4440, 'Heavy Rehab', 'Private Money', 'occupied', false, 5, null::bigint, 39.6609, -85.9939, 110, 222000, 79000, null::bigint, null::bigint, null::float8, '{}', 35018, 'active', null::integer, null::bigint, null::integer),
  (361, 3, 'Two-story frame house near the GE Appliance Park', 'Partnership is splitting up and this is the last asset. 3 bed, 1.5 bath, 1,464 sq ft, built in 2000, on a 0.11 acre lot.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Our scope comes to $25k.

Gross $39,198, expenses $16,998, NOI $22,200. That is 8.57% on the asking price before any upside.

The NuLu district and the UPS Worldport keep vacancy low in this part of Louisville.

Looking for a clean cash offer with proof of funds. Showings with 24 hours’ notice.', 'Single Family', '531 Ashby Ave', 'Louisville', 'KY', '40280', 'Jefferson', 259000, 3, 1.5, 1464, 4740, 'Light Rehab', 'Cash', 'occupied', false, 7, 22200, 38.2458, -85.6814, 31, null::bigint, 24500, 3475, null::bigint, 6, '{"property_taxes":1850,"insurance":1450,"maintenance":5698,"management":4950,"reserves":3050}', 5971, 'active', null::integer, null::bigint, null::integer),
  (362, 66, 'Two-story near ProMedica', 'Walked it last week: 3 bedrooms, 2.5 baths, 1,746 sq ft, 2006 construction. Direct to seller, they called off our mailer.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $23k.

Renovated comps support $152,000. At $121,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of ProMedica.

Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing. Contract is signed and can be shown on request.', 'Single Family', '5633 Rosewood St', 'Toledo', 'OH', '43610', 'Lucas', 121000, 3, 2.5, 1746, 9240, 'Light Rehab', 'Subject To', 'vacant', true, 5, null::bigint, 41.6718, -83.5515, 20, 152000, 22500, 1700, null::bigint, 5, '{"property_taxes":1550,"insurance":750,"maintenance":2100,"management":1550,"reserves":750}', 9666, 'active', null::integer, null::bigint, null::integer),
  (363, 54, 'Boise wooded lot – 0.56 acre', '0.56 acre (24,183 sq ft), wooded, with a clearing where a cabin used to stand.

Water and power are at the road, perc test passed in the spring, and the title is clean.

Demand here comes from the Greenbelt. Nearby resales have been short-lived on the market.

Seller will carry with $10k down at 7%, five-year balloon. Under contract direct with the seller; assignment or double close.', 'Land', '9024 Hawthorne Rd', 'Boise', 'ID', '83712', 'Ada', 50500, 0, 0, 0, 24183, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 43.607, -116.1629, 347, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":300}', 97683, 'active', null::integer, null::bigint, null::integer),
  (364, 8, '7.6% cap: duplex near the University of Utah', 'Side-by-side duplex from 1992: 4 bedrooms over two units, 1,740 sq ft, separate electric meters. Direct to seller, they called off our mailer.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $27k for repairs; verify with your own crew.

NOI is $54,300 on trailing numbers, not pro forma (7.59% cap). Expenses run 37% of collections. Numbers:
• Price $715,000
• Repairs $27,000
• ARV $840,000
• All in at 88% of ARV

TRAX and the new airport keep vacancy low in this part of Salt Lake City.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. We own it.', 'Multi Family', '6067 Beacon Ter', 'Salt Lake City', 'UT', '84108', 'Salt Lake', 715000, 4, 2, 1740, 5500, 'Light Rehab', 'Creative', 'occupied', false, 6, 54300, 40.7414, -111.8234, 36, null::bigint, 27000, 7700, null::bigint, 7, '{"property_taxes":3700,"insurance":3350,"maintenance":9432,"management":7200,"utilities":4650,"reserves":3300}', 1701, 'active', null::integer, null::bigint, null::integer),
  (365, 45, 'SubTo condo, low-rate loan stays in place', '1 bed, 1 bath, 838 sq ft in a 1990 building with a gym and a package room. Seller is relocating for work.

$164,000 firm until the end of the month, then it goes to the MLS closer to $180k.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

Exit is not a worry: the Neighborhood Improvement Zone and the Lehigh Valley warehouses bring both tenants and owner-occupants.

Existing loan of about $139k at 3.5% stays in place. PITI is current. Under contract direct with the seller; assignment or double close.', 'Condo', '3325 Sycamore Ct #6B', 'Allentown', 'PA', '18106', 'Lehigh', 164000, 1, 1, 838, 0, 'Turn-Key', 'Subject To', 'occupied', true, 5, null::bigint, 40.5865, -75.5966, 616, null::bigint, null::bigint, 1575, null::bigint, null::float8, '{}', 68694, 'active', null::integer, null::bigint, null::integer),
  (366, 55, '8.2% cap: three-family near Ellsworth Air Force Base', 'Triplex from 1955: 9 bedrooms over three units, 3,660 sq ft, separate electric meters. The owner has held it free and clear since the nineties.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. We carry $141k for repairs (about $47k a unit); verify with your own crew.

Collected rent is about $7,400 a month, near $2,475 a unit. After taxes, insurance, management and reserves the NOI is $48,300, a 8.19% cap at ask.

We own two doors nearby and have never been empty for more than three weeks, largely because of Black Hills tourism.

Seller will carry with $118k down at 7.5%, five-year balloon. Under contract direct with the seller; assignment or double close.', 'Multi Family', '324 Clayborne Ave', 'Rapid City', 'SD', '57703', 'Pennington', 590000, 9, 3, 3660, 12250, 'Medium Rehab', 'Owner Financing', 'occupied', true, 5, 48300, 44.0481, -103.1767, 304, 785000, null::bigint, 7875, 75, 7, '{"property_taxes":6650,"insurance":3150,"maintenance":10422,"management":8700,"utilities":7100,"reserves":4400}', 17625, 'active', null::integer, null::bigint, null::integer),
  (367, 49, '7.9% cap: side-by-side duplex near UC Davis Health', '6 bedrooms over two units, built 1962. Leases are month to month, so rents can move. Heirs live out of state and want it off their plate.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Collected rent is about $8,250 a month, near $4,125 a unit. After taxes, insurance, management and reserves the NOI is $64,700, a 7.89% cap at ask.

Renters are steady thanks to UC Davis Health and the state offices.

Structured for private money, first-position note. Selling on title, not an assignment. Showings with 24 hours’ notice.', 'Multi Family', '145 Birchwood St', 'Sacramento', 'CA', '95837', 'Sacramento', 820000, 6, 4, 2400, 6200, 'Turn-Key', 'Private Money', 'occupied', false, 6, 64700, 38.6759, -121.6052, 120, null::bigint, null::bigint, 8500, 75, 4, '{"property_taxes":6250,"insurance":2800,"maintenance":9334,"management":6600,"utilities":4050,"reserves":5050}', 14400, 'active', null::integer, null::bigint, null::integer),
  (368, 72, 'BRRRR candidate: porch-front bungalow in Fort Worth', 'Partnership is splitting up and this is the last asset. 3 bed, 1.5 bath, 1,384 sq ft, built in 1917, on a 0.18 acre lot.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Figure $54k at investor pricing.

Renovated comps support $254,900. At $170,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Fort Worth regulars know the pull of TCU, and then there is the AllianceTexas hub.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Single Family', '399 N 7th St', 'Fort Worth', 'TX', '76105', 'Tarrant', 170000, 3, 1.5, 1384, 7770, 'Medium Rehab', 'Hard Money', 'occupied', true, 5, null::bigint, 32.7189, -97.2634, 127, null::bigint, 53500, 2325, null::bigint, null::float8, '{"property_taxes":2850,"insurance":1300,"maintenance":2650,"management":2800,"reserves":1550}', 88515, 'active', null::integer, null::bigint, null::integer),
  (369, 59, 'Full gut 8-unit building, $1.7M ARV', 'Owner retired and is selling the portfolio one by one. Eight units, 7,040 sq ft, 18 bedrooms over eight units. Laundry in the basement.

Numbers:
• Price $1,085,000
• Repairs $302,000
• ARV $1,700,000
• All in at 82% of ARV

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. We carry $302k for repairs (about $38k a unit); verify with your own crew.

The bank towers and the Blue Line keep vacancy low in this part of Charlotte.

A private lender is in place at 10% interest only if you want the introduction. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Multi Family', '4827 7th St', 'Charlotte', 'NC', '28277', 'Mecklenburg', 1085000, 18, 8, 7040, 5350, 'Heavy Rehab', 'Private Money', 'vacant', true, 4, null::bigint, 35.057, -80.8236, 417, 1700000, 302000, null::bigint, null::bigint, null::float8, '{"property_taxes":8200,"insurance":5950}', 62890, 'paused', 13612, null::bigint, null::integer),
  (370, 61, '3-bed craftsman bungalow in Seattle', 'Seller is relocating for work. 3 bed, 1 bath, 1,708 sq ft, built in 1933, on a 0.18 acre lot.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Two bids came back around $64k.

Ask $640,000 + repairs $63,500 = $703,500 all in, against an ARV of $955,000 (74%).

Most tenants here are drawn by South Lake Union, some by the Link light rail.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. We own it. Tenant-occupied; one walkthrough day will be set.', 'Residential', '516 Norwood Ct', 'Seattle', 'WA', '98177', 'King', 640000, 3, 1, 1708, 7920, 'Medium Rehab', 'Creative', 'occupied', false, 4, null::bigint, 47.7433, -122.3715, 149, 955000, 63500, null::bigint, null::bigint, null::float8, '{"property_taxes":5250,"insurance":2250}', 118376, 'active', null::integer, null::bigint, null::integer),
  (371, 51, '24-unit brick walk-up: $115k a door', 'Came to us through the seller’s attorney. 24 units, 14,290 sq ft, 27 bedrooms over 24 units. Tenants pay everything but water.

Gross $335,160, expenses $137,260, NOI $197,900. That is 7.20% on the asking price before any upside.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Our scope comes to $105k (about $5k a unit).

We own two doors nearby and have never been empty for more than three weeks, largely because of the Blue Line.

Conventional buyers are welcome; allow 30 days. Showings with 24 hours’ notice.', 'Multi Family', '425 Hickory Ct', 'Minneapolis', 'MN', '55418', 'Hennepin', 2750000, 27, 24, 14290, 6240, 'Light Rehab', 'Conventional', 'occupied', true, 4, 197900, 45.0141, -93.2387, 278, 3125000, 105000, 29400, null::bigint, 5, '{"property_taxes":27250,"insurance":13250,"maintenance":31410,"management":24800,"utilities":18450,"reserves":16150,"other":5950}', 99783, 'active', null::integer, null::bigint, null::integer),
  (372, 66, 'Craftsman bungalow near Bishop Arts', 'Solid 2/1 with 1,098 sq ft under roof. Heirs live out of state and want it off their plate, so we can move quickly.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $17k for repairs; verify with your own crew.

Ask $222,000 + repairs $17,000 = $239,000 all in, against an ARV of $261,000 (92%).

DART and Bishop Arts keep vacancy low in this part of Dallas.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '2103 Delmar Ln', 'Dallas', 'TX', '75211', 'Dallas', 222000, 2, 1, 1098, 7770, 'Light Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 32.7344, -96.9023, 628, 261000, 17000, 2750, null::bigint, 4, '{"property_taxes":3500,"insurance":1550,"maintenance":4200,"management":3500}', 99032, 'active', null::integer, 235000, 4503),
  (373, 66, 'Mid-rise condo near the chain of lakes, needs lipstick only', '1 bed, 1 bath, 796 sq ft in a 1970 building with a gym and a package room. Tired landlord is done after a long hold.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. We carry $14k for repairs; verify with your own crew.

Numbers:
• Price $181,000
• Repairs $13,500
• ARV $213,000
• All in at 91% of ARV

Exit is not a worry: the chain of lakes and the Blue Line bring both tenants and owner-occupants.

Appraises and insures without drama, so bank money works. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Condo', '3938 Bellamy Ln #604', 'Minneapolis', 'MN', '55409', 'Hennepin', 181000, 1, 1, 796, 0, 'Light Rehab', 'Conventional', 'vacant', true, 5, null::bigint, 44.9225, -93.2771, 597, null::bigint, 13500, 1975, null::bigint, null::float8, '{}', 158157, 'active', null::integer, 195000, 15245),
  (374, 52, 'Warehouse near UNR', '46,800 sq ft on 2.7 acres, built 2003. 22 ft clear, grade-level doors on every bay, three-phase power. Tired landlord is done after a long hold.

One vacant space needs a white box; the rest can stay as it is. Two bids came back around $305k (about $102k a unit).

Collected rent is about $68,800 a month. After taxes, insurance, management and reserves the NOI is $488,500, a 8.21% cap at ask. Renovated comps support $7,100,000. At $5,950,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The industrial park east of town and UNR keep vacancy low in this part of Reno.

Cash or equivalent, close in 14 days or less with our title company. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Industrial', '795 W 14th St', 'Reno', 'NV', '89508', 'Washoe', 5950000, 0, 4, 46800, 119300, 'Light Rehab', 'Cash', 'occupied', true, 6, 488500, 39.6718, -119.9332, 137, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 39616, 'active', null::integer, null::bigint, null::integer),
  (375, 59, 'Paint-and-carpet duplex in Jacksonville', 'Duplex from 1950: 2 bedrooms over two units, 1,330 sq ft, separate electric meters. Estate sale, probate is closed.

T-12: income $29,925 / expenses $12,425 / NOI $17,500. Rent roll and bank statements after NDA. Renovated comps support $281,000. At $248,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $21k for repairs; verify with your own crew.

Jacksonville regulars know the pull of JAXPORT, and then there is the two naval stations.

A private lender is in place at 10% interest only if you want the introduction. We are under contract and assigning. Please do not disturb the tenants.', 'Multi Family', '666 Spruce Ter', 'Jacksonville', 'FL', '32258', 'Duval', 248000, 2, 2, 1330, 3600, 'Light Rehab', 'Private Money', 'occupied', true, 5, 17500, 30.1423, -81.5757, 158, null::bigint, 20500, 2575, 50, 5, '{"property_taxes":2250,"insurance":2250,"maintenance":2675,"management":2350,"utilities":1650,"reserves":1250}', 50209, 'active', null::integer, null::bigint, null::integer),
  (376, 15, 'Lexington 16-unit building', '16-unit building from 1909: 32 bedrooms over 16 units, 13,730 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Collected rent is about $20,350 a month, near $1,275 a unit. After taxes, insurance, management and reserves the NOI is $151,800, a 7.50% cap at ask.

No deferred maintenance. Inspection report from this spring is in the folder.

The Toyota plant in Georgetown and the University of Kentucky keep vacancy low in this part of Lexington.

Existing loan of about $1.45M at 3.75% stays in place. PITI is current. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '120 E Eastlake Ter', 'Lexington', 'KY', '40510', 'Fayette', 2025000, 32, 16, 13730, 8430, 'Turn-Key', 'Subject To', 'occupied', false, 7, 151800, 38.0717, -84.5912, 518, 2075000, 0, 21175, 500, 6, '{"property_taxes":17100,"insurance":13050,"maintenance":20294,"management":18500,"utilities":10800,"reserves":9700,"other":3250}', 49881, 'active', null::integer, null::bigint, null::integer),
  (377, 68, 'Duplex near the BeltLine', 'Duplex from 1922: 5 bedrooms over two units, 1,910 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. We carry $103k for repairs; verify with your own crew.

Renovated comps support $520,000. At $321,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: the BeltLine and MARTA bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request.', 'Multi Family', '475 Kenilworth St', 'Atlanta', 'GA', '30341', 'DeKalb', 321000, 5, 2, 1910, 6310, 'Heavy Rehab', 'Hard Money', 'vacant', true, 5, null::bigint, 33.8901, -84.2958, 1355, 520000, 102500, null::bigint, null::bigint, null::float8, '{"property_taxes":2450,"insurance":1950}', 168495, 'active', null::integer, 330000, 36816),
  (378, 57, 'Value-add craftsman bungalow: kitchens, baths, mechanicals', '1,614 sq ft porch-front bungalow from 1930 with three bedrooms and 1 bath. Tired landlord is done after a long hold.

Ask $231,000 + repairs $55,000 = $286,000 all in, against an ARV of $314,900 (91%).

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Figure $55k at investor pricing.

We own two doors nearby and have never been empty for more than three weeks, largely because of Tulane and Loyola.

Creative terms preferred: part seller note, part new debt. Bring a structure. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Single Family', '905 Hawthorne Dr', 'New Orleans', 'LA', '70131', 'Orleans', 231000, 3, 1, 1614, 6780, 'Medium Rehab', 'Creative', 'occupied', true, 8, null::bigint, 29.9134, -89.9987, 602, 314900, 55000, 3250, null::bigint, 5, '{"property_taxes":1300,"insurance":1500,"maintenance":4950,"management":5550,"reserves":2650}', 93321, 'active', null::integer, null::bigint, null::integer),
  (379, 49, 'Cosmetic 1960s two-story with room to push rents', 'Seller is relocating for work. 2 bed, 1.5 bath, 1,290 sq ft, built in 1962, on a 0.23 acre lot. Needs paint, flooring and light fixtures; the bones and the big systems are fine. Our scope comes to $21k.

Collected rent is about $2,700 a month. After taxes, insurance, management and reserves the NOI is $20,300, a 8.90% cap at ask. Most tenants here are drawn by Bellin, some by the Titletown district. Will qualify for conventional financing. Selling on title, not an assignment.', 'Single Family', '510 Wexford St', 'Green Bay', 'WI', '54302', 'Brown', 228000, 2, 1.5, 1290, 9960, 'Light Rehab', 'Conventional', 'occupied', false, 4, 20300, 44.5082, -87.9726, 240, 272000, 20500, 2900, null::bigint, 7, '{"property_taxes":3850,"insurance":950,"maintenance":2864,"management":2800,"reserves":1600}', 25603, 'active', null::integer, null::bigint, null::integer),
  (380, 59, 'Paint-and-carpet side-by-side duplex in Las Vegas', '4 bedrooms over two units, built 1985. Long-term tenants downstairs. The owner has held it free and clear since the nineties.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. We carry $35k for repairs; verify with your own crew.

T-12: income $49,020 / expenses $17,620 / NOI $31,400. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Strip payrolls.

Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing. Please do not disturb the tenants.', 'Multi Family', '425 Oakdale Ave', 'Las Vegas', 'NV', '89144', 'Clark', 475000, 4, 2, 1820, 4220, 'Light Rehab', 'Subject To', 'occupied', false, 8, 31400, 36.1843, -115.3205, 192, 565000, 34500, 4300, null::bigint, 5, '{"property_taxes":2600,"insurance":1950,"maintenance":4420,"management":4200,"utilities":2600,"reserves":1850}', 164089, 'active', null::integer, null::bigint, null::integer),
  (381, 63, 'Chicago mixed-use building', 'Mixed-use building from 1936: retail at the street, apartments above, 6,980 sq ft in all. Came to us through the seller’s attorney.

Gross $212,895, expenses $91,295, NOI $121,600. That is 9.14% on the asking price before any upside.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Chicago regulars know the pull of the Illinois Medical District, and then there is the 606 trail.

Structured for private money, first-position note. Selling on title, not an assignment. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '9868 Linden Way', 'Chicago', 'IL', '60653', 'Cook', 1330000, 7, 8, 6980, 4130, 'Turn-Key', 'Private Money', 'occupied', false, 5, 121600, 41.8247, -87.6084, 77, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 87594, 'active', null::integer, 1376000, 13992),
  (382, 30, 'Garden office at a 9.6% cap', 'Estate sale, probate is closed. Garden office of 34,350 sq ft; one space is dark and priced in.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Collected rent is about $84,750 a month. After taxes, insurance, management and reserves the NOI is $551,600, a 9.55% cap at ask.

Most tenants here are drawn by the Toyota plant, some by Joint Base San Antonio.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Commercial', '7876 Glenview Way', 'San Antonio', 'TX', '78215', 'Bexar', 5775000, 0, 11, 34350, 101600, 'Turn-Key', 'Cash', 'occupied', true, 7, 551600, 29.4396, -98.4852, 7, null::bigint, null::bigint, 90175, null::bigint, 6, '{"property_taxes":97500,"insurance":42850,"maintenance":114874,"management":105000,"utilities":48450,"reserves":56900}', 1259, 'active', null::integer, null::bigint, null::integer),
  (383, 65, 'Turn-key 1980s modern in Portland', 'Walked it last week: 4 bedrooms, 1 bath, 2,044 sq ft, 1989 construction. Tired landlord is done after a long hold.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Asking $615,000; the last appraisal came in at $660,000.

The Old Port and the Roux Institute keep vacancy low in this part of Portland.

Appraises and insures without drama, so bank money works. Lockbox on site, message for the code.', 'Single Family', '508 Pine Ridge Pl', 'Portland', 'ME', '04101', 'Cumberland', 615000, 4, 1, 2044, 9290, 'Turn-Key', 'Conventional', 'vacant', true, 7, null::bigint, 43.6634, -70.2569, 31, 660000, 0, 5250, null::bigint, 4, '{}', 1110, 'active', null::integer, null::bigint, null::integer),
  (384, 2, 'Open acreage, 0.64 acre, buildable', 'Direct from a family that has paid the taxes on this for decades. 0.64 acre, gently rolling and fenced on three sides.

Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet.

Builders are active on this side of Kansas City; the hospital hill employers and the Crossroads are what they are chasing.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', '6966 Quarry Ln', 'Kansas City', 'MO', '64134', 'Jackson', 47500, 0, 0, 0, 27954, null, 'Cash', 'vacant', true, 6, null::bigint, 38.9346, -94.4947, 810, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 122397, 'active', null::integer, 51000, 13187),
  (385, 18, 'Distribution building at an 8.5% cap', '22,450 sq ft on 1.4 acres, built 1962. 24 ft clear, grade-level doors on every bay, three-phase power. Seller bought another place and is carrying two payments.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Collected rent is about $23,000 a month. After taxes, insurance, management and reserves the NOI is $156,900, a 8.48% cap at ask.

Renters are steady thanks to the brewery scene on the West Side and the Medical Mile.

Appraises and insures without drama, so bank money works. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '901 W Delmar Ave', 'Grand Rapids', 'MI', '49506', 'Kent', 1850000, 0, 2, 22450, 60000, 'Turn-Key', 'Conventional', 'occupied', true, 4, 156900, 42.9392, -85.6197, 176, 2050000, null::bigint, 24200, null::bigint, 5, '{"property_taxes":22900,"insurance":9400,"maintenance":27130,"management":32450,"utilities":14150,"reserves":12950}', 70940, 'active', null::integer, null::bigint, null::integer),
  (386, 39, 'Greenville timbered tract – 21.1 acres', '21.1 acres (918,817 sq ft), mature timber that has not been cut in thirty years.

Demand here comes from BMW and Michelin. Nearby resales have been short-lived on the market.

Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet. That is $9,100 an acre.

Cash only, as-is, $5,000 non-refundable after a three-day look.', 'Land', '1859 Yarrow Rd', 'Greenville', 'SC', '29605', 'Greenville', 191000, 0, 0, 0, 918817, null, 'Cash', 'vacant', false, 5, null::bigint, 34.794, -82.3962, 544, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1050}', 170100, 'active', null::integer, null::bigint, null::integer),
  (387, 57, 'Duplex at an 8.9% cap', '2 bedrooms over two units, built 1967. Leases are month to month, so rents can move. Estate sale, probate is closed. Functional as it sits. New counters and flooring would bring it to market finish. Our scope comes to $18k.

Collected rent is about $2,750 a month, near $1,375 a unit. After taxes, insurance, management and reserves the NOI is $18,100, a 8.92% cap at ask. Exit is not a worry: Carnegie Mellon and the Strip District bring both tenants and owner-occupants. Looking for a clean cash offer with proof of funds. Showings with 24 hours’ notice.', 'Multi Family', '565 Dogwood Pl', 'Pittsburgh', 'PA', '15222', 'Allegheny', 203000, 2, 2, 1230, 6230, 'Light Rehab', 'Cash', 'occupied', false, 8, 18100, 40.449, -79.9909, 95, null::bigint, null::bigint, 2975, null::bigint, 7, '{"property_taxes":2600,"insurance":950,"maintenance":3701,"management":3650,"utilities":2400,"reserves":1800}', 87489, 'active', null::integer, null::bigint, null::integer),
  (388, 49, 'Seller carry on a two-story frame house', '1,458 sq ft 1940s two-story from 1948 with three bedrooms and 1.5 baths. Partnership is splitting up and this is the last asset.

Clean, insured, and managed by a local PM who would stay on at 8%.

Asking $84,000; the last appraisal came in at $89,000.

Flint regulars know the pull of Hurley Medical Center, and then there is Kettering University.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Lockbox on site, message for the code.', 'Single Family', '933 Beacon Dr', 'Flint', 'MI', '48554', 'Genesee', 84000, 3, 1.5, 1458, 8530, 'Turn-Key', 'Owner Financing', 'vacant', false, 7, null::bigint, 42.9685, -83.7975, 242, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 25646, 'active', null::integer, 91000, 8443),
  (389, 66, 'Cash-flowing condo, 8.0% cap', '1 bed, 1 bath, 653 sq ft in a 1983 building with a covered parking space and storage cage. Estate sale, probate is closed.

Clean but stuck in another decade. Countertops, flooring and appliances would bring it to the level of the renovated units. Our scope comes to $8k.

Collected rent is about $650 a month. After taxes, insurance, management and reserves the NOI is $4,500, a 7.96% cap at ask. ARV is $70k on three renovated comps inside a mile and six months. All in you are at $65k.

Jackson regulars know the pull of the medical center, and then there is the Fondren district.

Sub-to with the seller’s 3.25% loan; small amount of cash to the seller at closing. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Condo', '505 Whitman Pl #504', 'Jackson', 'MS', '39204', 'Hinds', 56500, 1, 1, 653, 0, 'Light Rehab', 'Subject To', 'occupied', true, 4, 4500, 32.2887, -90.2349, 1443, 70000, 8000, 700, null::bigint, 4, '{"property_taxes":350,"insurance":400,"maintenance":564,"management":550,"hoa":1350,"reserves":350}', 63895, 'active', null::integer, 60000, 8030),
  (390, 61, 'Cosmetic duplex with room to push rents', 'Duplex from 1933: 6 bedrooms over two units, 2,370 sq ft, separate electric meters. Seller bought another place and is carrying two payments.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $36k at investor pricing.

T-12: income $53,862 / expenses $21,762 / NOI $32,100. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of the port.

Looking for a clean cash offer with proof of funds. Showings with 24 hours’ notice.', 'Multi Family', '542 Dogwood St', 'Savannah', 'GA', '31404', 'Chatham', 390000, 6, 2, 2370, 6870, 'Light Rehab', 'Cash', 'occupied', true, 3, 32100, 32.0482, -81.0501, 275, null::bigint, 36000, 4775, null::bigint, 6, '{"property_taxes":3150,"insurance":2350,"maintenance":5712,"management":4950,"utilities":3050,"reserves":2550}', 155832, 'active', null::integer, null::bigint, null::integer),
  (391, 61, 'Condo at an 8.4% cap', '2 bed, 2 bath, 1,202 sq ft in a 1976 building with a covered parking space and storage cage. Tired landlord is done after a long hold. New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

NOI is $15,300 on trailing numbers, not pro forma (8.41% cap). Expenses run 34% of collections. Most tenants here are drawn by Spirit and Textron, some by McConnell Air Force Base. Will qualify for conventional financing. We own it. Tenant-occupied; one walkthrough day will be set.', 'Condo', '5476 Glenview Ave #2C', 'Wichita', 'KS', '67217', 'Sedgwick', 182000, 2, 2, 1202, 0, 'Turn-Key', 'Conventional', 'occupied', false, 5, 15300, 37.6257, -97.3607, 131, null::bigint, 0, 2100, null::bigint, 8, '{"property_taxes":2100,"insurance":400,"maintenance":1584,"management":1150,"hoa":1950,"reserves":700}', 126150, 'active', null::integer, 198000, 12468),
  (392, 26, 'Neighborhood strip center at a 9.4% cap', '7,100 sq ft, three bays, built 1968, on 0.73 acre with surface parking. Tired landlord is done after a long hold.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Gross $147,312, expenses $61,212, NOI $86,100. That is 9.36% on the asking price before any upside.

We own two doors nearby and have never been empty for more than three weeks, largely because of the waterfront offices.

Cash or equivalent, close in 14 days or less with our title company. We own it. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '7444 Quarry Way', 'Camden', 'NJ', '08105', 'Camden', 920000, 0, 4, 7100, 31600, 'Turn-Key', 'Cash', 'occupied', false, 6, 86100, 39.9535, -75.0802, 603, 985000, 0, 13200, null::bigint, 7, '{"property_taxes":17900,"insurance":3200,"maintenance":15162,"management":13500,"utilities":6950,"reserves":4500}', 111603, 'active', null::integer, null::bigint, null::integer),
  (393, 26, 'Lansing single-level ranch, delivered vacant', 'Walked it last week: 3 bedrooms, 1.5 baths, 1,270 sq ft, 1984 construction. Seller bought another place and is carrying two payments. Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. We carry $65k for repairs; verify with your own crew.

Numbers:
• Price $101,000
• Repairs $65,000
• ARV $191,000
• All in at 87% of ARV Lansing regulars know the pull of the state offices, and then there is the battery plant. Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Open for walkthroughs Thursday and Saturday.', 'Single Family', '153 Kenilworth Ln', 'Lansing', 'MI', '48911', 'Ingham', 101000, 3, 1.5, 1270, 5230, 'Heavy Rehab', 'Hard Money', 'vacant', false, 5, null::bigint, 42.6779, -84.5744, 141, 191000, 65000, 1875, null::bigint, 6, '{"property_taxes":1150,"insurance":400,"maintenance":2550,"management":2700,"reserves":1000}', 41479, 'active', null::integer, null::bigint, null::integer),
  (394, 7, '16-unit brick walk-up: $178k a door', '16-unit brick walk-up from 1960: 16 bedrooms over 16 units, 11,880 sq ft, separate electric meters. The owner has held it free and clear since the nineties.

T-12: income $299,484 / expenses $110,184 / NOI $189,300. Rent roll and bank statements after NDA.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

We own two doors nearby and have never been empty for more than three weeks, largely because of Georgia Tech and Emory.

Conventional buyers are welcome; allow 30 days. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Multi Family', '100 Linden Ct', 'Atlanta', 'GA', '30341', 'DeKalb', 2850000, 16, 16, 11880, 8300, 'Turn-Key', 'Conventional', 'occupied', true, 6, 189300, 33.8942, -84.287, 27, null::bigint, null::bigint, 26550, null::bigint, 6, '{"property_taxes":24300,"insurance":14900,"maintenance":26984,"management":17900,"utilities":16250,"reserves":9850}', 4902, 'active', null::integer, null::bigint, null::integer),
  (395, 45, 'Pasture tract, 0.47 acre, no HOA', 'Gently rolling and fenced on three sides. The parcel measures 0.47 acre by the recent survey, stakes are in.

Water and power are at the road, perc test passed in the spring, and the title is clean.

Growth in Austin follows the Tesla plant and the Domain.

Looking for a clean cash offer with proof of funds.', 'Land', '4474 Hawthorne Trl', 'Austin', 'TX', '78750', 'Travis', 72000, 0, 0, 0, 20524, null, 'Cash', 'vacant', false, 6, null::bigint, 30.427, -97.8002, 34, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 23740, 'active', null::integer, 75000, 1779),
  (396, 51, 'Wichita two-story frame house, delivered vacant', 'Walked it last week: 3 bedrooms, 1.5 baths, 1,350 sq ft, 1974 construction. Partnership is splitting up and this is the last asset.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Asking $170,000; the last appraisal came in at $190,000.

We own two doors nearby and have never been empty for more than three weeks, largely because of McConnell Air Force Base.

Looking for a clean cash offer with proof of funds. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Single Family', '2671 Linden Ct', 'Wichita', 'KS', '67213', 'Sedgwick', 170000, 3, 1.5, 1350, 5520, 'Turn-Key', 'Cash', 'vacant', true, 5, null::bigint, 37.6648, -97.3632, 418, 190000, 0, 2150, null::bigint, 4, '{"property_taxes":2250,"insurance":1200,"maintenance":2600,"management":2750,"reserves":1700}', 24468, 'active', null::integer, null::bigint, null::integer),
  (397, 11, 'Owner will carry: 0.21 acre, view lot', '0.21 acre (9,312 sq ft), native brush, a graded pad and a long view to the west. Outside the flood zone per the current map. Electric is 200 feet away.

Builders are active on this side of Mesa; the Boeing plant and the Gateway Airport employers are what they are chasing. Owner financing: 15% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close.', 'Land', 'Lot 16, Yarrow Rd', 'Mesa', 'AZ', '85203', 'Maricopa', 28500, 0, 0, 0, 9312, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 33.4344, -111.8109, 156, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":150}', 91173, 'active', null::integer, null::bigint, null::integer),
  (398, 61, 'Paint-and-carpet 1980s colonial in Tampa', '1,424 sq ft two-story from 1981 with three bedrooms and 1.5 baths. Direct to seller, they called off our mailer. Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Two bids came back around $17k.

Ask $274,900 + repairs $16,500 = $291,400 all in, against an ARV of $326,000 (89%). We own two doors nearby and have never been empty for more than three weeks, largely because of Water Street. Cash or equivalent, close in 14 days or less with our title company. Open for walkthroughs Thursday and Saturday.', 'Single Family', '260 E 9th Ave', 'Tampa', 'FL', '33619', 'Hillsborough', 274900, 3, 1.5, 1424, 4200, 'Light Rehab', 'Cash', 'vacant', true, 3, null::bigint, 27.9387, -82.3757, 264, 326000, 16500, 3375, null::bigint, 7, '{"property_taxes":2400,"insurance":2450,"maintenance":4700,"management":4050,"reserves":2100}', 132538, 'sold', 28884, null::bigint, null::integer),
  (399, 60, 'Cash-flowing mixed-use corner, 7.2% cap', 'Estate sale, probate is closed. 6,220 sq ft in nine units; the barber downstairs has been there eleven years, apartments upstairs are under market. Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Figure $37k at investor pricing (about $4k a unit).

NOI is $91,500 on trailing numbers, not pro forma (7.23% cap). Expenses run 40% of collections. Spokane regulars know the pull of the Sacred Heart campus, and then there is Kendall Yards. Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Selling on title, not an assignment. Please do not disturb the tenants.', 'Mixed Use', '217 S Glenview Way', 'Spokane', 'WA', '99217', 'Spokane', 1265000, 10, 9, 6220, 2850, 'Light Rehab', 'Hard Money', 'occupied', false, 8, 91500, 47.7412, -117.2493, 8, 1405000, 37000, 13425, null::bigint, 5, '{"property_taxes":11200,"insurance":5650,"maintenance":16095,"management":13450,"utilities":7050,"reserves":8100}', 2923, 'active', null::integer, null::bigint, null::integer),
  (400, 10, 'Owner will carry: 0.18 acre, level parcel', 'Direct from a family that has paid the taxes on this for decades. 0.18 acre, open ground, farmed until last season.

Outside the flood zone per the current map. Electric is 200 feet away.

Builders are active on this side of Pittsburgh; Carnegie Mellon and the Strip District are what they are chasing.

Owner financing: 25% down, rate to be agreed, no prepayment penalty.', 'Land', '974 Hawthorne Trl', 'Pittsburgh', 'PA', '15216', 'Allegheny', 20000, 0, 0, 0, 7755, null, 'Owner Financing', 'vacant', false, 6, null::bigint, 40.3964, -80.0444, 8, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 2529, 'active', null::integer, null::bigint, null::integer),
  (401, 43, '$45k spread on this two-story frame house', 'Seller bought another place and is carrying two payments. 3 bed, 2 bath, 1,254 sq ft, built in 1934, on a 0.14 acre lot.

ARV is $405k on three renovated comps inside a mile and six months. All in you are at $361k.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Two bids came back around $22k.

Most tenants here are drawn by the Sacred Heart campus, some by Gonzaga.

Appraises and insures without drama, so bank money works. We are under contract and assigning. Vacant, go any time.', 'Single Family', '202 Beacon St', 'Spokane', 'WA', '99203', 'Spokane', 339000, 3, 2, 1254, 6060, 'Light Rehab', 'Conventional', 'vacant', true, 5, null::bigint, 47.6236, -117.4103, 23, 405000, 21500, 3900, null::bigint, 8, '{}', 5073, 'active', null::integer, null::bigint, null::integer),
  (402, 42, 'Take over payments: brick ranch', 'Solid 3/1.5 with 1,254 sq ft under roof. Seller bought another place and is carrying two payments, so we can move quickly.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $22k for repairs; verify with your own crew.

Ask $332,000 + repairs $22,000 = $354,000 all in, against an ARV of $396,000 (89%).

We own two doors nearby and have never been empty for more than three weeks, largely because of PeaceHealth.

Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing. Open for walkthroughs Thursday and Saturday.', 'Single Family', '122 Kenilworth Pl', 'Eugene', 'OR', '97402', 'Lane', 332000, 3, 1.5, 1254, 11690, 'Light Rehab', 'Subject To', 'vacant', false, 5, null::bigint, 44.0591, -123.1568, 51, 396000, null::bigint, 3125, null::bigint, 8, '{}', 4693, 'active', null::integer, null::bigint, null::integer),
  (403, 60, 'Paint-and-carpet ranch in Brooklyn', '1,250 sq ft ranch from 1965 with two bedrooms and 1 bath. Estate sale, probate is closed.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $20k for repairs; verify with your own crew.

Ask $720,000 + repairs $20,000 = $740,000 all in, against an ARV of $850,000 (87%).

The L and J trains and the Navy Yard keep vacancy low in this part of Brooklyn.

Seller will carry with $144k down at 6%, seven-year balloon. Contract is signed and can be shown on request.', 'Single Family', '3258 14th St', 'Brooklyn', 'NY', '11212', 'Kings', 720000, 2, 1, 1250, 6870, 'Light Rehab', 'Owner Financing', 'vacant', true, 5, null::bigint, 40.657, -73.9106, 88, 850000, null::bigint, 5625, null::bigint, 4, '{}', 25258, 'active', null::integer, null::bigint, null::integer),
  (404, 6, '6-plex: $96k a door', 'Estate sale, probate is closed. Six units, 4,280 sq ft, 8 bedrooms over six units. Off-street parking in the rear.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Gross $77,562, expenses $28,262, NOI $49,300. That is 8.57% on the asking price before any upside.

Renters are easy to find thanks to Johns Hopkins and the Under Armour campus.

Conventional buyers are welcome; allow 30 days. We own it. Showings with 24 hours’ notice.', 'Multi Family', '587 E 31st St', 'Baltimore', 'MD', '21240', 'Anne Arundel', 575000, 8, 6, 4280, 9170, 'Turn-Key', 'Conventional', 'occupied', false, 6, 49300, 39.1802, -76.6733, 620, 595000, null::bigint, 6950, null::bigint, 7, '{"property_taxes":5500,"insurance":1950,"maintenance":7662,"management":5550,"utilities":4600,"reserves":3000}', 164531, 'active', null::integer, null::bigint, null::integer),
  (405, 51, 'Full gut ranch, $397k ARV', '1,556 sq ft single-level ranch from 1956 with three bedrooms and 2 baths. Seller bought another place and is carrying two payments.

There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. Our scope comes to $92k.

Renovated comps support $397,000. At $211,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: the data centers west of town and F. E. Warren Air Force Base bring both tenants and owner-occupants.

Cash only, as-is, $5,000 non-refundable after a three-day look. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '3474 Dogwood Ave', 'Cheyenne', 'WY', '82001', 'Laramie', 211000, 3, 2, 1556, 11590, 'Heavy Rehab', 'Cash', 'vacant', true, 7, null::bigint, 41.1397, -104.8012, 120, 397000, 91500, 3500, null::bigint, 8, '{}', 106401, 'active', null::integer, null::bigint, null::integer),
  (406, 63, 'Dallas 1970s two-story', 'Walked it last week: 4 bedrooms, 1 bath, 1,800 sq ft, 1977 construction. Came to us through the seller’s attorney.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $19k for repairs; verify with your own crew.

Renovated comps support $430,000. At $373,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: the Southern Gateway park and DART bring both tenants and owner-occupants.

A private lender is in place at 10% interest only if you want the introduction. Please do not disturb the tenants.', 'Single Family', '607 Laurel Ter', 'Dallas', 'TX', '75235', 'Dallas', 373000, 4, 1, 1800, 6210, 'Light Rehab', 'Private Money', 'occupied', true, 6, null::bigint, 32.8278, -96.8358, 745, 430000, null::bigint, 3975, null::bigint, null::float8, '{"property_taxes":5150,"insurance":2350,"maintenance":4400,"management":3950,"reserves":2450}', 45693, 'active', null::integer, 406000, 2143),
  (407, 60, 'Turn-key and tenanted: duplex near Union Station', '2 bedrooms over two units, built 1938. Leases are month to month, so rents can move. Came to us through the seller’s attorney.

Collected rent is about $4,650 a month, near $2,325 a unit. After taxes, insurance, management and reserves the NOI is $33,900, a 6.05% cap at ask.

Clean, insured, and managed by a local PM who would stay on at 8%.

Exit is not a worry: the A Line to the airport and Union Station bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request.', 'Multi Family', '132 Birchwood Ave', 'Denver', 'CO', '80212', 'Denver', 560000, 2, 2, 1240, 5940, 'Turn-Key', 'Hard Money', 'occupied', true, 5, 33900, 39.7663, -105.0436, 7, null::bigint, 0, 4950, null::bigint, 6, '{"property_taxes":2450,"insurance":2600,"maintenance":6136,"management":4950,"utilities":2800,"reserves":3000}', 2264, 'active', null::integer, null::bigint, null::integer),
  (408, 3, 'Green Bay 1920s bungalow', 'Solid 3/1.5 with 1,460 sq ft under roof. Seller is relocating for work, so we can move quickly.

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. We carry $45k for repairs; verify with your own crew.

Gross $30,969, expenses $13,069, NOI $17,900. That is 8.91% on the asking price before any upside. Renovated comps support $278,000. At $201,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Green Bay regulars know the pull of the paper mills, and then there is Bellin.

Set up for hard money: scope, photos and comps are packaged for your lender. Please do not disturb the tenants.', 'Single Family', '4674 14th St', 'Green Bay', 'WI', '54302', 'Brown', 201000, 3, 1.5, 1460, 8540, 'Medium Rehab', 'Hard Money', 'occupied', true, 6, 17900, 44.5049, -87.9716, 973, 278000, 45000, 2775, null::bigint, 7, '{"property_taxes":2850,"insurance":900,"maintenance":3319,"management":4100,"reserves":1900}', 40548, 'active', null::integer, null::bigint, null::integer),
  (409, 60, 'Neighborhood strip center at an 8.1% cap', 'Tired landlord is done after a long hold. Retail strip of 4,550 sq ft; the anchor has renewed twice.

Collected rent is about $7,400 a month. After taxes, insurance, management and reserves the NOI is $54,400, a 8.06% cap at ask.

ADA restrooms, a new membrane roof and lot repairs are the list. Structure was checked and is sound. Two bids came back around $95k (about $32k a unit).

Exit is not a worry: Joint Base San Antonio and the Toyota plant bring both tenants and owner-occupants.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Showings with 24 hours’ notice.', 'Commercial', '5898 7th Ave', 'San Antonio', 'TX', '78242', 'Bexar', 675000, 0, 4, 4550, 19700, 'Medium Rehab', 'Hard Money', 'occupied', true, 4, 54400, 29.3559, -98.6096, 152, 855000, 94500, 7800, null::bigint, 5, '{"property_taxes":9400,"insurance":4800,"maintenance":7170,"management":7150,"utilities":3550,"reserves":2450}', 165817, 'active', null::integer, null::bigint, null::integer),
  (410, 22, 'Builder opportunity: 0.89 acre near Sanford Health', 'Direct from a family that has paid the taxes on this for decades. 0.89 acre, wooded, with a clearing where a cabin used to stand.

Water and power are at the road, perc test passed in the spring, and the title is clean.

Growth in Fargo follows the Microsoft campus and Sanford Health.

Owner financing: 20% down, rate to be agreed, no prepayment penalty.', 'Land', '6301 Oakdale Ln', 'Fargo', 'ND', '58105', 'Cass', 19500, 0, 0, 0, 38571, null, 'Owner Financing', 'vacant', false, 4, null::bigint, 46.8968, -96.8081, 121, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":150}', 101513, 'active', null::integer, null::bigint, null::integer),
  (411, 40, 'Mixed-use building near the NuLu district', 'Came to us through the seller’s attorney. 6,810 sq ft in eight units; the florist downstairs wants to renew, apartments upstairs are separately metered.

T-12: income $181,545 / expenses $66,645 / NOI $114,900. Rent roll and bank statements after NDA.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $43k for repairs (about $6k a unit); verify with your own crew.

Louisville regulars know the pull of the GE Appliance Park, and then there is the UPS Worldport.

Cash or equivalent, close in 14 days or less with our title company.', 'Mixed Use', '593 W Garnet Blvd', 'Louisville', 'KY', '40219', 'Jefferson', 1230000, 7, 8, 6810, 3550, 'Light Rehab', 'Cash', 'occupied', true, 5, 114900, 38.1342, -85.6992, 234, null::bigint, 42500, 15925, null::bigint, 5, '{"property_taxes":10300,"insurance":7150,"maintenance":16345,"management":13650,"utilities":10150,"reserves":9050}', 138930, 'active', null::integer, null::bigint, null::integer),
  (412, 76, '7.9% cap: ranch near the Haymarket', 'Solid 3/1.5 with 1,288 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Figure $47k at investor pricing.

Collected rent is about $2,400 a month. After taxes, insurance, management and reserves the NOI is $16,000, a 7.88% cap at ask.

Lincoln regulars know the pull of the University of Nebraska, and then there is the Haymarket.

Looking for a clean cash offer with proof of funds.', 'Single Family', '456 Hawthorne Ave', 'Lincoln', 'NE', '68517', 'Lancaster', 203000, 3, 1.5, 1288, 7930, 'Medium Rehab', 'Cash', 'occupied', false, 6, 16000, 40.9261, -96.6082, 229, 281000, 47000, 2475, null::bigint, 4, '{"property_taxes":3150,"insurance":1650,"maintenance":3512,"management":3000,"reserves":1200}', 75455, 'active', null::integer, 217000, 8837),
  (413, 26, 'Two-story frame house near Redstone Arsenal', 'Walked it last week: 4 bedrooms, 1 bath, 2,120 sq ft, 1962 construction. Seller is relocating for work.

NOI is $31,000 on trailing numbers, not pro forma (8.47% cap). Expenses run 34% of collections.

Clean, insured, and managed by a local PM who would stay on at 8%.

We own two doors nearby and have never been empty for more than three weeks, largely because of Redstone Arsenal.

Seller will carry with $73k down at 7%, seven-year balloon. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Single Family', '591 Winslow Pl', 'Huntsville', 'AL', '35806', 'Madison', 366000, 4, 1, 2120, 9000, 'Turn-Key', 'Owner Financing', 'occupied', true, 5, 31000, 34.7418, -86.6672, 142, null::bigint, 0, 4225, null::bigint, 7, '{"property_taxes":1600,"insurance":2600,"maintenance":4951,"management":4300,"reserves":2700}', 66898, 'active', null::integer, 378000, 3087),
  (414, 59, 'Renovated brick ranch, ready to lease', 'Came to us through the seller’s attorney. 2 bed, 1 bath, 1,322 sq ft, built in 1987, on a 0.14 acre lot.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Asking $655,000; the last appraisal came in at $730,000.

Renters are mostly long-term thanks to the Anacostia riverfront and Howard University.

Conventional buyers are welcome; allow 30 days. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '585 Holloway Ave', 'Washington', 'DC', '20024', 'District of Columbia', 655000, 2, 1, 1322, 6170, 'Turn-Key', 'Conventional', 'vacant', true, 5, null::bigint, 38.876, -77.0113, 224, 730000, 0, null::bigint, null::bigint, null::float8, '{"property_taxes":4200,"insurance":2550}', 56264, 'active', null::integer, null::bigint, null::integer),
  (415, 13, 'Des Moines 1910s bungalow, delivered vacant', 'Estate sale, probate is closed. 2 bed, 1.5 bath, 854 sq ft, built in 1916, on a 0.16 acre lot.

Ask $94,900 + repairs $22,000 = $116,900 all in, against an ARV of $138,000 (85%).

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Two bids came back around $22k.

Renters are mostly long-term thanks to the East Village and Drake University.

Set up for hard money: scope, photos and comps are packaged for your lender. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Single Family', '580 Ashby Pl', 'Des Moines', 'IA', '50317', 'Polk', 94900, 2, 1.5, 854, 7180, 'Medium Rehab', 'Hard Money', 'vacant', true, 7, null::bigint, 41.6153, -93.525, 353, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 80198, 'active', null::integer, null::bigint, null::integer),
  (416, 68, '7.9% cap: 12-unit building near the ExxonMobil complex', '25 bedrooms over 12 units, built 1933. Leases are month to month, so rents can move. Seller is relocating for work.

Collected rent is about $12,050 a month, near $1,000 a unit. After taxes, insurance, management and reserves the NOI is $94,800, a 7.93% cap at ask.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Most tenants here are drawn by the health district on Essen Lane, some by the ExxonMobil complex.

Structured for private money, first-position note. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Multi Family', '638 Holloway Dr', 'Baton Rouge', 'LA', '70836', 'East Baton Rouge', 1195000, 25, 12, 9970, 10620, 'Turn-Key', 'Private Money', 'occupied', true, 6, 94800, 30.3924, -91.0894, 36, null::bigint, 0, 12700, null::bigint, 5, '{"property_taxes":5600,"insurance":7350,"maintenance":13380,"management":9350,"utilities":5450,"reserves":5400,"other":3450}', 54818, 'active', null::integer, null::bigint, null::integer),
  (417, 27, 'Los Angeles duplex, delivered vacant', 'Duplex from 1977: 4 bedrooms over two units, 1,730 sq ft, separate electric meters. Direct to seller, they called off our mailer.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. We carry $101k for repairs; verify with your own crew.

Renovated comps support $1,015,000. At $635,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of USC and downtown jobs.

Ideal for a 12-month bridge loan; we can introduce a lender. We own it. Vacant, go any time.', 'Multi Family', '886 5th St', 'Los Angeles', 'CA', '90042', 'Los Angeles', 635000, 4, 2, 1730, 4170, 'Heavy Rehab', 'Hard Money', 'vacant', false, 7, null::bigint, 34.1096, -118.1928, 371, 1015000, 101000, null::bigint, null::bigint, null::float8, '{}', 46434, 'active', null::integer, null::bigint, null::integer),
  (418, 22, 'Down to the studs: 1980s ranch near Tulane and Loyola', 'Solid 4/1 with 2,194 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly.

Renovated comps support $430,000. At $209,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Our scope comes to $139k.

We own two doors nearby and have never been empty for more than three weeks, largely because of Tulane and Loyola.

Looking for a clean cash offer with proof of funds. Vacant, go any time.', 'Single Family', '2923 Kenilworth Ct', 'New Orleans', 'LA', '70128', 'Orleans', 209000, 4, 1, 2194, 6670, 'Heavy Rehab', 'Cash', 'vacant', false, 5, null::bigint, 30.0453, -89.9584, 49, 430000, 139000, 3275, null::bigint, 7, '{}', 3204, 'active', null::integer, null::bigint, null::integer),
  (419, 20, 'Value-add ranch: kitchens, baths, mechanicals', 'Seller is relocating for work. 2 bed, 1.5 bath, 1,190 sq ft, built in 1975, on a 0.09 acre lot.

Renovated comps support $382,000. At $257,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Two bids came back around $42k.

We own two doors nearby and have never been empty for more than three weeks, largely because of MARTA.

Creative terms preferred: part seller note, part new debt. Bring a structure. Vacant, go any time.', 'Single Family', '3506 2nd Ave', 'Atlanta', 'GA', '30306', 'Fulton', 257000, 2, 1.5, 1190, 4060, 'Medium Rehab', 'Creative', 'vacant', true, 5, null::bigint, 33.7803, -84.3551, 16, 382000, 42000, null::bigint, null::bigint, null::float8, '{"property_taxes":2050,"insurance":1600}', 228, 'active', null::integer, null::bigint, null::integer),
  (420, 28, 'Full gut mid-century, $1.21M ARV', 'Direct to seller, they called off our mailer. 3 bed, 1.5 bath, 1,740 sq ft, built in 1963, on a 0.13 acre lot.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Figure $100k at investor pricing.

Renovated comps support $1,210,000. At $610,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of the naval base.

A private lender is in place at 10% interest only if you want the introduction. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '682 W Meadowbrook Ave', 'San Diego', 'CA', '92110', 'San Diego', 610000, 3, 1.5, 1740, 5470, 'Heavy Rehab', 'Private Money', 'vacant', true, 5, null::bigint, 32.7592, -117.1971, 31, 1210000, null::bigint, null::bigint, null::bigint, null::float8, '{}', 1542, 'active', null::integer, null::bigint, null::integer),
  (421, 68, 'BRRRR candidate: distribution building in Portland', 'Estate sale, probate is closed. Three spaces totalling 38,800 sq ft with a new TPO roof with warranty.

Roof has three years in it, half of the HVAC is original and the common areas are dated. Our scope comes to $534k (about $178k a unit).

T-12: income $426,591 / expenses $175,991 / NOI $250,600. Rent roll and bank statements after NDA. Renovated comps support $4,400,000. At $3,350,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of the MAX lines.

Existing loan of about $2.53M at 2.875% stays in place. PITI is current. Under contract direct with the seller; assignment or double close.', 'Industrial', '846 Perry Blvd', 'Portland', 'OR', '97209', 'Multnomah', 3350000, 0, 4, 38800, 81700, 'Medium Rehab', 'Subject To', 'occupied', true, 7, 250600, 45.5229, -122.6898, 455, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 113257, 'active', null::integer, null::bigint, null::integer),
  (422, 59, 'Mixed-use building near the Steelpointe Harbor project', 'Mixed-use building from 1945: retail at the street, apartments above, 10,240 sq ft in all. Came to us through the seller’s attorney.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Our scope comes to $431k (about $39k a unit).

Renovated comps support $2,450,000. At $1,500,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Renters are mostly long-term thanks to the Steelpointe Harbor project and the Metro-North line.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Open for walkthroughs Thursday and Saturday.', 'Mixed Use', '6404 E Calloway Blvd', 'Bridgeport', 'CT', '06604', 'Fairfield', 1500000, 11, 11, 10240, 6240, 'Heavy Rehab', 'Hard Money', 'vacant', false, 5, null::bigint, 41.1811, -73.2081, 34, 2450000, 430500, 21375, 425, null::float8, '{}', 5741, 'active', null::integer, null::bigint, null::integer),
  (423, 61, 'Neighborhood strip center at a 9.2% cap', 'Heirs live out of state and want it off their plate. Retail strip of 19,650 sq ft; the anchor has renewed twice.

Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

T-12: income $512,430 / expenses $196,430 / NOI $316,000. Rent roll and bank statements after NDA.

Most tenants here are drawn by the energy payrolls, some by Banner Wyoming Medical Center.

Appraises and insures without drama, so bank money works.', 'Commercial', '1621 Norwood St', 'Casper', 'WY', '82601', 'Natrona', 3425000, 0, 8, 19650, 74600, 'Turn-Key', 'Conventional', 'occupied', false, 8, 316000, 42.847, -106.3206, 145, 3575000, null::bigint, 44750, 200, 5, '{"property_taxes":19150,"insurance":16900,"maintenance":58830,"management":45450,"utilities":28600,"reserves":27500}', 112710, 'active', null::integer, null::bigint, null::integer),
  (424, 66, 'Porch-front bungalow near Elliot Hospital', 'Direct to seller, they called off our mailer. 3 bed, 1 bath, 1,606 sq ft, built in 1923, on a 0.26 acre lot.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $51k.

Renovated comps support $357,000. At $237,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of SNHU.

A private lender is in place at 10% interest only if you want the introduction. We are under contract and assigning.', 'Single Family', '125 E Willow Bend Ter', 'Manchester', 'NH', '03109', 'Hillsborough', 237000, 3, 1, 1606, 11250, 'Medium Rehab', 'Private Money', 'vacant', true, 6, null::bigint, 42.9655, -71.4167, 401, 357000, 50500, 2700, null::bigint, 6, '{}', 162679, 'active', null::integer, null::bigint, null::integer),
  (425, 52, 'Cash-flowing side-by-side duplex, 7.9% cap', 'Duplex from 1963: 4 bedrooms over two units, 1,830 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Collected rent is about $6,300 a month, near $3,150 a unit. After taxes, insurance, management and reserves the NOI is $47,300, a 7.95% cap at ask.

Dix Park and NC State keep vacancy low in this part of Raleigh.

Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '2570 Bellamy Dr', 'Raleigh', 'NC', '27613', 'Wake', 595000, 4, 2, 1830, 9090, 'Turn-Key', 'Cash', 'occupied', true, 8, 47300, 35.8959, -78.7041, 64, null::bigint, 0, 6600, 50, 5, '{"property_taxes":4750,"insurance":3200,"maintenance":7610,"management":6850,"utilities":3300,"reserves":2800}', 32975, 'active', null::integer, null::bigint, null::integer),
  (426, 65, 'Lubbock pasture tract – 15.9 acres', '15.9 acres (692,615 sq ft), level and cleared, with road frontage on the south side.

Outside the flood zone per the current map. Electric is 200 feet away. That is $7,500 an acre.

Growth in Lubbock follows Texas Tech and the Covenant and UMC hospitals.

Seller will carry with $24k down at 6%, ten-year balloon.', 'Land', '899 3rd Rd', 'Lubbock', 'TX', '79413', 'Lubbock', 119000, 0, 0, 0, 692615, null, 'Owner Financing', 'vacant', false, 6, null::bigint, 33.5492, -101.8911, 348, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 61324, 'active', null::integer, null::bigint, null::integer),
  (427, 22, 'Columbia 1980s two-story', 'Walked it last week: 4 bedrooms, 2.5 baths, 2,056 sq ft, 1986 construction. Came to us through the seller’s attorney.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $50k.

Gross $28,200, expenses $11,700, NOI $16,500. That is 7.75% on the asking price before any upside.

Columbia regulars know the pull of USC, and then there is Fort Jackson.

Sub-to with the seller’s 3.25% loan; small amount of cash to the seller at closing. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Single Family', '2609 Carver Ln', 'Columbia', 'SC', '29201', 'Richland', 213000, 4, 2.5, 2056, 9730, 'Medium Rehab', 'Subject To', 'occupied', true, 3, 16500, 34.0066, -81.0337, 521, 318000, 50000, 2500, null::bigint, 6, '{"property_taxes":1200,"insurance":1450,"maintenance":3350,"management":3800,"reserves":1900}', 142418, 'active', null::integer, null::bigint, null::integer),
  (428, 39, 'Baton Rouge two-story, delivered vacant', 'Solid 3/1.5 with 1,432 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $45k.

Numbers:
• Price $141,000
• Repairs $45,000
• ARV $204,000
• All in at 91% of ARV

LSU and the ExxonMobil complex keep vacancy low in this part of Baton Rouge.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '275 S Wexford St', 'Baton Rouge', 'LA', '70803', 'East Baton Rouge', 141000, 3, 1.5, 1432, 9790, 'Medium Rehab', 'Hard Money', 'vacant', true, 7, null::bigint, 30.4079, -91.1893, 398, 204000, null::bigint, null::bigint, null::bigint, null::float8, '{}', 68558, 'active', null::integer, null::bigint, null::integer),
  (429, 42, 'Mid-rise condo near Joint Base Lewis-McChord', '2 bed, 2.5 bath, 1,074 sq ft in a 1991 building with a balcony facing west. Seller is relocating for work. Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

$440,000 firm until the end of the month, then it goes to the MLS closer to $480k. Most tenants here are drawn by Joint Base Lewis-McChord, some by the port. Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Condo', '233 W Rosewood Ln #5A', 'Tacoma', 'WA', '98409', 'Pierce', 440000, 2, 2.5, 1074, 0, 'Turn-Key', 'Cash', 'vacant', true, 4, null::bigint, 47.2006, -122.4858, 338, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 125505, 'sold', 50245, null::bigint, null::integer),
  (430, 7, 'Duplex near Spirit and Textron', 'Side-by-side duplex from 1968: 2 bedrooms over two units, 1,250 sq ft, separate electric meters. Partnership is splitting up and this is the last asset.

There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. Two bids came back around $59k.

Ask $151,000 + repairs $58,500 = $209,500 all in, against an ARV of $232,000 (90%).

Exit is not a worry: Wichita State and Spirit and Textron bring both tenants and owner-occupants.

Cash only, as-is, $5,000 non-refundable after a three-day look. Open for walkthroughs Thursday and Saturday.', 'Multi Family', '5654 Hawthorne St', 'Wichita', 'KS', '67213', 'Sedgwick', 151000, 2, 2, 1250, 7840, 'Heavy Rehab', 'Cash', 'vacant', true, 3, null::bigint, 37.6694, -97.3572, 133, 232000, 58500, null::bigint, null::bigint, null::float8, '{}', 103992, 'active', null::integer, null::bigint, null::integer),
  (431, 22, 'Los Angeles flex building', 'Tired landlord is done after a long hold. Four spaces totalling 14,350 sq ft with a new TPO roof with warranty.

ADA restrooms, a new membrane roof and lot repairs are the list. Structure was checked and is sound. Our scope comes to $246k (about $62k a unit).

ARV is $4.33M on three renovated comps inside a mile and six months. All in you are at $3.55M.

Los Angeles regulars know the pull of USC and downtown jobs, and then there is the studio lots.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Selling on title, not an assignment. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '1081 Magnolia Way', 'Los Angeles', 'CA', '90071', 'Los Angeles', 3300000, 0, 5, 14350, 31500, 'Medium Rehab', 'Hard Money', 'occupied', false, 4, null::bigint, 34.0498, -118.2573, 717, 4325000, 245500, 27950, null::bigint, null::float8, '{"property_taxes":27050,"insurance":9000,"maintenance":32000,"management":30050,"utilities":17300,"reserves":14900}', 162483, 'sold', 68140, 3522000, 11065),
  (432, 70, '3-bed 1990s colonial in Cedar Rapids', 'Walked it last week: 3 bedrooms, 1.5 baths, 1,564 sq ft, 1991 construction. Tired landlord is done after a long hold.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

$181,000 firm until the end of the month, then it goes to the MLS closer to $196k.

Most tenants here are drawn by Collins Aerospace, some by the NewBo district.

Set up for hard money: scope, photos and comps are packaged for your lender. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Single Family', '1592 E Holloway Pl', 'Cedar Rapids', 'IA', '52405', 'Linn', 181000, 3, 1.5, 1564, 5840, 'Turn-Key', 'Hard Money', 'occupied', true, 5, null::bigint, 41.9836, -91.7047, 100, null::bigint, 0, 2075, null::bigint, null::float8, '{}', 58170, 'active', null::integer, null::bigint, null::integer),
  (433, 7, 'Flip with $475k in it: 1960s modern', 'Tired landlord is done after a long hold. 4 bed, 2 bath, 1,948 sq ft, built in 1967, on a 0.16 acre lot. Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. We carry $106k for repairs; verify with your own crew.

ARV is $1.24M on three renovated comps inside a mile and six months. All in you are at $761k. Exit is not a worry: BART and the Lake Merritt waterfront bring both tenants and owner-occupants. Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Vacant, go any time.', 'Single Family', '317 Dogwood Pl', 'Oakland', 'CA', '94605', 'Alameda', 655000, 4, 2, 1948, 7070, 'Heavy Rehab', 'Hard Money', 'vacant', true, 3, null::bigint, 37.7695, -122.1655, 158, null::bigint, 105500, 7825, null::bigint, null::float8, '{}', 48010, 'active', null::integer, null::bigint, null::integer),
  (434, 26, 'Pasture tract, 3.7 acres, ready for plans', 'Direct from a family that has paid the taxes on this for decades. 3.7 acres, gently rolling and fenced on three sides.

City sewer is in the street. A sketch plan for subdividing is in the folder. That is $13,700 an acre.

Growth in Lansing follows Sparrow Hospital and the battery plant.

Cash or equivalent, close in 14 days or less with our title company.', 'Land', '8512 Meadowbrook Trl', 'Lansing', 'MI', '48906', 'Ingham', 51000, 0, 0, 0, 161596, null, 'Cash', 'vacant', true, 6, null::bigint, 42.7631, -84.5543, 231, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":600}', 16705, 'active', null::integer, null::bigint, null::integer),
  (435, 3, 'Flip with $185k in it: 2010s modern', 'Solid 4/1.5 with 2,176 sq ft under roof. Seller is relocating for work, so we can move quickly.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Our scope comes to $21k.

Renovated comps support $1,200,000. At $995,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Oakland regulars know the pull of BART, and then there is the Lake Merritt waterfront.

Seller will carry with $199k down at 6%, seven-year balloon. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '5925 Carver Pl', 'Oakland', 'CA', '94607', 'Alameda', 995000, 4, 1.5, 2176, 7370, 'Light Rehab', 'Owner Financing', 'vacant', true, 7, null::bigint, 37.8064, -122.2867, 88, 1200000, 20500, 8625, null::bigint, null::float8, '{"property_taxes":7050,"insurance":3300,"maintenance":11600,"management":9850,"reserves":6900}', 15592, 'active', null::integer, 1056000, 1338),
  (436, 32, 'Salt Lake City waterfront lot – 0.55 acre', 'Direct from a family that has paid the taxes on this for decades. 0.55 acre, water views from the whole upper half.

Outside the flood zone per the current map. Electric is 200 feet away. An old structure has to come down; we have a quote to clear and haul.

Growth in Salt Lake City follows the new airport and the University of Utah.

Cash only, as-is, $5,000 non-refundable after a three-day look.', 'Land', '5156 Perry Rd', 'Salt Lake City', 'UT', '84102', 'Salt Lake', 168000, 0, 0, 0, 23949, null, 'Cash', 'vacant', false, 6, null::bigint, 40.7623, -111.8655, 5, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":900}', 1903, 'active', null::integer, null::bigint, null::integer),
  (437, 59, 'Cosmetic side-by-side duplex with room to push rents', 'Duplex from 1986: 5 bedrooms over two units, 1,660 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $18k for repairs; verify with your own crew.

Gross $27,063, expenses $9,263, NOI $17,800. That is 7.27% on the asking price before any upside. Renovated comps support $283,000. At $244,900 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The short-stay market and Santurce keep vacancy low in this part of San Juan.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Multi Family', '4459 Alder Dr', 'San Juan', 'PR', '00901', 'San Juan', 244900, 5, 2, 1660, 4940, 'Light Rehab', 'Cash', 'occupied', true, 6, 17800, 18.4055, -66.0612, 1276, 283000, 17500, 2350, 75, 7, '{"property_taxes":1400,"insurance":1800,"maintenance":1863,"management":1850,"utilities":1250,"reserves":1100}', 73743, 'active', null::integer, null::bigint, null::integer),
  (438, 71, 'Greenville dock-high warehouse, delivered vacant', '26,850 sq ft on 1.6 acres, built 1975. 18 ft clear, four docks and a drive-in, three-phase power. Partnership is splitting up and this is the last asset. Vandalized while empty: wiring is gone and glass is boarded. Priced for a full repositioning. Two bids came back around $637k.

ARV is $2.27M on three renovated comps inside a mile and six months. All in you are at $2.03M. We own two doors nearby and have never been empty for more than three weeks, largely because of the Swamp Rabbit Trail. Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Industrial', '161 Clayborne Pkwy', 'Greenville', 'SC', '29617', 'Greenville', 1395000, 0, 3, 26850, 71200, 'Heavy Rehab', 'Hard Money', 'vacant', true, 5, null::bigint, 34.9159, -82.4727, 158, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 95012, 'active', null::integer, null::bigint, null::integer),
  (439, 25, 'Water-view parcel, 2.6 acres, utilities at the road', '2.6 acres (114,525 sq ft), a cleared pad above the shoreline.

Outside the flood zone per the current map. Electric is 200 feet away. That is $36,500 an acre.

Demand here comes from Yale and Yale New Haven Hospital. Nearby resales have been short-lived on the market.

Cash or equivalent, close in 14 days or less with our title company. Under contract direct with the seller; assignment or double close.', 'Land', '4738 Wexford Rd', 'New Haven', 'CT', '06511', 'New Haven', 96000, 0, 0, 0, 114525, null, 'Cash', 'vacant', true, 5, null::bigint, 41.3229, -72.926, 536, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1800}', 115433, 'active', null::integer, null::bigint, null::integer),
  (440, 15, 'Down to the studs: single-level ranch near UT', 'Solid 4/1.5 with 1,930 sq ft under roof. Tired landlord is done after a long hold, so we can move quickly.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Two bids came back around $108k.

Renovated comps support $575,000. At $288,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Renters are steady thanks to UT and the Domain.

Cash only, as-is, $5,000 non-refundable after a three-day look. Open for walkthroughs Thursday and Saturday.', 'Single Family', '1014 Whitman Ln', 'Austin', 'TX', '78756', 'Travis', 288000, 4, 1.5, 1930, 7960, 'Heavy Rehab', 'Cash', 'vacant', true, 6, null::bigint, 30.3183, -97.7349, 180, 575000, 108000, null::bigint, null::bigint, null::float8, '{"property_taxes":4400,"insurance":1850}', 171698, 'active', null::integer, null::bigint, null::integer),
  (441, 51, 'Turn-key retail strip in Detroit', 'Estate sale, probate is closed. 8-bay retail strip of 11,250 sq ft; staggered leases, no two expire in the same year.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Collected rent is about $17,600 a month. After taxes, insurance, management and reserves the NOI is $126,700, a 10.88% cap at ask.

Most tenants here are drawn by the QLine, some by Henry Ford Health.

Will qualify for conventional financing. Contract is signed and can be shown on request.', 'Commercial', '432 Grafton St', 'Detroit', 'MI', '48223', 'Wayne', 1165000, 0, 9, 11250, 48100, 'Turn-Key', 'Conventional', 'occupied', true, 4, 126700, 42.3898, -83.2429, 8, null::bigint, 0, 18250, 250, 5, '{"property_taxes":15750,"insurance":5800,"maintenance":17650,"management":20250,"utilities":9350,"reserves":9950,"other":5450}', 475, 'active', null::integer, null::bigint, null::integer),
  (442, 33, 'Worcester two-story, delivered vacant', 'Seller is relocating for work. 3 bed, 2 bath, 1,244 sq ft, built in 1964, on a 0.2 acre lot.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $44k.

Numbers:
• Price $221,000
• Repairs $44,000
• ARV $324,000
• All in at 82% of ARV

Most tenants here are drawn by the commuter rail, some by UMass Chan.

Seller will carry with $44k down at 6%, ten-year balloon. Vacant, go any time.', 'Single Family', '1211 E Vance St', 'Worcester', 'MA', '01606', 'Worcester', 221000, 3, 2, 1244, 8520, 'Medium Rehab', 'Owner Financing', 'vacant', false, 5, null::bigint, 42.3093, -71.7982, 344, 324000, 44000, null::bigint, null::bigint, null::float8, '{}', 110797, 'active', null::integer, null::bigint, null::integer),
  (443, 18, 'Seller carry on a four-family', 'Direct to seller, they called off our mailer. Four units, 3,370 sq ft, 8 bedrooms over four units. Off-street parking in the rear. Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Two bids came back around $51k (about $13k a unit).

Numbers:
• Price $765,000
• Repairs $50,500
• ARV $845,000
• All in at 97% of ARV We own two doors nearby and have never been empty for more than three weeks, largely because of SNHU. Owner financing: 15% down, rate to be agreed, no prepayment penalty.', 'Multi Family', '4840 Holloway St', 'Manchester', 'NH', '03102', 'Hillsborough', 765000, 8, 4, 3370, 6130, 'Light Rehab', 'Owner Financing', 'occupied', false, 6, null::bigint, 42.9959, -71.4944, 555, 845000, 50500, 8100, null::bigint, 5, '{"property_taxes":11600,"insurance":2800,"maintenance":6050,"management":5700,"utilities":3850,"reserves":3500}', 121969, 'active', null::integer, null::bigint, null::integer),
  (444, 52, 'Infill teardown in Chattanooga', 'Solid 3/1.5 with 1,730 sq ft under roof. Partnership is splitting up and this is the last asset, so we can move quickly.

Condemned but not yet on the demo list; utilities are capped and the lot is clear of trees at the front.

New construction of this size trades around $316k here. At $108,000 the dirt pencils for a spec build.

Chattanooga regulars know the pull of the Southside, and then there is Erlanger.

A private lender is in place at 10% interest only if you want the introduction. Vacant, go any time.', 'Single Family', '549 3rd St', 'Chattanooga', 'TN', '37415', 'Hamilton', 108000, 3, 1.5, 1730, 10580, 'Tear-Down', 'Private Money', 'vacant', false, 4, null::bigint, 35.1252, -85.2757, 139, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 21553, 'active', null::integer, null::bigint, null::integer),
  (445, 73, 'Philadelphia side-by-side duplex', '6 bedrooms over two units, built 1933. Leases are month to month, so rents can move. The owner has held it free and clear since the nineties.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Two bids came back around $67k.

NOI is $21,900 on trailing numbers, not pro forma (7.25% cap). Expenses run 37% of collections. ARV is $395k on three renovated comps inside a mile and six months. All in you are at $369k.

Most tenants here are drawn by Penn and Drexel, some by Temple University.

Looking for a clean cash offer with proof of funds. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '3389 Winslow Ct', 'Philadelphia', 'PA', '19112', 'Philadelphia', 302000, 6, 2, 2310, 6200, 'Medium Rehab', 'Cash', 'occupied', true, 4, 21900, 39.8875, -75.1764, 253, 394900, null::bigint, 3050, null::bigint, 5, '{"property_taxes":3850,"insurance":1300,"maintenance":2670,"management":2250,"utilities":1650,"reserves":1150}', 107914, 'active', null::integer, null::bigint, null::integer),
  (446, 28, 'Anchorage 10-plex', 'Came to us through the seller’s attorney. Ten units, 7,040 sq ft, 10 bedrooms over ten units. Laundry in the basement.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Two bids came back around $45k (about $5k a unit).

NOI is $110,700 on trailing numbers, not pro forma (7.38% cap). Expenses run 44% of collections. Renovated comps support $1,700,000. At $1,500,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The Providence medical campus and Joint Base Elmendorf-Richardson keep vacancy low in this part of Anchorage.

Appraises and insures without drama, so bank money works. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '308 14th St', 'Anchorage', 'AK', '99516', 'Anchorage', 1500000, 10, 10, 7040, 9330, 'Light Rehab', 'Conventional', 'occupied', true, 6, 110700, 61.1067, -149.7809, 725, 1700000, 44500, 17350, 350, 7, '{"property_taxes":16550,"insurance":6550,"maintenance":23432,"management":20400,"utilities":10050,"reserves":9850}', 43637, 'active', null::integer, 1440000, 10808),
  (447, 61, 'Cash-flowing duplex, 8.5% cap', '4 bedrooms over two units, built 1921. Units are larger than the area average. Estate sale, probate is closed.

NOI is $15,400 on trailing numbers, not pro forma (8.46% cap). Expenses run 45% of collections.

Clean, insured, and managed by a local PM who would stay on at 8%.

We own two doors nearby and have never been empty for more than three weeks, largely because of the state offices.

Seller will carry with $37k down at 6%, five-year balloon. Under contract direct with the seller; assignment or double close.', 'Multi Family', '463 Dogwood Ter', 'Topeka', 'KS', '66621', 'Shawnee', 182000, 4, 2, 1910, 13140, 'Turn-Key', 'Owner Financing', 'occupied', true, 8, 15400, 39.0346, -95.7043, 46, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 5222, 'active', null::integer, null::bigint, null::integer),
  (448, 8, 'Condo near the Amtrak extension', '1 bed, 1 bath, 885 sq ft in a 2007 building with a covered parking space and storage cage. The owner has held it free and clear since the nineties.

Kitchen and bath need replacing and the air handler is at its end. A renovation permit from the association takes two weeks. Figure $32k at investor pricing.

Numbers:
• Price $143,000
• Repairs $32,000
• ARV $204,900
• All in at 85% of ARV

Renters are steady thanks to the Amtrak extension and the greenway.

Ideal for a 12-month bridge loan; we can introduce a lender. Under contract direct with the seller; assignment or double close. Lockbox on site, message for the code.', 'Condo', '5181 Larkspur St #6A', 'Roanoke', 'VA', '24016', 'Roanoke, City of', 143000, 1, 1, 885, 0, 'Medium Rehab', 'Hard Money', 'vacant', true, 5, null::bigint, 37.276, -79.9541, 127, 204900, 32000, null::bigint, null::bigint, null::float8, '{"property_taxes":1050,"insurance":400,"hoa":3360}', 5775, 'active', null::integer, null::bigint, null::integer),
  (449, 76, 'Lincoln porch-front bungalow, delivered vacant', 'Solid 5/1.5 with 2,274 sq ft under roof. Estate sale, probate is closed, so we can move quickly.

Clean, insured, and managed by a local PM who would stay on at 8%.

Asking $361,000; the last appraisal came in at $390,000.

Most tenants here are drawn by the University of Nebraska, some by the Haymarket.

Will qualify for conventional financing. Contract is signed and can be shown on request. Vacant, go any time.', 'Single Family', '5240 Clayborne St', 'Lincoln', 'NE', '68523', 'Lancaster', 361000, 5, 1.5, 2274, 9960, 'Turn-Key', 'Conventional', 'vacant', true, 7, null::bigint, 40.743, -96.7613, 177, null::bigint, null::bigint, 3800, null::bigint, 5, '{"property_taxes":5900,"insurance":2200,"maintenance":4500,"management":4700,"reserves":1950}', 31433, 'active', null::integer, null::bigint, null::integer),
  (450, 51, '2-bed craftsman in Akron', '1,222 sq ft 1910s bungalow from 1918 with two bedrooms and 1.5 baths. Came to us through the seller’s attorney.

No deferred maintenance. Inspection report from this spring is in the folder.

Collected rent is about $1,150 a month. After taxes, insurance, management and reserves the NOI is $8,600, a 8.60% cap at ask.

Akron regulars know the pull of Cleveland Clinic Akron General, and then there is the University of Akron.

A private lender is in place at 10% interest only if you want the introduction. Contract is signed and can be shown on request.', 'Single Family', '391 Larkspur Ave', 'Akron', 'OH', '44319', 'Summit', 100000, 2, 1.5, 1222, 5540, 'Turn-Key', 'Private Money', 'occupied', true, 7, 8600, 40.9844, -81.531, 54, 109000, null::bigint, 1225, null::bigint, 5, '{"property_taxes":1500,"insurance":450,"maintenance":1315,"management":1400,"reserves":700}', 2104, 'active', null::integer, null::bigint, null::integer),
  (451, 26, 'Duplex near the BeltLine', 'The owner has held it free and clear since the nineties. Two units, 2,450 sq ft, 6 bedrooms over two units. Each unit has its own furnace.

NOI is $41,700 on trailing numbers, not pro forma (7.94% cap). Expenses run 41% of collections. Numbers:
• Price $525,000
• Repairs $31,000
• ARV $595,000
• All in at 93% of ARV

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Figure $31k at investor pricing.

We own two doors nearby and have never been empty for more than three weeks, largely because of Georgia Tech and Emory.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '83 Yarrow St', 'Atlanta', 'GA', '30338', 'Fulton', 525000, 6, 4, 2450, 6060, 'Light Rehab', 'Cash', 'occupied', true, 4, 41700, 33.9719, -84.324, 911, 595000, 31000, 6200, null::bigint, 5, '{"property_taxes":4000,"insurance":3400,"maintenance":7880,"management":5550,"utilities":4250,"reserves":3900}', 151077, 'active', null::integer, 561000, 36224),
  (452, 3, 'Fourplex near the new NGA campus, needs lipstick only', 'Estate sale, probate is closed. Four units, 4,540 sq ft, 13 bedrooms over four units. Off-street parking in the rear.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Our scope comes to $26k (about $7k a unit).

Gross $62,130, expenses $24,230, NOI $37,900. That is 8.15% on the asking price before any upside.

Exit is not a worry: the new NGA campus and the Cortex district bring both tenants and owner-occupants.

Structured for private money, first-position note. We own it. Showings with 24 hours’ notice.', 'Multi Family', '249 Beacon St', 'Saint Louis', 'MO', '63102', 'St. Louis, City of', 465000, 13, 4, 4540, 5750, 'Light Rehab', 'Private Money', 'occupied', false, 6, 37900, 38.6414, -90.1823, 450, null::bigint, 26000, 5450, null::bigint, 5, '{"property_taxes":4350,"insurance":3250,"maintenance":5030,"management":5350,"utilities":3050,"reserves":3200}', 148815, 'active', null::integer, null::bigint, null::integer),
  (453, 33, 'Cash-flowing mixed-use corner, 8.4% cap', 'Estate sale, probate is closed. 6,060 sq ft in seven units; the florist downstairs just signed for five more years, apartments upstairs are separately metered.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. We carry $99k for repairs (about $14k a unit); verify with your own crew.

NOI is $114,700 on trailing numbers, not pro forma (8.43% cap). Expenses run 43% of collections. Ask $1,360,000 + repairs $99,000 = $1,459,000 all in, against an ARV of $1,700,000 (86%).

We own two doors nearby and have never been empty for more than three weeks, largely because of UT.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '166 N Hawthorne St', 'Austin', 'TX', '78745', 'Travis', 1360000, 6, 7, 6060, 4160, 'Medium Rehab', 'Owner Financing', 'occupied', true, 7, 114700, 30.212, -97.7942, 185, 1700000, null::bigint, 17800, null::bigint, 5, '{"property_taxes":21450,"insurance":9750,"maintenance":20720,"management":15800,"utilities":13100,"reserves":7400}', 87866, 'active', null::integer, null::bigint, null::integer),
  (454, 3, 'Value-add duplex: kitchens, baths, mechanicals', 'Direct to seller, they called off our mailer. Two units, 1,790 sq ft, 4 bedrooms over two units. Laundry in the basement.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Figure $30k at investor pricing.

Ask $140,000 + repairs $29,500 = $169,500 all in, against an ARV of $181,000 (94%).

The Jeep plant and ProMedica keep vacancy low in this part of Toledo.

Cash or equivalent, close in 14 days or less with our title company. We own it. Vacant, go any time.', 'Multi Family', '289 Redfield Ct', 'Toledo', 'OH', '43613', 'Lucas', 140000, 4, 2, 1790, 8070, 'Medium Rehab', 'Cash', 'vacant', false, 5, null::bigint, 41.7045, -83.5973, 86, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 3423, 'active', null::integer, null::bigint, null::integer),
  (455, 3, 'Condo near the 606 trail, needs lipstick only', 'Partnership is splitting up and this is the last asset. South-facing unit, 1,012 sq ft, 2 bed and 2 bath. HOA allows rentals with a twelve-month minimum lease. Clean but stuck in another decade. Countertops, flooring and appliances would bring it to the level of the renovated units. We carry $15k for repairs; verify with your own crew.

Ask $194,900 + repairs $15,000 = $209,900 all in, against an ARV of $237,000 (89%). Chicago regulars know the pull of the Illinois Medical District, and then there is the 606 trail. A private lender is in place at 10% interest only if you want the introduction. Please do not disturb the tenants.', 'Condo', '435 Holloway Pl #6C', 'Chicago', 'IL', '60604', 'Cook', 194900, 2, 2, 1012, 0, 'Light Rehab', 'Private Money', 'occupied', false, 6, null::bigint, 41.879, -87.6299, 235, 237000, null::bigint, 1900, null::bigint, null::float8, '{}', 25435, 'active', null::integer, null::bigint, null::integer),
  (456, 48, '5.9% cap: dock-high warehouse near USC and downtown jobs', 'The owner has held it free and clear since the nineties. One tenant space totalling 18,900 sq ft with LED high bays and wet sprinklers.

Gross $374,778, expenses $157,178, NOI $217,600. That is 5.88% on the asking price before any upside.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. We carry $140k for repairs; verify with your own crew.

Los Angeles regulars know the pull of the Metro expansion, and then there is the studio lots.

Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Industrial', '2518 Warwick Blvd', 'Los Angeles', 'CA', '90061', 'Los Angeles', 3700000, 0, 1, 18900, 35600, 'Light Rehab', 'Cash', 'occupied', true, 4, 217600, 33.9287, -118.2718, 69, 4425000, 139500, 33225, null::bigint, 6, '{"property_taxes":26000,"insurance":11550,"maintenance":47228,"management":48750,"reserves":23650}', 20646, 'sold', 10100, null::bigint, null::integer),
  (457, 68, 'BRRRR candidate: 1980s ranch in Las Vegas', 'Walked it last week: 4 bedrooms, 1 bath, 2,188 sq ft, 1985 construction. Seller is relocating for work.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $86k for repairs; verify with your own crew.

Ask $391,000 + repairs $86,000 = $477,000 all in, against an ARV of $570,000 (84%).

Las Vegas regulars know the pull of the Strip payrolls, and then there is the medical district.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '155 Beacon Dr', 'Las Vegas', 'NV', '89143', 'Clark', 391000, 4, 1, 2188, 5280, 'Medium Rehab', 'Hard Money', 'vacant', true, 5, null::bigint, 36.3236, -115.2976, 252, 570000, 86000, 5150, null::bigint, 4, '{"property_taxes":2000,"insurance":1500,"maintenance":12100,"management":10950}', 143587, 'active', null::integer, 401000, 42481),
  (458, 66, 'BRRRR candidate: 8-unit brick walk-up in Memphis', '8 bedrooms over eight units, built 1932. Leases are month to month, so rents can move. Tired landlord is done after a long hold.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Figure $110k at investor pricing (about $14k a unit).

T-12: income $87,048 / expenses $36,648 / NOI $50,400. Rent roll and bank statements after NDA.

Most tenants here are drawn by the BlueOval project at Stanton, some by St. Jude and the medical district.

Set up for hard money: scope, photos and comps are packaged for your lender. Selling on title, not an assignment. Showings with 24 hours’ notice.', 'Multi Family', '956 14th St', 'Memphis', 'TN', '38105', 'Shelby', 525000, 8, 8, 5750, 10250, 'Medium Rehab', 'Hard Money', 'occupied', false, 4, 50400, 35.1462, -90.0354, 122, 675000, 109500, 7800, null::bigint, 7, '{"property_taxes":2750,"insurance":3700,"maintenance":10598,"management":8000,"utilities":4600,"reserves":4850,"other":2150}', 14309, 'active', null::integer, null::bigint, null::integer),
  (459, 34, 'Cash-flowing duplex, 8.6% cap', '6 bedrooms over two units, built 1987. One unit is owner-occupied and will be vacant at closing. Owner retired and is selling the portfolio one by one.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $62k for repairs; verify with your own crew.

T-12: income $59,280 / expenses $26,880 / NOI $32,400. Rent roll and bank statements after NDA. Numbers:
• Price $378,000
• Repairs $62,000
• ARV $510,000
• All in at 86% of ARV

We own two doors nearby and have never been empty for more than three weeks, largely because of the Neighborhood Improvement Zone.

Creative terms preferred: part seller note, part new debt. Bring a structure. Selling on title, not an assignment. Showings with 24 hours’ notice.', 'Multi Family', '600 14th St', 'Allentown', 'PA', '18109', 'Lehigh', 378000, 6, 4, 2470, 7210, 'Medium Rehab', 'Creative', 'occupied', false, 6, 32400, 40.6427, -75.4468, 71, 510000, 62000, 5200, null::bigint, 5, '{"property_taxes":4750,"insurance":1750,"maintenance":6530,"management":6500,"utilities":4650,"reserves":2700}', 3152, 'active', null::integer, null::bigint, null::integer),
  (460, 8, 'BRRRR candidate: 10-unit brick walk-up in Nashville', 'Estate sale, probate is closed. Ten units, 6,140 sq ft, 14 bedrooms over ten units. Each unit has its own furnace.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. We carry $93k for repairs (about $10k a unit); verify with your own crew.

NOI is $94,800 on trailing numbers, not pro forma (6.43% cap). Expenses run 39% of collections.

The Nations and Vanderbilt keep vacancy low in this part of Nashville.

Seller will carry with $295k down at 6%, five-year balloon. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '119 E Juniper St', 'Nashville', 'TN', '37209', 'Davidson', 1475000, 14, 10, 6140, 6790, 'Medium Rehab', 'Owner Financing', 'occupied', true, 4, 94800, 36.153, -86.8611, 49, 1925000, 93000, 13800, 325, 8, '{"property_taxes":8650,"insurance":9450,"maintenance":14490,"management":12050,"utilities":8850,"reserves":7650}', 38080, 'active', null::integer, null::bigint, null::integer),
  (461, 48, '3-bed porch-front bungalow in Los Angeles', 'Walked it last week: 3 bedrooms, 2 baths, 1,602 sq ft, 1936 construction. Partnership is splitting up and this is the last asset.

Priced at land value. The structure is beyond economic repair and the city has a demolition estimate on file.

New construction of this size trades around $870k here. At $292,000 the dirt pencils for a spec build.

Most tenants here are drawn by the Metro expansion, some by the studio lots.

Ideal for a 12-month bridge loan; we can introduce a lender.', 'Single Family', '341 E Perry St', 'Los Angeles', 'CA', '90034', 'Los Angeles', 292000, 3, 2, 1602, 8320, 'Tear-Down', 'Hard Money', 'vacant', true, 7, null::bigint, 34.0283, -118.4057, 218, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 104901, 'active', null::integer, null::bigint, null::integer),
  (462, 39, 'Spokane duplex', 'Side-by-side duplex from 1988: 5 bedrooms over two units, 1,930 sq ft, separate electric meters. Heirs live out of state and want it off their plate.

Gross $73,968, expenses $27,468, NOI $46,500. That is 8.30% on the asking price before any upside. Renovated comps support $640,000. At $560,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $22k at investor pricing.

Exit is not a worry: the Sacred Heart campus and Kendall Yards bring both tenants and owner-occupants.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs.', 'Multi Family', '5414 Eastlake Ave', 'Spokane', 'WA', '99203', 'Spokane', 560000, 5, 2, 1930, 6480, 'Light Rehab', 'Hard Money', 'occupied', false, 5, 46500, 47.6304, -117.4082, 158, 640000, null::bigint, 6700, null::bigint, 8, '{"property_taxes":5050,"insurance":2250,"maintenance":6868,"management":5950,"utilities":4000,"reserves":3350}', 43739, 'active', null::integer, null::bigint, null::integer),
  (463, 66, 'Turn-key ranch in Cedar Rapids', 'Solid 4/1 with 1,830 sq ft under roof. Direct to seller, they called off our mailer, so we can move quickly.

Asking $247,000; the last appraisal came in at $270,000.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

We own two doors nearby and have never been empty for more than three weeks, largely because of the NewBo district.

Looking for a clean cash offer with proof of funds.', 'Single Family', '447 2nd St', 'Cedar Rapids', 'IA', '52402', 'Linn', 247000, 4, 1, 1830, 6470, 'Turn-Key', 'Cash', 'vacant', true, 7, null::bigint, 42.025, -91.655, 81, null::bigint, 0, 2775, null::bigint, 5, '{"property_taxes":3450,"insurance":1800,"maintenance":2350,"management":2450,"reserves":1100}', 80023, 'sold', 28320, null::bigint, null::integer),
  (464, 2, 'Cash-flowing flex building, 7.7% cap', '18,700 sq ft on 1.1 acres, built 2007. 26 ft clear, six docks with levelers, three-phase power. The owner has held it free and clear since the nineties.

Gross $312,480, expenses $132,480, NOI $180,000. That is 7.66% on the asking price before any upside.

Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

The NuLu district and the GE Appliance Park keep vacancy low in this part of Louisville.

Will qualify for conventional financing. Contract is signed and can be shown on request.', 'Industrial', '906 Dogwood Blvd', 'Louisville', 'KY', '40291', 'Jefferson', 2350000, 0, 8, 18700, 47400, 'Turn-Key', 'Conventional', 'occupied', true, 6, 180000, 38.1313, -85.5794, 367, 2500000, null::bigint, 26925, 200, 4, '{"property_taxes":19600,"insurance":15450,"maintenance":29480,"management":31450,"utilities":17050,"reserves":12850,"other":6600}', 42676, 'active', null::integer, null::bigint, null::integer),
  (465, 61, '8.1% cap: retail strip near MARTA', '12,300 sq ft, nine bays, built 1993, on 1 acres with surface parking. Seller is relocating for work.

Needs paint, signage and a parking lot seal coat; the structure and the roof are fine. Figure $98k at investor pricing (about $11k a unit).

T-12: income $371,232 / expenses $169,832 / NOI $201,400. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of Georgia Tech and Emory.

Seller will carry with $495k down at 7.5%, five-year balloon. Showings with 24 hours’ notice.', 'Commercial', '7726 14th St', 'Atlanta', 'GA', '30349', 'Fulton', 2475000, 0, 12, 12300, 44300, 'Light Rehab', 'Owner Financing', 'occupied', false, 7, 201400, 33.6047, -84.4805, 397, 2900000, 97500, 32025, 200, 4, '{"property_taxes":19200,"insurance":15400,"maintenance":41582,"management":36700,"utilities":27450,"reserves":21750,"other":7750}', 120424, 'active', null::integer, null::bigint, null::integer),
  (466, 27, 'Seller carry on a mid-rise condo', '3 bed, 2 bath, 1,412 sq ft in a 1968 building with a deeded garage space. Came to us through the seller’s attorney.

Old leak from the unit above is fixed, its drywall is not. Plan on kitchen, baths and flooring. Figure $39k at investor pricing.

Numbers:
• Price $435,000
• Repairs $38,500
• ARV $645,000
• All in at 73% of ARV

We own two doors nearby and have never been empty for more than three weeks, largely because of OHSU.

Seller will carry with $87k down at 7.5%, seven-year balloon. Vacant, go any time.', 'Condo', '2119 Hawthorne St #4B', 'Portland', 'OR', '97205', 'Multnomah', 435000, 3, 2, 1412, 0, 'Medium Rehab', 'Owner Financing', 'vacant', true, 7, null::bigint, 45.515, -122.6882, 242, 645000, 38500, 4600, null::bigint, 5, '{"property_taxes":3650,"insurance":450,"maintenance":4800,"management":3900,"hoa":8400,"reserves":2900}', 95925, 'active', null::integer, null::bigint, null::integer),
  (467, 17, 'Paint-and-carpet duplex in Newark', 'Duplex from 1937: 4 bedrooms over two units, 1,760 sq ft, separate electric meters. Estate sale, probate is closed.

Functional as it sits. New counters and flooring would bring it to market finish. We carry $30k for repairs; verify with your own crew.

NOI is $32,800 on trailing numbers, not pro forma (7.29% cap). Expenses run 45% of collections.

Exit is not a worry: Rutgers-Newark and the Ironbound restaurants bring both tenants and owner-occupants.

Structured for private money, first-position note. Selling on title, not an assignment. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '2139 Pine Ridge Ln', 'Newark', 'NJ', '07108', 'Essex', 450000, 4, 2, 1760, 4190, 'Light Rehab', 'Private Money', 'occupied', false, 6, 32800, 40.722, -74.1961, 252, 540000, 30000, 5200, 75, 5, '{"property_taxes":8900,"insurance":2000,"maintenance":5435,"management":5050,"utilities":3750,"reserves":2200}', 56582, 'active', null::integer, null::bigint, null::integer),
  (468, 41, 'Retail strip at a 9.1% cap', 'Heirs live out of state and want it off their plate. Retail strip of 5,050 sq ft; one space is dark and priced in.

LED throughout, fire panel inspected, all units occupied or in lease-up condition.

Gross $104,544, expenses $41,344, NOI $63,200. That is 9.09% on the asking price before any upside.

Fayetteville regulars know the pull of Cape Fear Valley Health, and then there is Fort Bragg.

Looking for a clean cash offer with proof of funds. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Commercial', '1026 11th Ave', 'Fayetteville', 'NC', '28303', 'Cumberland', 695000, 0, 4, 5050, 16400, 'Turn-Key', 'Cash', 'occupied', true, 6, 63200, 35.0794, -78.968, 873, null::bigint, 0, 9000, 75, 4, '{"property_taxes":5550,"insurance":3600,"maintenance":10144,"management":9700,"utilities":7250,"reserves":5100}', 166644, 'active', null::integer, 751000, 9910),
  (469, 71, 'Cash-flowing duplex, 8.3% cap', 'Duplex from 1948: 5 bedrooms over two units, 1,730 sq ft, separate electric meters. Came to us through the seller’s attorney. Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $15k for repairs; verify with your own crew.

Gross $25,392, expenses $9,492, NOI $15,900. That is 8.32% on the asking price before any upside. Ask $191,000 + repairs $15,000 = $206,000 all in, against an ARV of $212,000 (97%). Most tenants here are drawn by the Airbus plant at Brookley, some by the Port of Mobile. Looking for a clean cash offer with proof of funds. Under contract direct with the seller; assignment or double close.', 'Multi Family', '70 Yarrow St', 'Mobile', 'AL', '36608', 'Mobile', 191000, 5, 2, 1730, 8560, 'Light Rehab', 'Cash', 'occupied', true, 4, 15900, 30.6763, -88.298, 398, null::bigint, 15000, 2300, null::bigint, 8, '{"property_taxes":650,"insurance":1050,"maintenance":2642,"management":2250,"utilities":1550,"reserves":1350}', 68075, 'active', null::integer, 197000, 8285),
  (470, 59, 'Two-story frame house near the Blue Line', '1,510 sq ft two-story frame house from 1958 with three bedrooms and 2.5 baths. Tired landlord is done after a long hold.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Two bids came back around $17k.

Ask $279,000 + repairs $17,000 = $296,000 all in, against an ARV of $329,000 (90%).

Most tenants here are drawn by the University of Minnesota, some by the Blue Line.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Single Family', '243 E Beacon Ct', 'Minneapolis', 'MN', '55410', 'Hennepin', 279000, 3, 2.5, 1510, 7900, 'Light Rehab', 'Cash', 'vacant', true, 5, null::bigint, 44.9176, -93.3186, 53, 329000, 17000, 3475, null::bigint, 6, '{}', 22401, 'active', null::integer, 300000, 4498),
  (471, 71, 'Brick ranch near the Clark Fork trails', 'Partnership is splitting up and this is the last asset. 3 bed, 1 bath, 1,310 sq ft, built in 1951, on a 0.31 acre lot.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Figure $92k at investor pricing.

Renovated comps support $545,000. At $268,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Clark Fork trails.

Cash only, as-is, $5,000 non-refundable after a three-day look. Lockbox on site, message for the code.', 'Single Family', '2453 Pembroke Ct', 'Missoula', 'MT', '59801', 'Missoula', 268000, 3, 1, 1310, 13480, 'Heavy Rehab', 'Cash', 'vacant', false, 5, null::bigint, 46.8585, -114.0279, 184, 545000, 91500, null::bigint, null::bigint, null::float8, '{"property_taxes":1700,"insurance":1300}', 66283, 'active', null::integer, null::bigint, null::integer),
  (472, 68, 'Cosmetic mid-rise condo with room to push rents', '1 bed, 1 bath, 660 sq ft in a 2007 building with a deeded garage space. Seller bought another place and is carrying two payments. Needs paint, flooring and light fixtures. The association’s reserves are healthy. We carry $11k for repairs; verify with your own crew.

ARV is $368k on three renovated comps inside a mile and six months. All in you are at $325k. Renters are easy to find thanks to the health district and the Metrorail. Open to a lease option or a split note; tell us what solves your problem and the seller’s. Under contract direct with the seller; assignment or double close.', 'Condo', '605 Dogwood Pl #5A', 'Miami', 'FL', '33138', 'Miami-Dade', 314000, 1, 1, 660, 0, 'Light Rehab', 'Creative', 'vacant', true, 5, null::bigint, 25.8515, -80.1827, 93, null::bigint, 11000, 2700, null::bigint, null::float8, '{"property_taxes":2450,"insurance":850,"maintenance":2750,"management":2450,"hoa":4850}', 27001, 'active', null::integer, null::bigint, null::integer),
  (473, 68, 'Water-view parcel, 0.22 acre, buildable', 'Direct from a family that has paid the taxes on this for decades. 0.22 acre, about a hundred feet on the water with a gentle slope.

Growth in Flint follows Hurley Medical Center and Kettering University.

Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Under contract direct with the seller; assignment or double close.', 'Land', '4921 Locust Ln', 'Flint', 'MI', '48554', 'Genesee', 7000, 0, 0, 0, 9508, null, 'Creative', 'vacant', true, 3, null::bigint, 42.9785, -83.7927, 173, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":100}', 50647, 'active', null::integer, 7500, 13387),
  (474, 68, 'Duplex: $455k a door', 'Side-by-side duplex from 1930: 3 bedrooms over two units, 1,260 sq ft, separate electric meters. The owner has held it free and clear since the nineties.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Figure $23k at investor pricing.

T-12: income $103,455 / expenses $44,855 / NOI $58,600. Rent roll and bank statements after NDA. Renovated comps support $1,090,000. At $910,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: the L and J trains and Downtown Brooklyn rezoning bring both tenants and owner-occupants.

Open to a lease option or a split note; tell us what solves your problem and the seller’s.', 'Multi Family', '540 N Walden Ave', 'Brooklyn', 'NY', '11224', 'Kings', 910000, 3, 2, 1260, 6530, 'Light Rehab', 'Creative', 'occupied', true, 6, 58600, 40.5831, -73.9882, 1154, 1090000, 23000, 9075, null::bigint, 5, '{"property_taxes":12200,"insurance":3250,"maintenance":11155,"management":9700,"utilities":4650,"reserves":3900}', 74081, 'paused', 35659, null::bigint, null::integer),
  (475, 24, 'Pittsburgh three-family', 'Triplex from 1931: 9 bedrooms over three units, 3,260 sq ft, separate electric meters. Tired landlord is done after a long hold.

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Figure $81k at investor pricing (about $27k a unit).

Renovated comps support $440,000. At $327,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

UPMC and Carnegie Mellon keep vacancy low in this part of Pittsburgh.

Set up for hard money: scope, photos and comps are packaged for your lender. We are under contract and assigning. Please do not disturb the tenants.', 'Multi Family', '358 Pembroke Dr', 'Pittsburgh', 'PA', '15235', 'Allegheny', 327000, 9, 6, 3260, 3530, 'Medium Rehab', 'Hard Money', 'occupied', true, 7, null::bigint, 40.4604, -79.8288, 874, 440000, 81000, null::bigint, null::bigint, null::float8, '{"property_taxes":4100,"insurance":1100}', 128027, 'active', null::integer, null::bigint, null::integer),
  (476, 68, 'Duplex: $119k a door', '4 bedrooms over two units, built 1949. Leases are month to month, so rents can move. Came to us through the seller’s attorney. Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Figure $105k at investor pricing.

Renovated comps support $383,000. At $238,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Renters are steady thanks to the METRORail and the Ship Channel employers. Looking for a clean cash offer with proof of funds. We are under contract and assigning. Vacant, go any time.', 'Multi Family', '380 Elmhurst Ln', 'Houston', 'TX', '77061', 'Harris', 238000, 4, 2, 1960, 4990, 'Heavy Rehab', 'Cash', 'vacant', true, 6, null::bigint, 29.6622, -95.2824, 312, 383000, 104500, 3375, 75, 7, '{"property_taxes":4150,"insurance":1800,"maintenance":3300,"management":3050,"utilities":2200}', 101034, 'active', null::integer, null::bigint, null::integer),
  (477, 30, '4-bed craftsman bungalow in Indianapolis', 'Heirs live out of state and want it off their plate. 4 bed, 1 bath, 2,130 sq ft, built in 1939, on a 0.17 acre lot.

No deferred maintenance. Inspection report from this spring is in the folder.

$276,000 firm until the end of the month, then it goes to the MLS closer to $293k.

We own two doors nearby and have never been empty for more than three weeks, largely because of the IU Health expansion.

A private lender is in place at 10% interest only if you want the introduction. We are under contract and assigning. Showings with 24 hours’ notice.', 'Single Family', '2013 Perry Ave', 'Indianapolis', 'IN', '46224', 'Marion', 276000, 4, 1, 2130, 7460, 'Turn-Key', 'Private Money', 'occupied', true, 7, null::bigint, 39.7925, -86.2752, 309, 293000, 0, 2800, null::bigint, 8, '{}', 158473, 'active', null::integer, null::bigint, null::integer),
  (478, 10, 'Open acreage, 33 acres, no HOA', '33 acres (1,436,664 sq ft), gently rolling and fenced on three sides.

Water and power are at the road, perc test passed in the spring, and the title is clean. That is $6,000 an acre.

Builders are active on this side of Wichita; McConnell Air Force Base and Spirit and Textron are what they are chasing.

Seller will carry with $40k down at 6%, seven-year balloon. Contract is signed and can be shown on request.', 'Land', 'Lot 37, Wexford Rd', 'Wichita', 'KS', '67212', 'Sedgwick', 199000, 0, 0, 0, 1436664, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 37.7034, -97.4319, 37, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 4306, 'active', null::integer, null::bigint, null::integer),
  (479, 40, 'Single-level ranch near the Metro expansion', 'Walked it last week: 3 bedrooms, 2.5 baths, 1,708 sq ft, 1976 construction. The owner has held it free and clear since the nineties.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Figure $117k at investor pricing.

ARV is $1.16M on three renovated comps inside a mile and six months. All in you are at $712k.

USC and downtown jobs and the Metro expansion keep vacancy low in this part of Los Angeles.

A private lender is in place at 10% interest only if you want the introduction. Under contract direct with the seller; assignment or double close.', 'Single Family', '1782 E 14th Ave', 'Los Angeles', 'CA', '90046', 'Los Angeles', 595000, 3, 2.5, 1708, 5280, 'Heavy Rehab', 'Private Money', 'vacant', true, 6, null::bigint, 34.1093, -118.359, 79, 1155000, null::bigint, null::bigint, null::bigint, null::float8, '{}', 95026, 'active', null::integer, null::bigint, null::integer),
  (480, 47, 'Turn-key and tenanted: storefront with apartments near BART', 'Mixed-use building from 1896: retail at the street, apartments above, 9,930 sq ft in all. Seller is relocating for work.

T-12: income $348,834 / expenses $137,134 / NOI $211,700. Rent roll and bank statements after NDA.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Most tenants here are drawn by BART, some by the Lake Merritt waterfront.

Will qualify for conventional financing. Under contract direct with the seller; assignment or double close. Showings with 24 hours’ notice.', 'Mixed Use', '573 3rd Ave', 'Oakland', 'CA', '94611', 'Alameda', 3550000, 10, 11, 9930, 4570, 'Turn-Key', 'Conventional', 'occupied', true, 7, 211700, 37.844, -122.2201, 392, 3650000, 0, 30925, null::bigint, 6, '{"property_taxes":27600,"insurance":9350,"maintenance":27534,"management":29900,"utilities":21000,"reserves":16850,"other":4900}', 13289, 'active', null::integer, null::bigint, null::integer),
  (481, 38, '10-bay flex park near the Metro expansion', '51,300 sq ft on 3.8 acres, built 2010. 24 ft clear, two docks and two grade-level doors, three-phase power. Seller bought another place and is carrying two payments.

Renovated comps support $15,525,000. At $12,075,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Facade, restrooms and electrical service need work before the vacant space can be leased at market. Two bids came back around $1.11M (about $112k a unit).

Los Angeles regulars know the pull of the studio lots, and then there is the Metro expansion.

Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '844 Larkspur Way', 'Los Angeles', 'CA', '90003', 'Los Angeles', 12075000, 0, 14, 51300, 165400, 'Medium Rehab', 'Hard Money', 'occupied', true, 7, null::bigint, 33.9621, -118.269, 295, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 119726, 'active', null::integer, null::bigint, null::integer),
  (482, 59, 'Triplex near the Metrorail', '7 bedrooms over three units, built 1966. Long-term tenants downstairs. Partnership is splitting up and this is the last asset.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Two bids came back around $30k (about $10k a unit).

NOI is $81,700 on trailing numbers, not pro forma (7.33% cap). Expenses run 39% of collections.

Exit is not a worry: the Metrorail and the health district bring both tenants and owner-occupants.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '609 Eastlake Ave', 'Miami', 'FL', '33158', 'Miami-Dade', 1115000, 7, 3, 2940, 3780, 'Light Rehab', 'Creative', 'occupied', true, 7, 81700, 25.6387, -80.3236, 448, null::bigint, 30000, 11825, 100, 7, '{"property_taxes":9250,"insurance":10250,"maintenance":10183,"management":10450,"utilities":7300,"reserves":3950}', 118418, 'active', null::integer, null::bigint, null::integer),
  (483, 17, 'Retail strip near the new airport', 'Seller is relocating for work. Neighborhood strip center of 8,450 sq ft; a mix of service tenants that do not compete with online retail.

Facade, restrooms and electrical service need work before the vacant space can be leased at market. Figure $184k at investor pricing (about $46k a unit).

Gross $296,115, expenses $127,215, NOI $168,900. That is 7.68% on the asking price before any upside. Renovated comps support $2,750,000. At $2,200,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Salt Lake City regulars know the pull of TRAX, and then there is the new airport.

Appraises and insures without drama, so bank money works. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Commercial', '747 Norwood St', 'Salt Lake City', 'UT', '84180', 'Salt Lake', 2200000, 0, 4, 8450, 24600, 'Medium Rehab', 'Conventional', 'occupied', true, 3, 168900, 40.7648, -111.8976, 95, 2750000, 184000, 25800, 175, 5, '{"property_taxes":12700,"insurance":10150,"maintenance":33615,"management":33250,"utilities":23850,"reserves":13650}', 42001, 'active', null::integer, null::bigint, null::integer),
  (484, 17, 'Turn-key condo in Austin', 'Partnership is splitting up and this is the last asset. Corner unit, 688 sq ft, 1 bed and 1 bath. HOA allows rentals with a six-month minimum lease.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

T-12: income $37,335 / expenses $15,535 / NOI $21,800. Rent roll and bank statements after NDA.

Exit is not a worry: the Domain and UT bring both tenants and owner-occupants.

Cash or equivalent, close in 14 days or less with our title company. Tenant-occupied; one walkthrough day will be set.', 'Condo', '609 Redfield Ln #3D', 'Austin', 'TX', '78717', 'Williamson', 316000, 1, 1, 688, 0, 'Turn-Key', 'Cash', 'occupied', true, 6, 21800, 30.5014, -97.7479, 108, 321000, 0, 3275, null::bigint, 5, '{"property_taxes":5200,"insurance":700,"maintenance":2335,"management":2450,"hoa":3850,"reserves":1000}', 128548, 'active', null::integer, null::bigint, null::integer),
  (485, 73, '$53k spread on this brick ranch', '1,982 sq ft brick ranch from 1960 with four bedrooms and 2 baths. Tired landlord is done after a long hold.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Figure $137k at investor pricing.

Renovated comps support $372,000. At $182,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Greensboro regulars know the pull of the Toyota battery plant, and then there is Cone Health.

Cash only, as-is, $5,000 non-refundable after a three-day look. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '3858 Sycamore St', 'Greensboro', 'NC', '27410', 'Guilford', 182000, 4, 2, 1982, 6930, 'Heavy Rehab', 'Cash', 'vacant', true, 4, null::bigint, 36.1026, -79.8746, 318, 372000, 137000, 3250, null::bigint, 5, '{}', 39607, 'active', null::integer, null::bigint, null::integer),
  (486, 65, 'Indianapolis fourplex', '12 bedrooms over four units, built 1923. Leases are month to month, so rents can move. Came to us through the seller’s attorney. Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

NOI is $53,400 on trailing numbers, not pro forma (9.13% cap). Expenses run 45% of collections. Exit is not a worry: the Red Line bus and the IU Health expansion bring both tenants and owner-occupants. Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Multi Family', '468 W Cedar Hollow St', 'Indianapolis', 'IN', '46225', 'Marion', 585000, 12, 4, 4320, 3430, 'Turn-Key', 'Hard Money', 'occupied', true, 5, 53400, 39.7371, -86.1556, 403, null::bigint, 0, 8600, null::bigint, 6, '{"property_taxes":5150,"insurance":4050,"maintenance":10508,"management":9300,"utilities":8250,"reserves":6350}', 87225, 'active', null::integer, null::bigint, null::integer),
  (487, 45, 'Seller carry on a condo', 'Owner retired and is selling the portfolio one by one. Courtyard-side unit, 819 sq ft, 1 bed and 1 bath. HOA allows rentals with a twelve-month minimum lease.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. Figure $15k at investor pricing.

Renovated comps support $190,000. At $151,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

The Metro-North line and Yale and Yale New Haven Hospital keep vacancy low in this part of New Haven.

Seller will carry with $30k down at 6%, five-year balloon. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Condo', '498 Dogwood Dr #3B', 'New Haven', 'CT', '06511', 'New Haven', 151000, 1, 1, 819, 0, 'Light Rehab', 'Owner Financing', 'vacant', true, 7, null::bigint, 41.3182, -72.9345, 252, 190000, 14500, 1450, null::bigint, null::float8, '{}', 126747, 'active', null::integer, null::bigint, null::integer),
  (488, 22, '6.1% cap: tower condo near the theme parks', '1 bed, 1 bath, 675 sq ft in a 2005 tower with a balcony facing west. Came to us through the seller’s attorney.

Collected rent is about $2,250 a month. After taxes, insurance, management and reserves the NOI is $17,900, a 6.11% cap at ask.

Renovated inside: LVP, quartz, new appliances, in-unit washer and dryer. No special assessment is pending.

Most tenants here are drawn by the Lake Nona medical city, some by the theme parks.

Cash or equivalent, close in 14 days or less with our title company. Selling on title, not an assignment.', 'Condo', '559 Clayborne St #1801', 'Orlando', 'FL', '32805', 'Orange', 293000, 1, 1, 675, 0, 'Turn-Key', 'Cash', 'occupied', false, 4, 17900, 28.5314, -81.406, 14, null::bigint, null::bigint, 2450, null::bigint, 8, '{"property_taxes":2300,"insurance":1050,"maintenance":1648,"management":1200,"hoa":2350,"reserves":600}', 2821, 'active', null::integer, null::bigint, null::integer),
  (489, 18, 'Mixed-use building at an 8.6% cap', 'Mixed-use corner from 1936: retail at the street, apartments above, 10,490 sq ft in all. Owner retired and is selling the portfolio one by one.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Two bids came back around $214k (about $18k a unit).

T-12: income $302,496 / expenses $104,396 / NOI $198,100. Rent roll and bank statements after NDA.

Most tenants here are drawn by the commuter rail, some by Polar Park.

Seller will carry with $460k down at 6.5%, five-year balloon. Showings with 24 hours’ notice.', 'Mixed Use', '4156 Linden St', 'Worcester', 'MA', '01604', 'Worcester', 2300000, 13, 12, 10490, 5390, 'Medium Rehab', 'Owner Financing', 'occupied', false, 3, 198100, 42.2593, -71.7703, 26, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 6271, 'active', null::integer, null::bigint, null::integer),
  (490, 60, 'Brick ranch near the Tesla plant', '1,438 sq ft brick ranch from 1971 with three bedrooms and 2 baths. Came to us through the seller’s attorney.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Our scope comes to $37k.

ARV is $545k on three renovated comps inside a mile and six months. All in you are at $399k.

Exit is not a worry: UT and the Domain bring both tenants and owner-occupants.

Appraises and insures without drama, so bank money works. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '3010 Redfield St', 'Austin', 'TX', '78746', 'Travis', 362000, 3, 2, 1438, 6820, 'Medium Rehab', 'Conventional', 'vacant', true, 6, null::bigint, 30.2999, -97.8128, 120, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 46592, 'active', null::integer, null::bigint, null::integer),
  (491, 68, '3-bed two-story frame house in Reno', 'Solid 3/1 with 1,372 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly. Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. We carry $75k for repairs; verify with your own crew.

Ask $259,000 + repairs $75,000 = $334,000 all in, against an ARV of $490,000 (68%). Most tenants here are drawn by UNR, some by the Midtown district. Set up for hard money: scope, photos and comps are packaged for your lender. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Single Family', '3003 Warwick Ter', 'Reno', 'NV', '89502', 'Washoe', 259000, 3, 1, 1372, 10410, 'Heavy Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 39.5034, -119.7762, 496, null::bigint, 75000, null::bigint, null::bigint, null::float8, '{"property_taxes":1150,"insurance":950}', 101254, 'active', null::integer, null::bigint, null::integer),
  (492, 58, 'Open acreage, 0.41 acre, no HOA', 'Direct from a family that has paid the taxes on this for decades. 0.41 acre, gently rolling and fenced on three sides. Outside the flood zone per the current map. Electric is 200 feet away.

Builders are active on this side of Denver; the A Line to the airport and Union Station are what they are chasing. Cash only, as-is, $5,000 non-refundable after a three-day look.', 'Land', '993 Elmhurst Ln', 'Denver', 'CO', '80260', 'Adams', 87000, 0, 0, 0, 17973, null, 'Cash', 'vacant', true, 5, null::bigint, 39.8712, -105.0005, 325, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":400}', 36107, 'active', null::integer, null::bigint, null::integer),
  (493, 2, 'Porch-front bungalow near the medical campus', '2,256 sq ft 1910s bungalow from 1919 with four bedrooms and 1.5 baths. The owner has held it free and clear since the nineties.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Renovated comps run around $322k, so there is some equity on day one.

Exit is not a worry: Elmwood Village and UB bring both tenants and owner-occupants.

Conventional buyers are welcome; allow 30 days. We own it. Lockbox on site, message for the code.', 'Single Family', '4001 W 9th St', 'Buffalo', 'NY', '14211', 'Erie', 309000, 4, 1.5, 2256, 10260, 'Turn-Key', 'Conventional', 'vacant', false, 4, null::bigint, 42.9073, -78.8262, 290, null::bigint, 0, 3800, null::bigint, null::float8, '{}', 168659, 'sold', 62689, null::bigint, null::integer),
  (494, 59, '9.1% cap: neighborhood strip center near the Haymarket', 'Heirs live out of state and want it off their plate. Retail strip of 10,500 sq ft; staggered leases, no two expire in the same year.

Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

Collected rent is about $19,500 a month. After taxes, insurance, management and reserves the NOI is $136,700, a 9.14% cap at ask.

Renters are easy to find thanks to the University of Nebraska and the Haymarket.

A private lender is in place at 10% interest only if you want the introduction. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Commercial', '857 Redfield Pkwy', 'Lincoln', 'NE', '68506', 'Lancaster', 1495000, 0, 6, 10500, 34400, 'Turn-Key', 'Private Money', 'occupied', true, 4, 136700, 40.7789, -96.6366, 266, null::bigint, 0, 20400, 150, 5, '{"property_taxes":24100,"insurance":10750,"maintenance":20270,"management":21900,"utilities":10500,"reserves":10050}', 86858, 'active', null::integer, 1620000, 16501),
  (495, 26, 'Birmingham two-story, delivered vacant', '1,924 sq ft two-story from 1960 with four bedrooms and 2 baths. Seller is relocating for work.

Roof is four years old, water heater and HVAC were replaced last year, and permits are closed.

$230,000 firm until the end of the month, then it goes to the MLS closer to $242k.

The Avondale brewery district and the Red Mountain corridor keep vacancy low in this part of Birmingham.

Sub-to with the seller’s 3.625% loan; small amount of cash to the seller at closing.', 'Single Family', '1638 22nd Ave', 'Birmingham', 'AL', '35205', 'Jefferson', 230000, 4, 2, 1924, 10110, 'Turn-Key', 'Subject To', 'vacant', false, 4, null::bigint, 33.489, -86.8078, 67, null::bigint, 0, null::bigint, null::bigint, null::float8, '{}', 49600, 'active', null::integer, null::bigint, null::integer),
  (496, 55, 'Cosmetic fourplex with room to push rents', 'Owner retired and is selling the portfolio one by one. Four units, 3,550 sq ft, 8 bedrooms over four units. Each unit has its own furnace.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $55k at investor pricing (about $14k a unit).

NOI is $114,600 on trailing numbers, not pro forma (5.15% cap). Expenses run 45% of collections. Renovated comps support $2,450,000. At $2,225,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Exit is not a worry: the studio lots and the Metro expansion bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. Please do not disturb the tenants.', 'Multi Family', '366 Quarry Ter', 'Los Angeles', 'CA', '90089', 'Los Angeles', 2225000, 8, 4, 3550, 2990, 'Light Rehab', 'Hard Money', 'occupied', false, 5, 114600, 33.7927, -118.2932, 70, 2450000, 54500, 18350, null::bigint, 5, '{"property_taxes":15250,"insurance":6550,"maintenance":22040,"management":24400,"utilities":13500,"reserves":12850}', 11606, 'active', null::integer, 2375000, 975),
  (497, 61, '37.9 acres in Gulfport: waterfront lot, survey in hand', '37.9 acres (1,651,792 sq ft), water views from the whole upper half.

City sewer is in the street. A sketch plan for subdividing is in the folder. That is $9,700 an acre.

Growth in Gulfport follows the port and Keesler just down the beach.

Cash only, as-is, $5,000 non-refundable after a three-day look.', 'Land', 'Lot 18, Eastlake Ln', 'Gulfport', 'MS', '39503', 'Harrison', 368000, 0, 0, 0, 1651792, null, 'Cash', 'vacant', true, 6, null::bigint, 30.4646, -89.0879, 645, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":2700}', 161102, 'active', null::integer, null::bigint, null::integer),
  (498, 52, 'Ranch near Notre Dame, needs lipstick only', 'Solid 3/2.5 with 1,540 sq ft under roof. Seller is relocating for work, so we can move quickly.

Renovated comps support $201,000. At $169,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Functional as it sits. New counters and flooring would bring it to market finish. Our scope comes to $22k.

The South Shore Line and Notre Dame keep vacancy low in this part of South Bend.

Owner financing: 25% down, rate to be agreed, no prepayment penalty. Vacant, go any time.', 'Single Family', '532 Carver Pl', 'South Bend', 'IN', '46617', 'St. Joseph', 169000, 3, 2.5, 1540, 7160, 'Light Rehab', 'Owner Financing', 'vacant', false, 4, null::bigint, 41.6838, -86.2314, 227, 201000, 22000, 2525, null::bigint, 8, '{"property_taxes":1400,"insurance":1100,"maintenance":3950,"management":3700,"reserves":1950}', 88359, 'active', null::integer, null::bigint, null::integer),
  (499, 22, 'Mixed-use corner near the battery plant, needs lipstick only', 'Mixed-use corner from 1946: retail at the street, apartments above, 4,000 sq ft in all. Seller bought another place and is carrying two payments.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $63k at investor pricing (about $16k a unit).

T-12: income $84,258 / expenses $35,758 / NOI $48,500. Rent roll and bank statements after NDA. ARV is $575k on three renovated comps inside a mile and six months. All in you are at $548k.

Most tenants here are drawn by the battery plant, some by the state offices.

Cash or equivalent, close in 14 days or less with our title company. Selling on title, not an assignment. Please do not disturb the tenants.', 'Mixed Use', '3943 Delmar St', 'Lansing', 'MI', '48911', 'Ingham', 485000, 3, 4, 4000, 2240, 'Light Rehab', 'Cash', 'occupied', false, 5, 48500, 42.6794, -84.574, 474, 575000, 63000, 7450, 100, 7, '{"property_taxes":5950,"insurance":2550,"maintenance":9658,"management":8150,"utilities":4600,"reserves":4850}', 21215, 'active', null::integer, 466000, 3069),
  (500, 31, '8.9% cap: 5-bay retail strip near three ski resorts up the canyon', '8,550 sq ft, five bays, built 1998, on 0.83 acre with surface parking. Tired landlord is done after a long hold.

NOI is $151,200 on trailing numbers, not pro forma (8.89% cap). Expenses run 37% of collections.

Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

We own two doors nearby and have never been empty for more than three weeks, largely because of the FrontRunner.

Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Please do not disturb the tenants.', 'Commercial', '4840 Warwick Ave', 'Ogden', 'UT', '84403', 'Weber', 1700000, 0, 7, 8550, 36300, 'Turn-Key', 'Hard Money', 'occupied', true, 7, 151200, 41.1893, -111.944, 179, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 23413, 'active', null::integer, null::bigint, null::integer),
  (501, 38, 'Flip with $92k in it: craftsman bungalow', 'Walked it last week: 4 bedrooms, 1 bath, 1,986 sq ft, 1916 construction. Seller bought another place and is carrying two payments.

Functional as it sits. New counters and flooring would bring it to market finish. Two bids came back around $29k.

Ask $485,000 + repairs $28,500 = $513,500 all in, against an ARV of $605,000 (85%).

Penn Station and Rutgers-Newark keep vacancy low in this part of Newark.

Ideal for a 12-month bridge loan; we can introduce a lender. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '843 Orchard Ln', 'Newark', 'NJ', '07112', 'Essex', 485000, 4, 1, 1986, 5090, 'Light Rehab', 'Hard Money', 'vacant', true, 7, null::bigint, 40.7087, -74.2174, 303, 605000, 28500, null::bigint, null::bigint, null::float8, '{}', 101491, 'active', null::integer, null::bigint, null::integer),
  (502, 61, 'Cosmetic mixed-use building with room to push rents', 'Seller bought another place and is carrying two payments. 6,490 sq ft in seven units; the bike shop downstairs pays on the first every month, apartments upstairs are rarely empty.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Two bids came back around $54k (about $8k a unit).

Gross $214,848, expenses $75,448, NOI $139,400. That is 7.97% on the asking price before any upside. Numbers:
• Price $1,750,000
• Repairs $54,000
• ARV $2,025,000
• All in at 89% of ARV

Exit is not a worry: the Fairmount Line and the Longwood medical area bring both tenants and owner-occupants.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Selling on title, not an assignment. Showings with 24 hours’ notice.', 'Mixed Use', '9268 22nd Ave', 'Boston', 'MA', '02203', 'Suffolk', 1750000, 7, 7, 6490, 3360, 'Light Rehab', 'Hard Money', 'occupied', false, 7, 139400, 42.3598, -71.0585, 334, 2025000, null::bigint, 18650, null::bigint, 4, '{"property_taxes":20500,"insurance":6150,"maintenance":19398,"management":13650,"utilities":9050,"reserves":6700}', 30247, 'active', null::integer, null::bigint, null::integer),
  (503, 65, 'Contemporary near UNR', 'Walked it last week: 2 bedrooms, 2 baths, 900 sq ft, 2012 construction. Direct to seller, they called off our mailer.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Our scope comes to $9k.

Renovated comps support $410,000. At $338,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Most tenants here are drawn by the Midtown district, some by the industrial park east of town.

Creative terms preferred: part seller note, part new debt. Bring a structure. Showings with 24 hours’ notice.', 'Single Family', '5396 22nd St', 'Reno', 'NV', '89508', 'Washoe', 338000, 2, 2, 900, 7820, 'Light Rehab', 'Creative', 'occupied', true, 8, null::bigint, 39.6813, -119.935, 378, 410000, 9000, null::bigint, null::bigint, null::float8, '{"property_taxes":1650,"insurance":1150}', 170851, 'active', null::integer, null::bigint, null::integer),
  (504, 59, '0.17 acre in Indianapolis: lake lot, survey in hand', '0.17 acre (7,335 sq ft), about a hundred feet on the water with a gentle slope.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Growth in Indianapolis follows the Red Line bus and the Eli Lilly campus.

Structured for private money, first-position note.', 'Land', '8831 Clayborne Rd', 'Indianapolis', 'IN', '46203', 'Marion', 43000, 0, 0, 0, 7335, null, 'Private Money', 'vacant', false, 6, null::bigint, 39.7492, -86.115, 112, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":350}', 128197, 'active', null::integer, 46000, 43626),
  (505, 31, '3-bed 2000s colonial in Columbia', '1,414 sq ft two-story from 2006 with three bedrooms and 2 baths. Heirs live out of state and want it off their plate.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Our scope comes to $47k.

Renovated comps support $224,000. At $159,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Columbia regulars know the pull of Prisma Health, and then there is Fort Jackson.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Showings with 24 hours’ notice.', 'Single Family', '3849 Rosewood Ave', 'Columbia', 'SC', '29212', 'Lexington', 159000, 3, 2, 1414, 9140, 'Medium Rehab', 'Owner Financing', 'occupied', false, 4, null::bigint, 34.0667, -81.1804, 158, 224000, 46500, null::bigint, null::bigint, null::float8, '{}', 61416, 'sold', 7175, null::bigint, null::integer),
  (506, 74, '3-bed brick ranch in Wilmington', 'Owner retired and is selling the portfolio one by one. 3 bed, 2.5 bath, 1,516 sq ft, built in 1981, on a 0.24 acre lot. There was a small kitchen fire, contained to the rear; the insurer’s engineer report is available. Figure $88k at investor pricing.

ARV is $295k on three renovated comps inside a mile and six months. All in you are at $242k. Wilmington regulars know the pull of the Amtrak station, and then there is the bank offices. A private lender is in place at 10% interest only if you want the introduction. Under contract direct with the seller; assignment or double close.', 'Single Family', '2089 Beacon Ct', 'Wilmington', 'DE', '19804', 'New Castle', 154900, 3, 2.5, 1516, 10420, 'Heavy Rehab', 'Private Money', 'vacant', true, 6, null::bigint, 39.7129, -75.6239, 594, 294900, 87500, 2325, null::bigint, null::float8, '{"property_taxes":900,"insurance":700,"maintenance":3200,"management":3100,"reserves":1800}', 120281, 'active', null::integer, 169000, 25540),
  (507, 32, '4-bed 1940s two-story in Savannah', 'Direct to seller, they called off our mailer. 4 bed, 2 bath, 2,226 sq ft, built in 1947, on a 0.22 acre lot.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. We carry $33k for repairs; verify with your own crew.

ARV is $495k on three renovated comps inside a mile and six months. All in you are at $453k.

Savannah regulars know the pull of the port, and then there is SCAD.

Structured for private money, first-position note. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Single Family', '292 Locust Ave', 'Savannah', 'GA', '31408', 'Chatham', 420000, 4, 2, 2226, 9720, 'Light Rehab', 'Private Money', 'vacant', true, 6, null::bigint, 32.1116, -81.1718, 186, 495000, 33000, 4850, null::bigint, 5, '{}', 165512, 'active', null::integer, null::bigint, null::integer),
  (508, 7, '1990s two-story near Texas Tech, needs lipstick only', 'Solid 4/1 with 1,806 sq ft under roof. Partnership is splitting up and this is the last asset, so we can move quickly.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Figure $25k at investor pricing.

Numbers:
• Price $183,000
• Repairs $24,500
• ARV $227,000
• All in at 91% of ARV

Most tenants here are drawn by the Covenant and UMC hospitals, some by Texas Tech.

Will qualify for conventional financing. Under contract direct with the seller; assignment or double close.', 'Single Family', '193 E Linden Ct', 'Lubbock', 'TX', '79414', 'Lubbock', 183000, 4, 1, 1806, 10440, 'Light Rehab', 'Conventional', 'occupied', true, 5, null::bigint, 33.546, -101.9182, 349, 227000, 24500, null::bigint, null::bigint, null::float8, '{"property_taxes":2500,"insurance":1200}', 68326, 'active', null::integer, 193000, 7675),
  (509, 6, 'Ranch at a 6.8% cap', 'Walked it last week: 3 bedrooms, 1 bath, 1,554 sq ft, 1953 construction. Came to us through the seller’s attorney.

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Figure $49k at investor pricing.

NOI is $29,500 on trailing numbers, not pro forma (6.78% cap). Expenses run 44% of collections. Numbers:
• Price $435,000
• Repairs $49,000
• ARV $605,000
• All in at 80% of ARV

Most tenants here are drawn by TRAX, some by the University of Utah.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Showings with 24 hours’ notice.', 'Single Family', '311 E Hawthorne Ave', 'Salt Lake City', 'UT', '84111', 'Salt Lake', 435000, 3, 1, 1554, 8130, 'Medium Rehab', 'Creative', 'occupied', true, 6, 29500, 40.7543, -111.8838, 106, 605000, 49000, 4600, null::bigint, 5, '{"property_taxes":2100,"insurance":1750,"maintenance":8540,"management":7350,"reserves":3200}', 5030, 'active', null::integer, null::bigint, null::integer),
  (510, 17, 'Turn-key and tenanted: duplex near Elmwood Village', 'Duplex from 1991: 4 bedrooms over two units, 1,850 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Collected rent is about $3,150 a month, near $1,575 a unit. After taxes, insurance, management and reserves the NOI is $21,000, a 8.20% cap at ask.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Renters are easy to find thanks to UB and the medical campus.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Showings with 24 hours’ notice.', 'Multi Family', '3452 E Glenview St', 'Buffalo', 'NY', '14208', 'Erie', 256000, 4, 2, 1850, 8510, 'Turn-Key', 'Owner Financing', 'occupied', false, 5, 21000, 42.9146, -78.848, 103, null::bigint, 0, 3300, null::bigint, 4, '{"property_taxes":3800,"insurance":1150,"maintenance":3866,"management":3500,"utilities":2800,"reserves":1900}', 21888, 'active', null::integer, null::bigint, null::integer),
  (511, 45, 'Turn-key retail strip in Washington', 'Direct to seller, they called off our mailer. Neighborhood strip center of 9,600 sq ft; a mix of service tenants that do not compete with online retail.

Phase I is clean and dated this year. No deferred maintenance that we could find.

NOI is $209,200 on trailing numbers, not pro forma (6.49% cap). Expenses run 43% of collections.

Renters are easy to find thanks to the Metro and the Anacostia riverfront.

Owner financing: 20% down, rate to be agreed, no prepayment penalty. Please do not disturb the tenants.', 'Commercial', '467 Winslow Blvd', 'Washington', 'DC', '20003', 'District of Columbia', 3225000, 0, 7, 9600, 37300, 'Turn-Key', 'Owner Financing', 'occupied', false, 5, 209200, 38.8851, -76.9921, 209, null::bigint, null::bigint, 31675, 250, 5, '{"property_taxes":20850,"insurance":12300,"maintenance":35645,"management":35650,"utilities":27650,"reserves":15350,"other":7300}', 29941, 'active', null::integer, null::bigint, null::integer),
  (512, 2, '8-unit brick walk-up: $92k a door', '8 bedrooms over eight units, built 1940. Leases are month to month, so rents can move. Came to us through the seller’s attorney.

Gross $95,475, expenses $38,475, NOI $57,000. That is 7.76% on the asking price before any upside. Numbers:
• Price $735,000
• Repairs $94,500
• ARV $930,000
• All in at 89% of ARV

Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Our scope comes to $95k (about $12k a unit).

Springfield regulars know the pull of the Hartford Line, and then there is Baystate Medical Center.

Cash or equivalent, close in 14 days or less with our title company. We own it. Please do not disturb the tenants.', 'Multi Family', '425 N Pembroke Pl', 'Springfield', 'MA', '01128', 'Hampden', 735000, 8, 8, 5760, 15700, 'Medium Rehab', 'Cash', 'occupied', false, 8, 57000, 42.0937, -72.491, 532, 930000, 94500, 8375, null::bigint, 5, '{"property_taxes":8350,"insurance":3250,"maintenance":9125,"management":8050,"utilities":4200,"reserves":5500}', 129146, 'active', null::integer, null::bigint, null::integer),
  (513, 11, '3-bed 1970s ranch in Reno', '1,622 sq ft brick ranch from 1975 with three bedrooms and 1.5 baths. Tired landlord is done after a long hold.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $29k for repairs; verify with your own crew.

Collected rent is about $5,400 a month. After taxes, insurance, management and reserves the NOI is $38,100, a 7.70% cap at ask.

Reno regulars know the pull of UNR, and then there is the industrial park east of town.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs.', 'Single Family', '422 Kenilworth Ln', 'Reno', 'NV', '89501', 'Washoe', 495000, 3, 1.5, 1622, 7550, 'Light Rehab', 'Hard Money', 'occupied', false, 6, 38100, 39.5223, -119.8117, 29, 570000, 29000, 5875, null::bigint, 8, '{"property_taxes":2700,"insurance":1750,"maintenance":8760,"management":9200,"reserves":4350}', 11266, 'active', null::integer, null::bigint, null::integer),
  (514, 6, 'Cash-flowing 10-plex, 7.5% cap', '10-plex from 1922: 22 bedrooms over ten units, 9,100 sq ft, separate electric meters. Seller bought another place and is carrying two payments. Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

T-12: income $258,876 / expenses $91,076 / NOI $167,800. Rent roll and bank statements after NDA. Most tenants here are drawn by UW Tacoma, some by the port. Owner financing: 15% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '412 Kenilworth Ave', 'Tacoma', 'WA', '98424', 'Pierce', 2250000, 22, 10, 9100, 15140, 'Turn-Key', 'Owner Financing', 'occupied', true, 6, 167800, 47.2336, -122.362, 96, 2500000, 0, 22950, null::bigint, 6, '{"property_taxes":18050,"insurance":6550,"maintenance":17276,"management":19900,"utilities":14300,"reserves":9600,"other":5400}', 79652, 'sold', 39233, null::bigint, null::integer),
  (515, 38, 'Paint-and-carpet side-by-side duplex in Dallas', '4 bedrooms over two units, built 1960. One unit is owner-occupied and will be vacant at closing. Tired landlord is done after a long hold.

NOI is $31,800 on trailing numbers, not pro forma (8.41% cap). Expenses run 42% of collections.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. Two bids came back around $25k.

Most tenants here are drawn by Bishop Arts, some by DART.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Under contract direct with the seller; assignment or double close.', 'Multi Family', '346 Warwick Ln', 'Dallas', 'TX', '75230', 'Dallas', 378000, 4, 2, 1740, 5520, 'Light Rehab', 'Hard Money', 'occupied', true, 3, 31800, 32.9041, -96.7952, 524, 440000, null::bigint, 4975, null::bigint, 8, '{"property_taxes":5400,"insurance":2300,"maintenance":4824,"management":4900,"utilities":2900,"reserves":2800}', 106548, 'active', null::integer, null::bigint, null::integer),
  (516, 57, 'BRRRR candidate: retail strip in San Juan', 'Seller is relocating for work. 4-bay retail strip of 10,000 sq ft; staggered leases, no two expire in the same year.

Renovated comps support $1,800,000. At $1,380,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Roof has three years in it, half of the HVAC is original and the common areas are dated. Two bids came back around $207k (about $52k a unit).

San Juan regulars know the pull of the Act 60 newcomers, and then there is Santurce.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Contract is signed and can be shown on request.', 'Commercial', '92 Orchard Way', 'San Juan', 'PR', '00921', 'San Juan', 1380000, 0, 4, 10000, 30200, 'Medium Rehab', 'Hard Money', 'vacant', true, 8, null::bigint, 18.3938, -66.0592, 286, null::bigint, 207000, 20475, 125, null::float8, '{"property_taxes":7250,"insurance":13150,"maintenance":22950,"management":22850,"utilities":16050,"reserves":15800}', 106964, 'active', null::integer, null::bigint, null::integer),
  (517, 38, 'Water-view parcel, 3.1 acres, no HOA', 'Direct from a family that has paid the taxes on this for decades. 3.1 acres, a cleared pad above the shoreline.

Demand here comes from Joint Base Charleston. Nearby resales have been short-lived on the market.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county. That is $44,600 an acre.

Owner financing: 25% down, rate to be agreed, no prepayment penalty.', 'Land', '1663 Calloway Rd', 'Charleston', 'SC', '29406', 'Charleston', 139000, 0, 0, 0, 135796, null, 'Owner Financing', 'vacant', false, 6, null::bigint, 32.9324, -80.0335, 549, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 57183, 'active', null::integer, null::bigint, null::integer),
  (518, 34, 'Boston duplex, delivered vacant', 'Duplex from 1963: 4 bedrooms over two units, 1,850 sq ft, separate electric meters. The owner has held it free and clear since the nineties. Windows are original and two rooms need new drywall. Sewer was scoped last month and it is clear. Our scope comes to $45k.

Renovated comps support $1,045,000. At $825,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. Exit is not a worry: the Longwood medical area and the Fairmount Line bring both tenants and owner-occupants. Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Multi Family', '166 Marlowe Ln', 'Boston', 'MA', '02110', 'Suffolk', 825000, 4, 2, 1850, 6270, 'Medium Rehab', 'Hard Money', 'vacant', true, 4, null::bigint, 42.3576, -71.0565, 74, null::bigint, 44500, null::bigint, null::bigint, null::float8, '{"property_taxes":8450,"insurance":3050}', 22464, 'active', null::integer, null::bigint, null::integer),
  (519, 7, 'BRRRR candidate: 1990s two-story in Macon', 'Tired landlord is done after a long hold. 2 bed, 1.5 bath, 1,288 sq ft, built in 1991, on a 0.19 acre lot.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $32k.

Renovated comps support $161,000. At $109,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Most tenants here are drawn by Mercer University, some by the Atrium Health hospital.

Will qualify for conventional financing. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '1081 Glenview Ave', 'Macon', 'GA', '31206', 'Bibb', 109000, 2, 1.5, 1288, 8480, 'Medium Rehab', 'Conventional', 'occupied', true, 3, null::bigint, 32.7898, -83.6802, 50, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 3621, 'active', null::integer, null::bigint, null::integer),
  (520, 2, 'Houston brick ranch, delivered vacant', 'Owner retired and is selling the portfolio one by one. 3 bed, 2.5 bath, 1,638 sq ft, built in 1977, on a 0.18 acre lot.

No deferred maintenance. Inspection report from this spring is in the folder.

Asking $254,000; the last appraisal came in at $259,000.

Most tenants here are drawn by the Texas Medical Center, some by the METRORail.

Will qualify for conventional financing. Selling on title, not an assignment. Vacant, go any time.', 'Single Family', '1466 S Alder Dr', 'Houston', 'TX', '77061', 'Harris', 254000, 3, 2.5, 1638, 7700, 'Turn-Key', 'Conventional', 'vacant', false, 7, null::bigint, 29.6638, -95.2819, 78, 259000, 0, 2700, null::bigint, 6, '{"property_taxes":3650,"insurance":1950,"maintenance":2600,"management":3100,"reserves":1350}', 86778, 'active', null::integer, 262000, 13261),
  (521, 40, '$33k spread on this 1930s colonial', '1,336 sq ft two-story frame house from 1937 with three bedrooms and 1.5 baths. Seller is relocating for work.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Figure $84k at investor pricing.

ARV is $234k on three renovated comps inside a mile and six months. All in you are at $201k.

Exit is not a worry: the Crossroads and the streetcar extension bring both tenants and owner-occupants.

Looking for a clean cash offer with proof of funds. Selling on title, not an assignment. Open for walkthroughs Thursday and Saturday.', 'Single Family', '624 Perry Ave', 'Kansas City', 'MO', '64118', 'Clay', 117000, 3, 1.5, 1336, 7830, 'Heavy Rehab', 'Cash', 'vacant', false, 6, null::bigint, 39.2107, -94.5682, 714, 234000, 84000, null::bigint, null::bigint, null::float8, '{}', 145944, 'active', null::integer, 126000, 44615),
  (522, 52, '8.3% cap: garden office near the new NGA campus', '18,100 sq ft, six suites, built 1997, on 1.2 acres with surface parking. Direct to seller, they called off our mailer.

NOI is $135,300 on trailing numbers, not pro forma (8.33% cap). Expenses run 38% of collections.

ADA restrooms, a new membrane roof and lot repairs are the list. Structure was checked and is sound. We carry $248k for repairs (about $42k a unit); verify with your own crew.

Exit is not a worry: BJC and Washington University and the new NGA campus bring both tenants and owner-occupants.

Structured for private money, first-position note. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Commercial', '124 Glenview Blvd', 'Saint Louis', 'MO', '63139', 'St. Louis, City of', 1625000, 0, 8, 18100, 51400, 'Medium Rehab', 'Private Money', 'occupied', true, 5, 135300, 38.6156, -90.2941, 1856, null::bigint, 247500, 19050, 200, 5, '{"property_taxes":16750,"insurance":12750,"maintenance":15800,"management":14100,"utilities":11000,"reserves":9500,"other":4250}', 163945, 'active', null::integer, 1732000, 28455),
  (523, 61, 'Cash-flowing 12-suite office building, 8.3% cap', '17,150 sq ft, 12 suites, built 1996, on 0.86 acre with surface parking. Came to us through the seller’s attorney.

ADA restrooms, a new membrane roof and lot repairs are the list. Structure was checked and is sound. We carry $255k for repairs (about $21k a unit); verify with your own crew.

Collected rent is about $21,750 a month. After taxes, insurance, management and reserves the NOI is $170,100, a 8.30% cap at ask. ARV is $2.75M on three renovated comps inside a mile and six months. All in you are at $2.3M.

Exit is not a worry: Georgia Tech and Emory and MARTA bring both tenants and owner-occupants.

Cash only, as-is, $5,000 non-refundable after a three-day look. Please do not disturb the tenants.', 'Commercial', '567 Vance Way', 'Atlanta', 'GA', '30332', 'Fulton', 2050000, 0, 11, 17150, 37600, 'Medium Rehab', 'Cash', 'occupied', false, 5, 170100, 33.7741, -84.4022, 598, 2750000, 254500, 22425, 450, 5, '{"property_taxes":15000,"insurance":12600,"maintenance":18625,"management":17500,"utilities":13300,"reserves":10400,"other":3250}', 43886, 'active', null::integer, null::bigint, null::integer),
  (524, 51, 'Neighborhood strip center near Henry Ford Health', 'Seller bought another place and is carrying two payments. Retail strip of 3,900 sq ft; the anchor has renewed twice. Cosmetics and two rooftop units near the end. Tenants have asked for better lighting. Our scope comes to $37k (about $13k a unit).

Gross $69,408, expenses $24,108, NOI $45,300. That is 9.44% on the asking price before any upside. Renters are easy to find thanks to Henry Ford Health and the QLine. Open to a lease option or a split note; tell us what solves your problem and the seller’s. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '5432 Elmhurst Way', 'Detroit', 'MI', '48211', 'Wayne', 480000, 0, 2, 3900, 15900, 'Light Rehab', 'Creative', 'occupied', false, 3, 45300, 42.3844, -83.0347, 1699, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 169333, 'active', null::integer, null::bigint, null::integer),
  (525, 13, 'Two-story frame house near the Metro-North line', 'Walked it last week: 2 bedrooms, 1.5 baths, 980 sq ft, 1942 construction. Heirs live out of state and want it off their plate.

Clean, insured, and managed by a local PM who would stay on at 8%.

Renovated comps run around $276k, so there is some equity on day one.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Metro-North line.

Owner financing: 15% down, rate to be agreed, no prepayment penalty. Under contract direct with the seller; assignment or double close. Vacant, go any time.', 'Single Family', '1605 S Birchwood Dr', 'Bridgeport', 'CT', '06606', 'Fairfield', 258000, 2, 1.5, 980, 9840, 'Turn-Key', 'Owner Financing', 'vacant', true, 7, null::bigint, 41.2041, -73.2053, 121, null::bigint, 0, 2400, null::bigint, 6, '{"property_taxes":4400,"insurance":1100,"maintenance":1650,"management":1500,"reserves":650}', 123434, 'active', null::integer, 269000, 32679),
  (526, 60, '1960s colonial near the industrial park east of town', '1,566 sq ft two-story from 1962 with three bedrooms and 2.5 baths. Tired landlord is done after a long hold. Functional as it sits. New counters and flooring would bring it to market finish. Our scope comes to $22k.

Numbers:
• Price $394,000
• Repairs $22,000
• ARV $475,000
• All in at 88% of ARV Renters are easy to find thanks to UNR and the industrial park east of town. Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. We are under contract and assigning. Showings with 24 hours’ notice.', 'Single Family', '125 Holloway Ln', 'Reno', 'NV', '89510', 'Washoe', 394000, 3, 2.5, 1566, 5280, 'Light Rehab', 'Hard Money', 'occupied', true, 5, null::bigint, 39.7732, -119.6073, 65, null::bigint, 22000, 4500, null::bigint, null::float8, '{"property_taxes":1900,"insurance":1600,"maintenance":8250,"management":9400}', 39580, 'active', null::integer, null::bigint, null::integer),
  (527, 38, 'Turn-key and tenanted: 12-unit building near the streetcar', 'The owner has held it free and clear since the nineties. 12 units, 11,690 sq ft, 29 bedrooms over 12 units. Tenants pay everything but water.

Clean, insured, and managed by a local PM who would stay on at 8%.

T-12: income $171,120 / expenses $62,820 / NOI $108,300. Rent roll and bank statements after NDA.

The Innovation District and the streetcar keep vacancy low in this part of Oklahoma City.

Existing loan of about $1.03M at 3.125% stays in place. PITI is current.', 'Multi Family', '260 E Redfield Ct', 'Oklahoma City', 'OK', '73162', 'Oklahoma', 1250000, 29, 12, 11690, 5330, 'Turn-Key', 'Subject To', 'occupied', true, 7, 108300, 35.5777, -97.6357, 758, null::bigint, null::bigint, 15150, 350, 8, '{"property_taxes":11650,"insurance":9400,"maintenance":13770,"management":10850,"utilities":9250,"reserves":5200,"other":2700}', 79016, 'active', null::integer, null::bigint, null::integer),
  (528, 38, 'Turn-key and tenanted: 8-plex near Little Havana foot traffic', '16 bedrooms over eight units, built 1941. Long-term tenants downstairs. Heirs live out of state and want it off their plate.

Clean, insured, and managed by a local PM who would stay on at 8%.

T-12: income $252,795 / expenses $95,495 / NOI $157,300. Rent roll and bank statements after NDA.

Most tenants here are drawn by Little Havana foot traffic, some by the Metrorail.

Looking for a clean cash offer with proof of funds. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '547 N 31st Ave', 'Miami', 'FL', '33142', 'Miami-Dade', 2100000, 16, 8, 6870, 5440, 'Turn-Key', 'Cash', 'occupied', true, 6, 157300, 25.8121, -80.2366, 35, 2200000, null::bigint, 22175, null::bigint, 5, '{"property_taxes":19150,"insurance":19350,"maintenance":19495,"management":16850,"utilities":9950,"reserves":7050,"other":3650}', 20939, 'active', null::integer, null::bigint, null::integer),
  (529, 23, 'Cash-flowing 1960s ranch, 6.7% cap', 'Walked it last week: 2 bedrooms, 1.5 baths, 1,212 sq ft, 1963 construction. Heirs live out of state and want it off their plate.

No deferred maintenance. Inspection report from this spring is in the folder.

T-12: income $92,910 / expenses $37,310 / NOI $55,600. Rent roll and bank statements after NDA.

We own two doors nearby and have never been empty for more than three weeks, largely because of the studio lots.

Existing loan of about $602k at 3.75% stays in place. PITI is current. We are under contract and assigning. Please do not disturb the tenants.', 'Single Family', '198 5th St', 'Los Angeles', 'CA', '90017', 'Los Angeles', 825000, 2, 1.5, 1212, 5900, 'Turn-Key', 'Subject To', 'occupied', true, 5, 55600, 34.0557, -118.2621, 52, null::bigint, 0, 8150, null::bigint, 5, '{"property_taxes":5800,"insurance":2200,"maintenance":13110,"management":11150,"reserves":5050}', 21092, 'active', null::integer, 875000, 2017),
  (530, 2, 'Cedar Rapids 1930s bungalow, delivered vacant', 'Heirs live out of state and want it off their plate. 2 bed, 1.5 bath, 1,054 sq ft, built in 1932, on a 0.24 acre lot. Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Two bids came back around $12k.

Renovated comps support $142,000. At $119,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. We own two doors nearby and have never been empty for more than three weeks, largely because of the NewBo district. Appraises and insures without drama, so bank money works. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '115 9th St', 'Cedar Rapids', 'IA', '52401', 'Linn', 119000, 2, 1.5, 1054, 10520, 'Light Rehab', 'Conventional', 'vacant', true, 6, null::bigint, 41.9793, -91.6549, 8, 142000, 12000, 1550, null::bigint, null::float8, '{"property_taxes":1500,"insurance":950,"maintenance":3150,"management":2150}', 2509, 'active', null::integer, null::bigint, null::integer),
  (531, 2, '8-unit brick walk-up: $95k a door', '18 bedrooms over eight units, built 1936. Units are larger than the area average. Estate sale, probate is closed.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. We carry $53k for repairs (about $7k a unit); verify with your own crew.

NOI is $67,300 on trailing numbers, not pro forma (8.86% cap). Expenses run 41% of collections.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Over-the-Rhine revival.

Cash or equivalent, close in 14 days or less with our title company. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '153 2nd Ave', 'Cincinnati', 'OH', '45245', 'Clermont', 760000, 18, 8, 7530, 10640, 'Light Rehab', 'Cash', 'occupied', true, 4, 67300, 39.0739, -84.281, 647, null::bigint, 53000, 10250, null::bigint, 8, '{"property_taxes":12050,"insurance":5750,"maintenance":9560,"management":7500,"utilities":6800,"reserves":4200}', 150089, 'paused', 49423, 818000, 22958),
  (532, 13, '6-unit brick walk-up near the Navy Yard', '6-unit brick walk-up from 1928: 12 bedrooms over six units, 5,500 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $51k at investor pricing (about $9k a unit).

Numbers:
• Price $2,500,000
• Repairs $51,000
• ARV $2,975,000
• All in at 86% of ARV

Most tenants here are drawn by Downtown Brooklyn rezoning, some by the Navy Yard.

Cash or equivalent, close in 14 days or less with our title company. We own it. Lockbox on site, message for the code.', 'Multi Family', '4682 S Meadowbrook St', 'Brooklyn', 'NY', '11221', 'Kings', 2500000, 12, 6, 5500, 8130, 'Light Rehab', 'Cash', 'vacant', false, 5, null::bigint, 40.6957, -73.9301, 432, null::bigint, null::bigint, 22375, null::bigint, null::float8, '{}', 127922, 'active', null::integer, null::bigint, null::integer),
  (533, 2, 'Duplex near Marquette, needs lipstick only', '6 bedrooms over two units, built 1949. Long-term tenants downstairs. Seller is relocating for work.

Needs paint, flooring and light fixtures; the bones and the big systems are fine. We carry $35k for repairs; verify with your own crew.

Gross $32,922, expenses $13,022, NOI $19,900. That is 8.43% on the asking price before any upside. Renovated comps support $284,900. At $236,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Marquette and the Northwestern Mutual campus keep vacancy low in this part of Milwaukee.

Ideal for a 12-month bridge loan; we can introduce a lender. Showings with 24 hours’ notice.', 'Multi Family', '2220 Wexford Pl', 'Milwaukee', 'WI', '53212', 'Milwaukee', 236000, 6, 2, 2210, 5980, 'Light Rehab', 'Hard Money', 'occupied', true, 8, 19900, 43.0668, -87.9082, 444, null::bigint, 35000, 2950, null::bigint, 7, '{"property_taxes":3500,"insurance":1000,"maintenance":2872,"management":2850,"utilities":1400,"reserves":1400}', 133832, 'active', null::integer, null::bigint, null::integer),
  (534, 3, '8.5% cap: 1920s two-story near the Strip District', 'Came to us through the seller’s attorney. 4 bed, 1 bath, 2,090 sq ft, built in 1928, on a 0.18 acre lot.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Figure $38k at investor pricing.

Collected rent is about $3,050 a month. After taxes, insurance, management and reserves the NOI is $23,100, a 8.46% cap at ask.

The Strip District and UPMC keep vacancy low in this part of Pittsburgh.

Seller will carry with $55k down at 7.5%, five-year balloon. Showings with 24 hours’ notice.', 'Residential', '58 Alder Dr', 'Pittsburgh', 'PA', '15232', 'Allegheny', 273000, 4, 1, 2090, 8030, 'Light Rehab', 'Owner Financing', 'occupied', false, 7, 23100, 40.4582, -79.9306, 329, 337000, 37500, 3200, null::bigint, 4, '{"property_taxes":3750,"insurance":950,"maintenance":3614,"management":3650,"reserves":1800}', 141366, 'active', null::integer, null::bigint, null::integer),
  (535, 15, '3-bed craftsman bungalow in Hilo', 'Solid 3/2 with 1,442 sq ft under roof. Seller is relocating for work, so we can move quickly.

$361,000 firm until the end of the month, then it goes to the MLS closer to $395k.

Clean, insured, and managed by a local PM who would stay on at 8%.

We own two doors nearby and have never been empty for more than three weeks, largely because of UH Hilo.

Conventional buyers are welcome; allow 30 days. We are under contract and assigning. Please do not disturb the tenants.', 'Single Family', '2805 S Chestnut Ct', 'Hilo', 'HI', '96720', 'Hawaii', 361000, 3, 2, 1442, 10810, 'Turn-Key', 'Conventional', 'occupied', true, 4, null::bigint, 19.7016, -155.0883, 476, null::bigint, 0, 3825, null::bigint, 7, '{"property_taxes":1000,"insurance":1000,"maintenance":8500,"management":9000}', 138516, 'active', null::integer, null::bigint, null::integer),
  (536, 59, 'Porch-front bungalow near the Eli Lilly campus', 'Solid 3/1.5 with 1,446 sq ft under roof. Seller bought another place and is carrying two payments, so we can move quickly.

Numbers:
• Price $134,000
• Repairs $92,000
• ARV $261,000
• All in at 87% of ARV

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. Two bids came back around $92k.

Renters are steady thanks to the Eli Lilly campus and the Red Line bus.

Structured for private money, first-position note. We own it. Vacant, go any time.', 'Single Family', '5744 W Vance Ct', 'Indianapolis', 'IN', '46219', 'Marion', 134000, 3, 1.5, 1446, 5760, 'Heavy Rehab', 'Private Money', 'vacant', false, 4, null::bigint, 39.7805, -86.0496, 267, 261000, 92000, null::bigint, null::bigint, null::float8, '{}', 108617, 'active', null::integer, null::bigint, null::integer),
  (537, 61, 'Cash-flowing mixed-use corner, 10.1% cap', 'Storefront with apartments from 1946: retail at the street, apartments above, 4,320 sq ft in all. Direct to seller, they called off our mailer.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

NOI is $52,600 on trailing numbers, not pro forma (10.12% cap). Expenses run 44% of collections.

We own two doors nearby and have never been empty for more than three weeks, largely because of ProMedica.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '547 Kenilworth Pkwy', 'Toledo', 'OH', '43612', 'Lucas', 520000, 6, 6, 4320, 3020, 'Turn-Key', 'Cash', 'occupied', true, 5, 52600, 41.6999, -83.5645, 88, 530000, 0, 8225, null::bigint, 4, '{"property_taxes":7950,"insurance":3400,"maintenance":10452,"management":8950,"utilities":5800,"reserves":5600}', 45076, 'active', null::integer, null::bigint, null::integer),
  (538, 46, 'Sioux Falls mid-century, delivered vacant', 'Partnership is splitting up and this is the last asset. 4 bed, 2.5 bath, 2,250 sq ft, built in 1972, on a 0.26 acre lot. Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $80k for repairs; verify with your own crew.

Ask $324,900 + repairs $80,000 = $404,900 all in, against an ARV of $465,000 (87%). Sioux Falls regulars know the pull of the card processors, and then there is Sanford and Avera. Creative terms preferred: part seller note, part new debt. Bring a structure. Vacant, go any time.', 'Single Family', '129 E Marlowe Dr', 'Sioux Falls', 'SD', '57105', 'Minnehaha', 324900, 4, 2.5, 2250, 11260, 'Medium Rehab', 'Creative', 'vacant', false, 6, null::bigint, 43.527, -96.7323, 99, 465000, 80000, null::bigint, null::bigint, null::float8, '{}', 13614, 'active', null::integer, 336000, 1873),
  (539, 7, 'Full gut craftsman, $92k ARV', 'Solid 3/1 with 1,542 sq ft under roof. Seller bought another place and is carrying two payments, so we can move quickly.

Bring a contractor and a flashlight. Water got in through the roof at the back; framing there needs sistering. We carry $32k for repairs; verify with your own crew.

Renovated comps support $92,000. At $48,500 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Flint regulars know the pull of Kettering University, and then there is Hurley Medical Center.

A private lender is in place at 10% interest only if you want the introduction. Lockbox on site, message for the code.', 'Single Family', '5507 N Juniper Ave', 'Flint', 'MI', '48507', 'Genesee', 48500, 3, 1, 1542, 13490, 'Heavy Rehab', 'Private Money', 'vacant', true, 6, null::bigint, 42.9854, -83.7381, 40, 92000, 31500, null::bigint, null::bigint, null::float8, '{}', 22083, 'active', null::integer, 52000, 5137),
  (540, 1, 'Developer opportunity: 0.19 acre near TCU', 'Direct from a family that has paid the taxes on this for decades. 0.19 acre, a cleared pad above the shoreline.

Zoned residential, no HOA, no restrictions we could find. Buyer to confirm with the county.

Demand here comes from the AllianceTexas hub. Nearby resales have been short-lived on the market.

Owner financing: 25% down, rate to be agreed, no prepayment penalty.', 'Land', 'Lot 1, Hickory Rd', 'Fort Worth', 'TX', '76129', 'Tarrant', 51500, 0, 0, 0, 8451, null, 'Owner Financing', 'vacant', true, 4, null::bigint, 32.7692, -97.2898, 137, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 57596, 'active', null::integer, 55000, 11851),
  (541, 23, 'Denver 1980s modern, delivered vacant', '1,524 sq ft contemporary from 1984 with three bedrooms and 2 baths. Heirs live out of state and want it off their plate.

Nobody should price the improvements here. Zoning supports a new build within the existing setbacks.

New construction of this size trades around $710k here. At $240,000 the dirt pencils for a spec build.

Denver regulars know the pull of Union Station, and then there is the A Line to the airport.

Looking for a clean cash offer with proof of funds. Under contract direct with the seller; assignment or double close. Lockbox on site, message for the code.', 'Single Family', '3371 Cedar Hollow Ave', 'Denver', 'CO', '80264', 'Denver', 240000, 3, 2, 1524, 7700, 'Tear-Down', 'Cash', 'vacant', true, 7, null::bigint, 39.7433, -104.9928, 26, 710000, null::bigint, null::bigint, null::bigint, null::float8, '{}', 5990, 'active', null::integer, null::bigint, null::integer),
  (542, 2, '$38k spread on this brick ranch', 'Solid 3/1 with 1,354 sq ft under roof. Heirs live out of state and want it off their plate, so we can move quickly.

ARV is $314k on three renovated comps inside a mile and six months. All in you are at $276k.

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Figure $14k at investor pricing.

Albuquerque regulars know the pull of UNM, and then there is the film studios at Mesa del Sol.

Looking for a clean cash offer with proof of funds.', 'Single Family', '5457 Pembroke Ave', 'Albuquerque', 'NM', '87116', 'Bernalillo', 262000, 3, 1, 1354, 8620, 'Light Rehab', 'Cash', 'vacant', true, 5, null::bigint, 35.0545, -106.5536, 202, 314000, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":1600,"insurance":1100}', 137852, 'active', null::integer, 252000, 29799),
  (543, 74, 'Turn-key 9-suite office building in Allentown', '12,700 sq ft, nine suites, built 1988, on 0.86 acre with surface parking. Seller bought another place and is carrying two payments. Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

T-12: income $277,020 / expenses $126,820 / NOI $150,200. Rent roll and bank statements after NDA. Most tenants here are drawn by the Neighborhood Improvement Zone, some by the Lehigh Valley warehouses. Will qualify for conventional financing. We own it. Showings with 24 hours’ notice.', 'Commercial', '7297 Pine Ridge St', 'Allentown', 'PA', '18106', 'Lehigh', 1800000, 0, 9, 12700, 37400, 'Turn-Key', 'Conventional', 'occupied', false, 6, 150200, 40.5868, -75.5927, 686, 1975000, 0, 23975, 325, 5, '{"property_taxes":23950,"insurance":8500,"maintenance":30070,"management":26150,"utilities":15400,"reserves":14300,"other":8450}', 107759, 'active', null::integer, 1928000, 19214),
  (544, 31, 'Mixed-use building at an 8.6% cap', 'Came to us through the seller’s attorney. 4,090 sq ft in five units; the coffee bar downstairs pays on the first every month, apartments upstairs are separately metered.

No deferred maintenance. Inspection report from this spring is in the folder.

Gross $158,700, expenses $59,400, NOI $99,300. That is 8.56% on the asking price before any upside.

Exit is not a worry: OHSU and the MAX lines bring both tenants and owner-occupants.

Appraises and insures without drama, so bank money works. Showings with 24 hours’ notice.', 'Mixed Use', '229 Wexford St', 'Portland', 'OR', '97236', 'Multnomah', 1160000, 4, 5, 4090, 2380, 'Turn-Key', 'Conventional', 'occupied', true, 7, 99300, 45.4865, -122.5149, 273, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 160119, 'active', null::integer, null::bigint, null::integer),
  (545, 44, 'Ranch near the battery plant', 'Walked it last week: 3 bedrooms, 1 bath, 1,746 sq ft, 1983 construction. Came to us through the seller’s attorney.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $52k.

Renovated comps support $228,000. At $156,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Lansing regulars know the pull of Sparrow Hospital, and then there is the battery plant.

Ideal for a 12-month bridge loan; we can introduce a lender. Showings with 24 hours’ notice.', 'Single Family', '249 Chestnut Pl', 'Lansing', 'MI', '48910', 'Ingham', 156000, 3, 1, 1746, 10870, 'Medium Rehab', 'Hard Money', 'occupied', false, 4, null::bigint, 42.6988, -84.5503, 190, 228000, 51500, null::bigint, null::bigint, null::float8, '{"property_taxes":1900,"insurance":800}', 50305, 'active', null::integer, null::bigint, null::integer),
  (546, 55, 'Cash-flowing four-family, 8.1% cap', 'Fourplex from 1914: 12 bedrooms over four units, 4,710 sq ft, separate electric meters. Estate sale, probate is closed.

Clean, insured, and managed by a local PM who would stay on at 8%.

Collected rent is about $15,400 a month, near $3,850 a unit. After taxes, insurance, management and reserves the NOI is $118,400, a 8.14% cap at ask.

We own two doors nearby and have never been empty for more than three weeks, largely because of the bayfront.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '319 Pine Ridge St', 'Hilo', 'HI', '96720', 'Hawaii', 1455000, 12, 4, 4710, 8780, 'Turn-Key', 'Creative', 'occupied', false, 4, 118400, 19.6988, -155.0986, 50, 1500000, 0, 16025, null::bigint, 4, '{"property_taxes":4150,"insurance":4800,"maintenance":17458,"management":16250,"utilities":12350,"reserves":11200}', 8294, 'active', null::integer, null::bigint, null::integer),
  (547, 52, 'Tampa single-level ranch, delivered vacant', 'Seller is relocating for work. 4 bed, 1.5 bath, 2,212 sq ft, built in 1976, on a 0.11 acre lot. Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. Figure $149k at investor pricing.

Ask $223,000 + repairs $148,500 = $371,500 all in, against an ARV of $450,000 (83%). Water Street and MacDill Air Force Base keep vacancy low in this part of Tampa. Ideal for a 12-month bridge loan; we can introduce a lender. Open for walkthroughs Thursday and Saturday.', 'Single Family', '387 Larkspur Ter', 'Tampa', 'FL', '33610', 'Hillsborough', 223000, 4, 1.5, 2212, 4620, 'Heavy Rehab', 'Hard Money', 'vacant', false, 8, null::bigint, 27.9901, -82.4042, 155, 450000, 148500, 3700, null::bigint, 4, '{"property_taxes":1850,"insurance":2100,"maintenance":6150,"management":5150,"reserves":2350}', 37422, 'active', null::integer, null::bigint, null::integer),
  (548, 41, 'Down to the studs: brick ranch near Fresno State', 'Solid 2/1.5 with 1,192 sq ft under roof. Owner retired and is selling the portfolio one by one, so we can move quickly.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. We carry $65k for repairs; verify with your own crew.

Numbers:
• Price $149,000
• Repairs $64,500
• ARV $303,000
• All in at 70% of ARV

We own two doors nearby and have never been empty for more than three weeks, largely because of Fresno State.

Structured for private money, first-position note. Contract is signed and can be shown on request. Open for walkthroughs Thursday and Saturday.', 'Single Family', '6019 Merritt Ave', 'Fresno', 'CA', '93728', 'Fresno', 149000, 2, 1.5, 1192, 8550, 'Heavy Rehab', 'Private Money', 'vacant', true, 4, null::bigint, 36.7644, -119.8177, 66, null::bigint, 64500, null::bigint, null::bigint, null::float8, '{"property_taxes":1050,"insurance":400}', 42387, 'active', null::integer, null::bigint, null::integer),
  (549, 18, 'Scrape or save: craftsman bungalow on 0.11 acre', '2,122 sq ft craftsman bungalow from 1925 with four bedrooms and 2 baths. Seller is relocating for work. Priced at land value. The structure is beyond economic repair and the city has a demolition estimate on file.

New construction of this size trades around $319k here. At $110,000 the dirt pencils for a spec build. Tinker Air Force Base and the streetcar keep vacancy low in this part of Oklahoma City. Cash or equivalent, close in 14 days or less with our title company.', 'Single Family', '3887 Redfield Ct', 'Oklahoma City', 'OK', '73116', 'Oklahoma', 110000, 4, 2, 2122, 4890, 'Tear-Down', 'Cash', 'vacant', true, 7, null::bigint, 35.5492, -97.5676, 71, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":850,"insurance":750}', 22305, 'active', null::integer, null::bigint, null::integer),
  (550, 73, 'Turn-key and tenanted: triplex near the state offices', 'Owner retired and is selling the portfolio one by one. Three units, 2,970 sq ft, 6 bedrooms over three units. Laundry in the basement. No deferred maintenance. Inspection report from this spring is in the folder.

Gross $43,488, expenses $15,988, NOI $27,500. That is 9.48% on the asking price before any upside. We own two doors nearby and have never been empty for more than three weeks, largely because of Sparrow Hospital. Looking for a clean cash offer with proof of funds. Please do not disturb the tenants.', 'Multi Family', '329 Sycamore Dr', 'Lansing', 'MI', '48911', 'Ingham', 290000, 6, 3, 2970, 4330, 'Turn-Key', 'Cash', 'occupied', true, 4, 27500, 42.6837, -84.5725, 21, null::bigint, 0, 3775, null::bigint, 4, '{"property_taxes":3450,"insurance":1150,"maintenance":3838,"management":3650,"utilities":2000,"reserves":1900}', 1164, 'active', null::integer, null::bigint, null::integer),
  (551, 3, 'Cosmetic 1930s colonial with room to push rents', 'Walked it last week: 5 bedrooms, 2 baths, 2,700 sq ft, 1935 construction. Owner retired and is selling the portfolio one by one. Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. We carry $39k for repairs; verify with your own crew.

Collected rent is about $3,100 a month. After taxes, insurance, management and reserves the NOI is $20,900, a 8.74% cap at ask. Renters are mostly long-term thanks to the FedEx hub and St. Jude and the medical district. Will qualify for conventional financing. We own it.', 'Single Family', '339 Wexford Ter', 'Memphis', 'TN', '38115', 'Shelby', 239000, 5, 2, 2700, 6410, 'Light Rehab', 'Conventional', 'occupied', false, 3, 20900, 35.0605, -89.8592, 517, 292000, 38500, 3225, null::bigint, 4, '{"property_taxes":1250,"insurance":1700,"maintenance":5902,"management":4550,"reserves":2850}', 19407, 'active', null::integer, null::bigint, null::integer),
  (552, 69, '2000s colonial near UVM and its medical center', 'Direct to seller, they called off our mailer. 3 bed, 1 bath, 1,510 sq ft, built in 2005, on a 0.4 acre lot.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. We carry $58k for repairs; verify with your own crew.

Collected rent is about $3,250 a month. After taxes, insurance, management and reserves the NOI is $24,400, a 6.93% cap at ask.

Most tenants here are drawn by UVM and its medical center, some by the Church Street shops.

Cash or equivalent, close in 14 days or less with our title company. Please do not disturb the tenants.', 'Single Family', '4469 N Sheridan Pl', 'Burlington', 'VT', '05405', 'Chittenden', 352000, 3, 1, 1510, 17570, 'Medium Rehab', 'Cash', 'occupied', false, 3, 24400, 44.4372, -73.0845, 115, 520000, 58000, 3375, null::bigint, 4, '{"property_taxes":5500,"insurance":1700,"maintenance":2880,"management":2800,"reserves":1600}', 15681, 'active', null::integer, 338000, 1888),
  (553, 60, '1960s two-story at an 8.3% cap', 'Walked it last week: 3 bedrooms, 1.5 baths, 1,392 sq ft, 1961 construction. Partnership is splitting up and this is the last asset.

Gross $18,432, expenses $6,432, NOI $12,000. That is 8.28% on the asking price before any upside.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Figure $41k at investor pricing.

We own two doors nearby and have never been empty for more than three weeks, largely because of the streetcar.

Two hard money lenders have looked and would fund 90% of purchase and all of the repairs. Please do not disturb the tenants.', 'Single Family', '4872 S Juniper Ter', 'Cincinnati', 'OH', '45251', 'Hamilton', 144900, 3, 1.5, 1392, 6210, 'Medium Rehab', 'Hard Money', 'occupied', false, 7, 12000, 39.2689, -84.5991, 298, 201000, 40500, 1600, null::bigint, 4, '{"property_taxes":2250,"insurance":1200,"maintenance":1282,"management":1100,"reserves":600}', 107798, 'active', null::integer, null::bigint, null::integer),
  (554, 73, '4-bed single-level ranch in Rockford', '2,062 sq ft brick ranch from 1968 with four bedrooms and 1.5 baths. Seller bought another place and is carrying two payments. About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. We carry $54k for repairs; verify with your own crew.

ARV is $228k on three renovated comps inside a mile and six months. All in you are at $207k. Renters are steady thanks to the aerospace shops and the cargo airport. Open to a lease option or a split note; tell us what solves your problem and the seller’s. Selling on title, not an assignment. Open for walkthroughs Thursday and Saturday.', 'Single Family', '299 Fairmount Pl', 'Rockford', 'IL', '61107', 'Winnebago', 153000, 4, 1.5, 2062, 8790, 'Medium Rehab', 'Creative', 'vacant', false, 4, null::bigint, 42.2791, -89.0348, 1054, 228000, 54000, 2575, null::bigint, 7, '{"property_taxes":2850,"insurance":950,"maintenance":3000,"management":2550,"reserves":1100}', 122773, 'active', null::integer, null::bigint, null::integer),
  (555, 56, 'Toledo waterfront lot – 2 acres', '2 acres (89,002 sq ft), a cleared pad above the shoreline.

Water and power are at the road, perc test passed in the spring, and the title is clean. That is $18,600 an acre.

Growth in Toledo follows ProMedica and the Jeep plant.

Owner financing: 20% down, rate to be agreed, no prepayment penalty.', 'Land', 'Lot 28, Beacon Rd', 'Toledo', 'OH', '43614', 'Lucas', 38000, 0, 0, 0, 89002, null, 'Owner Financing', 'vacant', true, 5, null::bigint, 41.6016, -83.6334, 243, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 156935, 'active', null::integer, null::bigint, null::integer),
  (556, 42, 'Baton Rouge 6-plex', 'Partnership is splitting up and this is the last asset. Six units, 4,460 sq ft, 6 bedrooms over six units. Each unit has its own furnace.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. Our scope comes to $85k (about $14k a unit).

NOI is $47,300 on trailing numbers, not pro forma (8.92% cap). Expenses run 36% of collections. Renovated comps support $675,000. At $530,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Renters are mostly long-term thanks to the health district on Essen Lane and LSU.

Cash only, as-is, $5,000 non-refundable after a three-day look. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Multi Family', '175 5th Ave', 'Baton Rouge', 'LA', '70803', 'East Baton Rouge', 530000, 6, 6, 4460, 9330, 'Medium Rehab', 'Cash', 'occupied', true, 8, 47300, 30.4084, -91.1905, 519, 675000, 85000, 6425, null::bigint, 4, '{"property_taxes":3050,"insurance":3800,"maintenance":6266,"management":5100,"utilities":3300,"reserves":3700,"other":1500}', 166899, 'active', null::integer, null::bigint, null::integer),
  (557, 49, '6-unit brick walk-up: $119k a door', '6-unit brick walk-up from 1917: 12 bedrooms over six units, 5,640 sq ft, separate electric meters. Came to us through the seller’s attorney. Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Figure $37k at investor pricing (about $6k a unit).

Collected rent is about $7,950 a month, near $1,325 a unit. After taxes, insurance, management and reserves the NOI is $62,700, a 8.77% cap at ask. Renovated comps support $835,000. At $715,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash. We own two doors nearby and have never been empty for more than three weeks, largely because of the UPS Worldport. Structured for private money, first-position note. Selling on title, not an assignment. Please do not disturb the tenants.', 'Multi Family', '192 Orchard Dr', 'Louisville', 'KY', '40223', 'Jefferson', 715000, 12, 6, 5640, 11520, 'Light Rehab', 'Private Money', 'occupied', false, 5, 62700, 38.261, -85.5628, 555, null::bigint, 36500, 8650, null::bigint, 8, '{"property_taxes":5150,"insurance":4200,"maintenance":7046,"management":6950,"utilities":5350,"reserves":4100}', 110873, 'active', null::integer, null::bigint, null::integer),
  (558, 55, '4-bed 1920s bungalow in Worcester', 'Walked it last week: 4 bedrooms, 1.5 baths, 2,012 sq ft, 1924 construction. Partnership is splitting up and this is the last asset.

Nobody should price the improvements here. Zoning supports a new build within the existing setbacks.

New construction of this size trades around $530k here. At $183,000 the dirt pencils for a spec build.

Worcester regulars know the pull of UMass Chan, and then there is Polar Park.

Structured for private money, first-position note. Under contract direct with the seller; assignment or double close. Open for walkthroughs Thursday and Saturday.', 'Single Family', '392 Clayborne Ave', 'Worcester', 'MA', '01610', 'Worcester', 183000, 4, 1.5, 2012, 10070, 'Tear-Down', 'Private Money', 'vacant', true, 6, null::bigint, 42.253, -71.8139, 54, 530000, null::bigint, null::bigint, null::bigint, null::float8, '{}', 11037, 'active', null::integer, null::bigint, null::integer),
  (559, 68, 'Ranch near Downtown Brooklyn rezoning', 'Walked it last week: 3 bedrooms, 2 baths, 1,246 sq ft, 1963 construction. Partnership is splitting up and this is the last asset.

Ask $770,000 + repairs $13,000 = $783,000 all in, against an ARV of $905,000 (87%).

Cosmetics only: dated kitchen, worn carpet, tired landscaping. Roof has ten years left. Two bids came back around $13k.

Exit is not a worry: Downtown Brooklyn rezoning and the Navy Yard bring both tenants and owner-occupants.

Looking for a clean cash offer with proof of funds. We are under contract and assigning. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '6151 Rosewood St', 'Brooklyn', 'NY', '11235', 'Kings', 770000, 3, 2, 1246, 4120, 'Light Rehab', 'Cash', 'occupied', true, 7, null::bigint, 40.5798, -73.959, 161, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 46772, 'active', null::integer, null::bigint, null::integer),
  (560, 52, 'BRRRR candidate: 8-plex in Colorado Springs', 'Direct to seller, they called off our mailer. Eight units, 6,910 sq ft, 19 bedrooms over eight units. Off-street parking in the rear. Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Our scope comes to $122k (about $15k a unit).

NOI is $103,600 on trailing numbers, not pro forma (7.73% cap). Expenses run 35% of collections. Colorado Springs regulars know the pull of the Air Force Academy, and then there is Fort Carson. Existing loan of about $1.04M at 3.125% stays in place. PITI is current. Please do not disturb the tenants.', 'Multi Family', '461 Beacon Pl', 'Colorado Springs', 'CO', '80916', 'El Paso', 1340000, 19, 8, 6910, 15760, 'Medium Rehab', 'Subject To', 'occupied', false, 7, 103600, 38.8034, -104.7423, 51, 1800000, 121500, 14375, null::bigint, 8, '{"property_taxes":6850,"insurance":5250,"maintenance":14500,"management":10000,"utilities":9400,"reserves":7250,"other":1850}', 25587, 'active', null::integer, null::bigint, null::integer),
  (561, 12, 'Paint-and-carpet tower condo in Kansas City', '1 bed, 1 bath, 872 sq ft in a 1990 tower with a balcony facing west. Seller bought another place and is carrying two payments.

Dated kitchen and worn carpet, everything works. Two weekends of paint and a new vanity. Figure $12k at investor pricing.

Renovated comps support $212,000. At $176,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Most tenants here are drawn by the hospital hill employers, some by the Crossroads.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close.', 'Condo', '514 18th St #18D', 'Kansas City', 'MO', '64156', 'Clay', 176000, 1, 1, 872, 0, 'Light Rehab', 'Cash', 'vacant', true, 7, null::bigint, 39.2918, -94.5377, 90, 212000, 11500, 1900, null::bigint, 5, '{"property_taxes":1700,"insurance":450,"maintenance":2200,"management":1900,"hoa":3550}', 47930, 'active', null::integer, null::bigint, null::integer),
  (562, 3, 'Cosmetic 4-bay retail strip with room to push rents', 'Direct to seller, they called off our mailer. Retail strip of 10,100 sq ft; the anchor has renewed twice.

Cosmetics and two rooftop units near the end. Tenants have asked for better lighting. Figure $70k at investor pricing (about $18k a unit).

T-12: income $239,844 / expenses $102,244 / NOI $137,600. Rent roll and bank statements after NDA.

Renters are mostly long-term thanks to the Mayo Clinic campus and JAXPORT.

Cash or equivalent, close in 14 days or less with our title company. We own it. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '5655 22nd Ave', 'Jacksonville', 'FL', '32225', 'Duval', 1600000, 0, 5, 10100, 40800, 'Light Rehab', 'Cash', 'occupied', false, 6, 137600, 30.3574, -81.5118, 438, 1875000, 70000, 21625, 100, 8, '{"property_taxes":13250,"insurance":14300,"maintenance":26994,"management":22000,"utilities":16050,"reserves":9650}', 86239, 'active', null::integer, null::bigint, null::integer),
  (563, 58, 'Developer opportunity: 26.3 acres near the Port of Mobile', 'Direct from a family that has paid the taxes on this for decades. 26.3 acres, mostly hardwood with a two-track in from the road.

Water and power are at the road, perc test passed in the spring, and the title is clean. That is $6,500 an acre.

Builders are active on this side of Mobile; the Airbus plant at Brookley and the Port of Mobile are what they are chasing.

Seller will carry with $34k down at 7.5%, ten-year balloon.', 'Land', '4234 Perry Rd', 'Mobile', 'AL', '36603', 'Mobile', 170000, 0, 0, 0, 1146551, null, 'Owner Financing', 'vacant', false, 5, null::bigint, 30.6983, -88.0585, 119, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{"property_taxes":600}', 86195, 'active', null::integer, null::bigint, null::integer),
  (564, 22, 'Value-add ranch: kitchens, baths, mechanicals', 'Tired landlord is done after a long hold. 4 bed, 1.5 bath, 1,898 sq ft, built in 1986, on a 0.18 acre lot.

Kitchen and baths need replacing, the AC condenser is at the end, and there is an old leak stain to chase. Figure $43k at investor pricing.

Renovated comps support $207,000. At $147,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Most tenants here are drawn by the NewBo district, some by Collins Aerospace.

Structured for private money, first-position note. Selling on title, not an assignment. Lockbox on site, message for the code.', 'Single Family', '533 Elmhurst Ter', 'Cedar Rapids', 'IA', '52403', 'Linn', 147000, 4, 1.5, 1898, 7800, 'Medium Rehab', 'Private Money', 'vacant', false, 6, null::bigint, 41.9798, -91.6282, 509, 207000, 43000, null::bigint, null::bigint, null::float8, '{}', 67204, 'active', null::integer, null::bigint, null::integer),
  (565, 59, 'BRRRR candidate: 8-unit building in Greensboro', '8 bedrooms over eight units, built 1963. Units are larger than the area average. The owner has held it free and clear since the nineties.

Plan on kitchens, baths, flooring, some drywall and a panel upgrade. Foundation checked out dry. Our scope comes to $95k (about $12k a unit).

NOI is $61,700 on trailing numbers, not pro forma (8.51% cap). Expenses run 36% of collections. ARV is $915k on three renovated comps inside a mile and six months. All in you are at $820k.

Most tenants here are drawn by Cone Health, some by UNCG.

Ideal for a 12-month bridge loan; we can introduce a lender. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Multi Family', '1498 W Cedar Hollow Ter', 'Greensboro', 'NC', '27407', 'Guilford', 725000, 8, 8, 5670, 10610, 'Medium Rehab', 'Hard Money', 'occupied', true, 6, 61700, 36.0354, -79.8581, 1864, 915000, 95000, 8225, 225, 5, '{"property_taxes":5800,"insurance":5150,"maintenance":7730,"management":6600,"utilities":4750,"reserves":2900,"other":1700}', 118486, 'active', null::integer, null::bigint, null::integer),
  (566, 3, 'Cash-flowing storefront with apartments, 7.5% cap', 'Partnership is splitting up and this is the last asset. 11,170 sq ft in 12 units; the coffee bar downstairs wants to renew, apartments upstairs are rarely empty. Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

T-12: income $348,471 / expenses $132,271 / NOI $216,200. Rent roll and bank statements after NDA. We own two doors nearby and have never been empty for more than three weeks, largely because of the BeltLine. Conventional buyers are welcome; allow 30 days. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '8201 Redfield Ave', 'Atlanta', 'GA', '30316', 'Fulton', 2900000, 10, 12, 11170, 5070, 'Turn-Key', 'Conventional', 'occupied', true, 5, 216200, 33.7255, -84.3382, 197, 3025000, null::bigint, 30850, 375, 7, '{"property_taxes":21450,"insurance":14950,"maintenance":30971,"management":24200,"utilities":15100,"reserves":18000,"other":7600}', 49656, 'active', null::integer, null::bigint, null::integer),
  (567, 51, 'Cash-flowing 1920s bungalow, 7.4% cap', 'Solid 3/2 with 1,322 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly. Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

NOI is $13,600 on trailing numbers, not pro forma (7.43% cap). Expenses run 37% of collections. Renters are easy to find thanks to Cape Fear Valley Health and Fort Bragg. Appraises and insures without drama, so bank money works. Selling on title, not an assignment. Showings with 24 hours’ notice.', 'Single Family', '855 Chestnut Dr', 'Fayetteville', 'NC', '28304', 'Cumberland', 183000, 3, 2, 1322, 10970, 'Turn-Key', 'Conventional', 'occupied', false, 3, 13600, 35.0242, -78.9647, 259, 197000, 0, 1925, null::bigint, 7, '{"property_taxes":1350,"insurance":1200,"maintenance":2283,"management":2100,"reserves":950}', 156586, 'active', null::integer, null::bigint, null::integer),
  (568, 23, 'Long-hold opportunity: 0.27 acre near Banner Wyoming Medical Center', 'Direct from a family that has paid the taxes on this for decades. 0.27 acre, gently rolling and fenced on three sides.

Legal access is recorded. Well and septic needed; neighbors hit water at around 180 feet.

Growth in Casper follows the energy payrolls and Banner Wyoming Medical Center.

Owner financing: 15% down, rate to be agreed, no prepayment penalty.', 'Land', 'Lot 23, Quarry Ln', 'Casper', 'WY', '82609', 'Natrona', 13000, 0, 0, 0, 11621, null, 'Owner Financing', 'vacant', true, 6, null::bigint, 42.8456, -106.286, 23, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 10763, 'active', null::integer, null::bigint, null::integer),
  (569, 18, 'BRRRR candidate: duplex in Manchester', 'Side-by-side duplex from 1949: 5 bedrooms over two units, 1,910 sq ft, separate electric meters. The owner has held it free and clear since the nineties.

Roof has two or three years in it, galvanized supply lines should go while the walls are open, layout works as is. We carry $66k for repairs; verify with your own crew.

Gross $45,684, expenses $15,784, NOI $29,900. That is 7.38% on the asking price before any upside. Numbers:
• Price $405,000
• Repairs $65,500
• ARV $495,000
• All in at 95% of ARV

Renters are steady thanks to Elliot Hospital and the Millyard.

A private lender is in place at 10% interest only if you want the introduction. Contract is signed and can be shown on request. Showings with 24 hours’ notice.', 'Multi Family', '331 3rd Ave', 'Manchester', 'NH', '03101', 'Hillsborough', 405000, 5, 2, 1910, 6600, 'Medium Rehab', 'Private Money', 'occupied', true, 4, 29900, 42.996, -71.4627, 610, 495000, 65500, 3975, 75, 6, '{"property_taxes":6100,"insurance":1400,"maintenance":2834,"management":2500,"utilities":1300,"reserves":1650}', 152652, 'active', null::integer, null::bigint, null::integer),
  (570, 38, 'Neighborhood strip center at a 9.3% cap', 'Seller is relocating for work. Retail strip of 5,100 sq ft; staggered leases, no two expire in the same year.

Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

T-12: income $85,728 / expenses $30,128 / NOI $55,600. Rent roll and bank statements after NDA.

The Cleveland Clinic and the Gordon Square district keep vacancy low in this part of Cleveland.

Conventional buyers are welcome; allow 30 days. We are under contract and assigning. Showings with 24 hours’ notice.', 'Commercial', '8602 Cedar Hollow St', 'Cleveland', 'OH', '44126', 'Cuyahoga', 600000, 0, 4, 5100, 16400, 'Turn-Key', 'Conventional', 'occupied', true, 6, 55600, 41.4394, -81.8561, 96, null::bigint, null::bigint, 7525, 75, 6, '{"property_taxes":9000,"insurance":2700,"maintenance":6278,"management":5100,"utilities":4500,"reserves":2550}', 1872, 'active', null::integer, null::bigint, null::integer),
  (571, 56, 'Lincoln mid-rise condo', '3 bed, 1.5 bath, 1,373 sq ft in a 1968 building with a gym and a package room. Heirs live out of state and want it off their plate.

Move-in ready. Reserves of the association are healthy and the minutes are in the folder.

Gross $33,201, expenses $12,901, NOI $20,300. That is 7.55% on the asking price before any upside.

Renters are easy to find thanks to the University of Nebraska and the Haymarket.

Will qualify for conventional financing. Tenant-occupied; one walkthrough day will be set.', 'Condo', '351 Woodlawn St #501', 'Lincoln', 'NE', '68506', 'Lancaster', 269000, 3, 1.5, 1373, 0, 'Turn-Key', 'Conventional', 'occupied', false, 4, 20300, 40.7875, -96.6426, 423, null::bigint, null::bigint, 2975, null::bigint, 7, '{"property_taxes":4500,"insurance":700,"maintenance":2101,"management":1550,"hoa":3100,"reserves":950}', 52284, 'active', null::integer, null::bigint, null::integer),
  (572, 22, 'Warehouse at an 8.5% cap', '45,900 sq ft on 2.6 acres, built 1959. 26 ft clear, six docks with levelers, three-phase power. Partnership is splitting up and this is the last asset. Roof is under warranty, parking lot was sealed and striped last year, and the rooftop units have service records.

Collected rent is about $31,050 a month. After taxes, insurance, management and reserves the NOI is $226,100, a 8.53% cap at ask. Caterpillar and OSF Saint Francis keep vacancy low in this part of Peoria. Looking for a clean cash offer with proof of funds. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '630 Laurel Ave', 'Peoria', 'IL', '61603', 'Peoria', 2650000, 0, 3, 45900, 113400, 'Turn-Key', 'Cash', 'occupied', true, 5, 226100, 40.707, -89.5774, 519, 2725000, null::bigint, 32350, null::bigint, 4, '{"property_taxes":47200,"insurance":16600,"maintenance":29372,"management":25650,"utilities":15400,"reserves":12350}', 32330, 'active', null::integer, null::bigint, null::integer),
  (573, 61, 'Cash-flowing flex building, 8.6% cap', 'Heirs live out of state and want it off their plate. Six spaces totalling 25,500 sq ft with about 10% office finish.

Phase I is clean and dated this year. No deferred maintenance that we could find.

T-12: income $438,912 / expenses $193,412 / NOI $245,500. Rent roll and bank statements after NDA.

Exit is not a worry: BJC and Washington University and the Cortex district bring both tenants and owner-occupants.

Structured for private money, first-position note. We are under contract and assigning. Please do not disturb the tenants.', 'Industrial', '6445 Winslow Pkwy', 'Saint Louis', 'MO', '63147', 'St. Louis, City of', 2850000, 0, 6, 25500, 82000, 'Turn-Key', 'Private Money', 'occupied', true, 5, 245500, 38.7125, -90.2366, 384, 2975000, 0, 37950, 150, 4, '{"property_taxes":27950,"insurance":21000,"maintenance":55412,"management":40850,"utilities":23650,"reserves":24550}', 50892, 'active', null::integer, null::bigint, null::integer),
  (574, 45, '4-bed brick ranch in Oakland', '2,056 sq ft 1950s ranch from 1956 with four bedrooms and 1.5 baths. Direct to seller, they called off our mailer.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

Asking $870,000; the last appraisal came in at $935,000.

Oakland regulars know the pull of BART, and then there is the Lake Merritt waterfront.

Sub-to with the seller’s 3.25% loan; small amount of cash to the seller at closing. Vacant, go any time.', 'Single Family', '238 Woodlawn Ave', 'Oakland', 'CA', '94605', 'Alameda', 870000, 4, 1.5, 2056, 8250, 'Turn-Key', 'Subject To', 'vacant', false, 4, null::bigint, 37.7576, -122.1601, 990, null::bigint, null::bigint, 6850, null::bigint, 5, '{}', 170557, 'active', null::integer, 937000, 9240),
  (575, 60, 'Turn-key and tenanted: duplex near PeaceHealth', 'Duplex from 1980: 5 bedrooms over two units, 1,700 sq ft, separate electric meters. Owner retired and is selling the portfolio one by one.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

T-12: income $65,265 / expenses $28,465 / NOI $36,800. Rent roll and bank statements after NDA.

Eugene regulars know the pull of PeaceHealth, and then there is the University of Oregon.

Looking for a clean cash offer with proof of funds. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '1942 Norwood Ave', 'Eugene', 'OR', '97405', 'Lane', 560000, 5, 2, 1700, 4580, 'Turn-Key', 'Cash', 'occupied', true, 5, 36800, 44.0135, -123.0988, 16, null::bigint, 0, 5725, null::bigint, 5, '{"property_taxes":5350,"insurance":1950,"maintenance":7665,"management":7150,"utilities":3500,"reserves":2850}', 3140, 'active', null::integer, null::bigint, null::integer),
  (576, 51, 'Paint-and-carpet ranch in Charlotte', '1,662 sq ft single-level ranch from 1963 with three bedrooms and 2.5 baths. Owner retired and is selling the portfolio one by one.

Functional as it sits. New counters and flooring would bring it to market finish. Figure $25k at investor pricing.

Numbers:
• Price $390,000
• Repairs $24,500
• ARV $460,000
• All in at 90% of ARV

Exit is not a worry: the bank towers and the NoDa breweries bring both tenants and owner-occupants.

Structured for private money, first-position note. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Single Family', '190 Dogwood Ter', 'Charlotte', 'NC', '28269', 'Mecklenburg', 390000, 3, 2.5, 1662, 7120, 'Light Rehab', 'Private Money', 'vacant', true, 5, null::bigint, 35.2921, -80.8234, 567, 460000, 24500, null::bigint, null::bigint, null::float8, '{}', 69428, 'active', null::integer, null::bigint, null::integer),
  (577, 6, 'Storefront with apartments near the Gateway Airport employers', 'Storefront with apartments from 1941: retail at the street, apartments above, 5,230 sq ft in all. Direct to seller, they called off our mailer.

Copper has been pulled and several openings are boarded. Structure is straight, which is why we like it. We carry $166k for repairs (about $28k a unit); verify with your own crew.

ARV is $1.12M on three renovated comps inside a mile and six months. All in you are at $886k.

The Gateway Airport employers and the Boeing plant keep vacancy low in this part of Mesa.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request.', 'Mixed Use', '3958 Calloway St', 'Mesa', 'AZ', '85204', 'Maricopa', 720000, 5, 6, 5230, 2510, 'Heavy Rehab', 'Hard Money', 'vacant', true, 6, null::bigint, 33.4054, -111.7837, 148, 1120000, 165500, null::bigint, null::bigint, null::float8, '{}', 86265, 'active', null::integer, 766000, 15246),
  (578, 18, 'Kansas City tower condo, delivered vacant', '1 bed, 1 bath, 688 sq ft in a 2016 tower with a gym and a package room. Estate sale, probate is closed.

$172,000 firm until the end of the month, then it goes to the MLS closer to $182k.

New HVAC closet and water heater, permits closed; the building did its elevator and lobby last year.

Most tenants here are drawn by the Crossroads, some by the hospital hill employers.

Open to a lease option or a split note; tell us what solves your problem and the seller’s. Open for walkthroughs Thursday and Saturday.', 'Condo', '4735 W Rosewood St #21C', 'Kansas City', 'MO', '64123', 'Jackson', 172000, 1, 1, 688, 0, 'Turn-Key', 'Creative', 'vacant', false, 7, null::bigint, 39.1107, -94.5215, 455, null::bigint, 0, 1500, null::bigint, 4, '{"property_taxes":1500,"insurance":450,"maintenance":1250,"management":1250,"hoa":2200}', 90048, 'active', null::integer, null::bigint, null::integer),
  (579, 74, 'Mixed-use corner near the MAX lines', 'Storefront with apartments from 1941: retail at the street, apartments above, 5,730 sq ft in all. Tired landlord is done after a long hold.

Mechanically sound. Budget for paint, two vanities, appliances and a weekend of yard work. Figure $49k at investor pricing (about $6k a unit).

T-12: income $205,344 / expenses $87,944 / NOI $117,400. Rent roll and bank statements after NDA. Ask $1,650,000 + repairs $48,500 = $1,698,500 all in, against an ARV of $1,850,000 (92%).

OHSU and the Alberta Street shops keep vacancy low in this part of Portland.

Conventional buyers are welcome; allow 30 days. Contract is signed and can be shown on request. Tenant-occupied; one walkthrough day will be set.', 'Mixed Use', '9533 Elmhurst St', 'Portland', 'OR', '97218', 'Multnomah', 1650000, 7, 8, 5730, 2870, 'Light Rehab', 'Conventional', 'occupied', true, 5, 117400, 45.5567, -122.604, 10, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 614, 'active', null::integer, null::bigint, null::integer),
  (580, 26, 'High-rise condo near the Cortex district, needs lipstick only', '2 bed, 2 bath, 1,019 sq ft in a 1990 tower with a covered parking space and storage cage. Tired landlord is done after a long hold.

Clean but stuck in another decade. Countertops, flooring and appliances would bring it to the level of the renovated units. Two bids came back around $17k.

ARV is $246k on three renovated comps inside a mile and six months. All in you are at $221k.

Exit is not a worry: the Cortex district and the new NGA campus bring both tenants and owner-occupants.

Set up for hard money: scope, photos and comps are packaged for your lender. Lockbox on site, message for the code.', 'Condo', '4505 S Vance Ter #5A', 'Saint Louis', 'MO', '63121', 'St. Louis', 204000, 2, 2, 1019, 0, 'Light Rehab', 'Hard Money', 'vacant', false, 6, null::bigint, 38.7015, -90.3103, 122, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 137742, 'active', null::integer, null::bigint, null::integer),
  (581, 31, 'Infill teardown in Providence', 'Solid 3/1.5 with 1,412 sq ft under roof. Seller bought another place and is carrying two payments, so we can move quickly.

Nobody should price the improvements here. Zoning supports a new build within the existing setbacks.

New construction of this size trades around $344k here. At $120,000 the dirt pencils for a spec build.

Most tenants here are drawn by the MBTA line to Boston, some by Brown and RISD.

Cash only, as-is, $5,000 non-refundable after a three-day look. Under contract direct with the seller; assignment or double close. Lockbox on site, message for the code.', 'Single Family', '238 Oakdale St', 'Providence', 'RI', '02909', 'Providence', 120000, 3, 1.5, 1412, 11610, 'Tear-Down', 'Cash', 'vacant', true, 6, null::bigint, 41.8214, -71.438, 88, 344000, null::bigint, null::bigint, null::bigint, null::float8, '{}', 132456, 'active', null::integer, 129000, 25159),
  (582, 17, '5-bed two-story frame house in Fort Worth', 'Estate sale, probate is closed. 5 bed, 3.5 bath, 2,630 sq ft, built in 1988, on a 0.14 acre lot.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Two bids came back around $28k.

Collected rent is about $4,350 a month. After taxes, insurance, management and reserves the NOI is $32,300, a 7.98% cap at ask.

Fort Worth regulars know the pull of Lockheed and the joint reserve base, and then there is the AllianceTexas hub.

Looking for a clean cash offer with proof of funds. We are under contract and assigning.', 'Single Family', '4205 W Mulberry Ct', 'Fort Worth', 'TX', '76115', 'Tarrant', 405000, 5, 3.5, 2630, 5940, 'Light Rehab', 'Cash', 'occupied', true, 4, 32300, 32.6826, -97.3342, 87, 480000, 28000, 4550, null::bigint, 4, '{"property_taxes":5750,"insurance":3350,"maintenance":4816,"management":3700,"reserves":2500}', 34801, 'active', null::integer, null::bigint, null::integer),
  (583, 61, '8.6% cap: 1970s two-story near the BlueOval project at Stanton', '2,118 sq ft 1970s two-story from 1975 with four bedrooms and 1.5 baths. Direct to seller, they called off our mailer.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

T-12: income $30,738 / expenses $13,738 / NOI $17,000. Rent roll and bank statements after NDA.

Most tenants here are drawn by St. Jude and the medical district, some by the BlueOval project at Stanton.

Looking for a clean cash offer with proof of funds. Tenant-occupied; one walkthrough day will be set.', 'Single Family', '2120 Spruce St', 'Memphis', 'TN', '38132', 'Shelby', 198000, 4, 1.5, 2118, 4010, 'Turn-Key', 'Cash', 'occupied', true, 5, 17000, 35.0667, -89.992, 120, 217000, null::bigint, 2725, null::bigint, 6, '{"property_taxes":1200,"insurance":1350,"maintenance":5038,"management":4400,"reserves":1750}', 34955, 'active', null::integer, null::bigint, null::integer),
  (584, 51, 'Flip with $107k in it: craftsman bungalow', 'Solid 3/1 with 1,354 sq ft under roof. The owner has held it free and clear since the nineties, so we can move quickly.

About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. Our scope comes to $43k.

Numbers:
• Price $314,900
• Repairs $43,000
• ARV $465,000
• All in at 77% of ARV

Exit is not a worry: the new airport and the University of Utah bring both tenants and owner-occupants.

Existing loan of about $251k at 3.75% stays in place. PITI is current. Contract is signed and can be shown on request. Lockbox on site, message for the code.', 'Residential', '172 Sheridan St', 'Salt Lake City', 'UT', '84105', 'Salt Lake', 314900, 3, 1, 1354, 4300, 'Medium Rehab', 'Subject To', 'vacant', true, 6, null::bigint, 40.7365, -111.8644, 254, 465000, 43000, null::bigint, null::bigint, null::float8, '{}', 134475, 'active', null::integer, null::bigint, null::integer),
  (585, 24, 'New Orleans garden office', 'Partnership is splitting up and this is the last asset. 6-suite office building of 12,100 sq ft; the anchor has renewed twice.

Facade, restrooms and electrical service need work before the vacant space can be leased at market. We carry $243k for repairs (about $41k a unit); verify with your own crew.

ARV is $1.82M on three renovated comps inside a mile and six months. All in you are at $1.72M.

New Orleans regulars know the pull of Tulane and Loyola, and then there is the streetcar lines.

Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request.', 'Commercial', '4870 E Wexford Pkwy', 'New Orleans', 'LA', '70117', 'Orleans', 1475000, 0, 5, 12100, 35300, 'Medium Rehab', 'Hard Money', 'occupied', true, 5, null::bigint, 29.969, -90.0358, 1201, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 113662, 'active', null::integer, 1560000, 7604),
  (586, 55, 'San Juan neighborhood strip center', '4,200 sq ft, three bays, built 1996, on 0.28 acre with surface parking. Partnership is splitting up and this is the last asset. Cosmetics and two rooftop units near the end. Tenants have asked for better lighting. Our scope comes to $37k (about $12k a unit).

NOI is $51,800 on trailing numbers, not pro forma (8.16% cap). Expenses run 45% of collections. ARV is $715k on three renovated comps inside a mile and six months. All in you are at $672k. Most tenants here are drawn by the Act 60 newcomers, some by the short-stay market. Appraises and insures without drama, so bank money works. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Commercial', '2875 Glenview Blvd', 'San Juan', 'PR', '00936', 'San Juan', 635000, 0, 3, 4200, 12400, 'Light Rehab', 'Conventional', 'occupied', true, 6, 51800, 18.398, -66.0616, 212, 715000, null::bigint, 8150, 100, 4, '{"property_taxes":3750,"insurance":5950,"maintenance":9490,"management":10950,"utilities":6650,"reserves":6450}', 89962, 'active', null::integer, null::bigint, null::integer),
  (587, 2, 'Cash-flowing mixed-use corner, 9.0% cap', 'Storefront with apartments from 1896: retail at the street, apartments above, 9,370 sq ft in all. The owner has held it free and clear since the nineties.

Collected rent is about $14,350 a month, near $1,425 a unit. After taxes, insurance, management and reserves the NOI is $108,700, a 8.98% cap at ask.

Everything a lender or inspector would flag has been done: roof, panel, supply lines, windows.

We own two doors nearby and have never been empty for more than three weeks, largely because of the cyber center.

Sub-to with the seller’s 3.0% loan; small amount of cash to the seller at closing.', 'Mixed Use', '9087 22nd St', 'Augusta', 'GA', '30903', 'Richmond', 1210000, 7, 10, 9370, 5070, 'Turn-Key', 'Subject To', 'occupied', true, 6, 108700, 33.381, -82.0957, 49, 1315000, null::bigint, 15225, 350, 8, '{"property_taxes":10300,"insurance":7150,"maintenance":17398,"management":12550,"utilities":7350,"reserves":8500}', 22436, 'active', null::integer, null::bigint, null::integer),
  (588, 18, '3-bed single-level ranch in Charlotte', 'Came to us through the seller’s attorney. 3 bed, 2 bath, 1,394 sq ft, built in 1982, on a 0.19 acre lot.

Condemned but not yet on the demo list; utilities are capped and the lot is clear of trees at the front.

New construction of this size trades around $440k here. At $153,000 the dirt pencils for a spec build.

Exit is not a worry: the bank towers and the NoDa breweries bring both tenants and owner-occupants.

Structured for private money, first-position note. We are under contract and assigning. Lockbox on site, message for the code.', 'Single Family', '594 Fairmount Ave', 'Charlotte', 'NC', '28208', 'Mecklenburg', 153000, 3, 2, 1394, 8200, 'Tear-Down', 'Private Money', 'vacant', true, 4, null::bigint, 35.2419, -80.8986, 189, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 48406, 'active', null::integer, 164000, 3184),
  (589, 15, '$34k spread on this brick ranch', '1,728 sq ft single-level ranch from 1979 with three bedrooms and 1.5 baths. Direct to seller, they called off our mailer. Functional as it sits. New counters and flooring would bring it to market finish. Figure $26k at investor pricing.

ARV is $332k on three renovated comps inside a mile and six months. All in you are at $299k. We own two doors nearby and have never been empty for more than three weeks, largely because of the I-81 warehouses. Appraises and insures without drama, so bank money works. We are under contract and assigning. Open for walkthroughs Thursday and Saturday.', 'Single Family', '353 S Juniper Ter', 'Hagerstown', 'MD', '21740', 'Washington', 273000, 3, 1.5, 1728, 15140, 'Light Rehab', 'Conventional', 'vacant', true, 8, null::bigint, 39.6376, -77.7364, 58, 332000, 25500, null::bigint, null::bigint, null::float8, '{}', 11282, 'active', null::integer, null::bigint, null::integer),
  (590, 26, 'Owner will carry: 26.3 acres, open acreage', 'Gently rolling and fenced on three sides. The parcel measures 26.3 acres by the recent survey, stakes are in.

Water and power are at the road, perc test passed in the spring, and the title is clean. That is $9,400 an acre.

Growth in Huntsville follows Redstone Arsenal and Cummings Research Park.

Seller will carry with $50k down at 6.5%, seven-year balloon.', 'Land', 'Lot 35, Cedar Hollow Rd', 'Huntsville', 'AL', '35803', 'Madison', 247000, 0, 0, 0, 1147024, null, 'Owner Financing', 'vacant', false, 6, null::bigint, 34.6166, -86.5499, 731, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 118367, 'active', null::integer, 268000, 28197),
  (591, 40, 'Distribution building near VCU Health, needs lipstick only', '55,200 sq ft on 2.4 acres, built 1969. 18 ft clear, grade-level doors on every bay, three-phase power. Estate sale, probate is closed. Cosmetics and two rooftop units near the end. Tenants have asked for better lighting. We carry $387k for repairs (about $129k a unit); verify with your own crew.

Gross $620,217, expenses $218,017, NOI $402,200. That is 7.09% on the asking price before any upside. ARV is $6.58M on three renovated comps inside a mile and six months. All in you are at $6.06M. Renters are easy to find thanks to Scott’s Addition and VCU Health. Conventional buyers are welcome; allow 30 days. Tenant-occupied; one walkthrough day will be set.', 'Industrial', '5471 Quarry Ave', 'Richmond', 'VA', '23237', 'Chesterfield', 5675000, 0, 3, 55200, 102800, 'Light Rehab', 'Conventional', 'occupied', true, 8, 402200, 37.4072, -77.4581, 535, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 157168, 'active', null::integer, 6005000, 29067),
  (592, 41, '1920s bungalow near the GM truck plant', 'Walked it last week: 3 bedrooms, 1.5 baths, 1,716 sq ft, 1927 construction. Tired landlord is done after a long hold.

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. We carry $85k for repairs; verify with your own crew.

Numbers:
• Price $112,000
• Repairs $84,500
• ARV $229,000
• All in at 86% of ARV

Fort Wayne regulars know the pull of the Electric Works project, and then there is the GM truck plant.

Ideal for a 12-month bridge loan; we can introduce a lender. Vacant, go any time.', 'Single Family', '620 Garnet Ln', 'Fort Wayne', 'IN', '46809', 'Allen', 112000, 3, 1.5, 1716, 10690, 'Heavy Rehab', 'Hard Money', 'vacant', true, 5, null::bigint, 41.0205, -85.1866, 237, 229000, 84500, null::bigint, null::bigint, null::float8, '{"property_taxes":800,"insurance":750}', 111490, 'active', null::integer, null::bigint, null::integer),
  (593, 16, '2-bed 1970s ranch in Houston', 'Walked it last week: 2 bedrooms, 1 bath, 1,332 sq ft, 1976 construction. Came to us through the seller’s attorney.

Renovated comps support $223,000. At $180,000 plus the work there is room for a cautious flip or a refinance that returns most of the cash.

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. Figure $22k at investor pricing.

Renters are mostly long-term thanks to the METRORail and the Texas Medical Center.

Set up for hard money: scope, photos and comps are packaged for your lender. Open for walkthroughs Thursday and Saturday.', 'Single Family', '316 Tremont Dr', 'Houston', 'TX', '77010', 'Harris', 180000, 2, 1, 1332, 6240, 'Light Rehab', 'Hard Money', 'vacant', true, 6, null::bigint, 29.7593, -95.3641, 240, null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}', 171904, 'active', null::integer, null::bigint, null::integer),
  (594, 62, 'Turn-key two-story in Billings', '2,164 sq ft 1970s two-story from 1973 with five bedrooms and 1.5 baths. Heirs live out of state and want it off their plate.

No deferred maintenance. Inspection report from this spring is in the folder.

Renovated comps run around $410k, so there is some equity on day one.

Renters are steady thanks to the refineries and the medical corridor.

A private lender is in place at 10% interest only if you want the introduction.', 'Single Family', '195 Cedar Hollow St', 'Billings', 'MT', '59101', 'Yellowstone', 399000, 5, 1.5, 2164, 14160, 'Turn-Key', 'Private Money', 'vacant', false, 5, null::bigint, 45.7712, -108.5004, 205, null::bigint, 0, 4375, null::bigint, null::float8, '{"property_taxes":3100,"insurance":2100,"maintenance":4800,"management":5250,"reserves":3200}', 96529, 'active', null::integer, 434000, 14300),
  (595, 39, 'BRRRR candidate: 1970s ranch in Seattle', 'Solid 3/1.5 with 1,788 sq ft under roof. Seller is relocating for work, so we can move quickly. About ten weeks of work with a decent crew: kitchen, baths, HVAC, paint, exterior trim. We carry $46k for repairs; verify with your own crew.

Gross $74,955, expenses $34,255, NOI $40,700. That is 6.07% on the asking price before any upside. Exit is not a worry: the University of Washington and South Lake Union bring both tenants and owner-occupants. Set up for hard money: scope, photos and comps are packaged for your lender. Contract is signed and can be shown on request.', 'Single Family', '106 Cedar Hollow Ct', 'Seattle', 'WA', '98103', 'King', 670000, 3, 1.5, 1788, 4850, 'Medium Rehab', 'Hard Money', 'occupied', true, 4, 40700, 47.6725, -122.3484, 526, 990000, 46000, 6575, null::bigint, 5, '{"property_taxes":5550,"insurance":1800,"maintenance":10455,"management":11250,"reserves":5200}', 34907, 'active', null::integer, null::bigint, null::integer),
  (596, 3, 'South Bend brick ranch, delivered vacant', 'Walked it last week: 4 bedrooms, 2 baths, 1,822 sq ft, 1958 construction. Seller is relocating for work.

Ask $123,000 + repairs $78,000 = $201,000 all in, against an ARV of $232,000 (87%).

Stripped to studs in half the rooms, open permit transfers to the buyer. Foundation piers were done in 2021. We carry $78k for repairs; verify with your own crew.

Exit is not a worry: the South Shore Line and Notre Dame bring both tenants and owner-occupants.

A private lender is in place at 10% interest only if you want the introduction. We own it. Vacant, go any time.', 'Single Family', '297 Spruce Ave', 'South Bend', 'IN', '46615', 'St. Joseph', 123000, 4, 2, 1822, 5320, 'Heavy Rehab', 'Private Money', 'vacant', false, 7, null::bigint, 41.6706, -86.2052, 622, 232000, 78000, null::bigint, null::bigint, null::float8, '{"property_taxes":900,"insurance":750}', 57032, 'active', null::integer, null::bigint, null::integer),
  (597, 45, '8-unit brick walk-up at an 8.0% cap', '8-plex from 1962: 19 bedrooms over eight units, 7,360 sq ft, separate electric meters. Seller is relocating for work.

Collected rent is about $9,650 a month, near $1,200 a unit. After taxes, insurance, management and reserves the NOI is $65,400, a 8.02% cap at ask. Numbers:
• Price $815,000
• Repairs $66,000
• ARV $915,000
• All in at 96% of ARV

Furnace is newer and the roof was done in 2019; the interior is clean but stuck in another decade. We carry $66k for repairs (about $9k a unit); verify with your own crew.

Exit is not a worry: the GE Appliance Park and the UPS Worldport bring both tenants and owner-occupants.

A private lender is in place at 10% interest only if you want the introduction. We are under contract and assigning. Showings with 24 hours’ notice.', 'Multi Family', '606 Elmhurst Pl', 'Louisville', 'KY', '40203', 'Jefferson', 815000, 19, 8, 7360, 11250, 'Light Rehab', 'Private Money', 'occupied', true, 5, 65400, 38.2555, -85.7719, 40, 915000, 66000, 10250, null::bigint, 6, '{"property_taxes":6350,"insurance":4950,"maintenance":12420,"management":12350,"utilities":9150,"reserves":5000}', 22804, 'active', null::integer, null::bigint, null::integer),
  (598, 72, 'Turn-key and tenanted: retail strip near the new airport', 'Owner retired and is selling the portfolio one by one. Neighborhood strip center of 6,300 sq ft; a mix of service tenants that do not compete with online retail. Phase I is clean and dated this year. No deferred maintenance that we could find.

Asking $1,800,000; the last appraisal came in at $1,875,000. The University of Utah and the new airport keep vacancy low in this part of Salt Lake City. Seller will carry with $360k down at 6.5%, five-year balloon. Under contract direct with the seller; assignment or double close. Tenant-occupied; one walkthrough day will be set.', 'Commercial', '8134 Beacon Way', 'Salt Lake City', 'UT', '84115', 'Salt Lake', 1800000, 0, 4, 6300, 22400, 'Turn-Key', 'Owner Financing', 'occupied', true, 4, null::bigint, 40.7167, -111.8899, 464, 1875000, 0, 18250, null::bigint, 5, '{"property_taxes":9800,"insurance":9000,"maintenance":22850,"management":16200,"utilities":8850,"reserves":11450}', 171613, 'active', null::integer, 1910000, 59646),
  (599, 68, 'Mixed-use building at a 9.0% cap', 'The owner has held it free and clear since the nineties. 4,940 sq ft in six units; the barber downstairs wants to renew, apartments upstairs are separately metered.

Renovated top to bottom with receipts for all of it. LVP, quartz, new mechanicals.

Collected rent is about $8,700 a month, near $1,450 a unit. After taxes, insurance, management and reserves the NOI is $67,600, a 9.01% cap at ask.

We own two doors nearby and have never been empty for more than three weeks, largely because of the Cortex district.

Appraises and insures without drama, so bank money works. Contract is signed and can be shown on request. Please do not disturb the tenants.', 'Mixed Use', '938 N Carver Blvd', 'Saint Louis', 'MO', '63124', 'St. Louis', 750000, 6, 6, 4940, 3180, 'Turn-Key', 'Conventional', 'occupied', true, 5, 67600, 38.6389, -90.3721, 14, null::bigint, 0, 9100, 150, 6, '{"property_taxes":6850,"insurance":5550,"maintenance":6990,"management":7650,"utilities":5700,"reserves":4000}', 7034, 'active', null::integer, null::bigint, null::integer)
  ) as v (
    number, owner, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms,
    sqft, lot_sqft, condition, financing, occupancy, off_market_contract, pictures, noi, latitude, longitude,
    view_count, arv, repair_cost, monthly_rent, other_monthly_income, vacancy_pct, annual_expenses, age_minutes,
    status, status_age, previous_price, price_age
  )
) as l;

-- Likes and dislikes, by member number. Counted in one statement below, because counting one by one
-- would take longer than everything else together.
alter table public.property_feedback disable trigger count_feedback;
insert into public.property_feedback (user_id, property_id, feedback_type, created_at)
select
  ('de300000-0000-4000-8000-' || lpad(vote.member, 12, '0'))::uuid,
  p.id,
  vote.feedback_type,
  -- Some time between the posting and now, the same for each pair.
  p.created_at + (now() - p.created_at) * (abs(hashtext(f.number || ' ' || vote.member)) % 1000) / 1000.0
from (values
  (0, '{25}', '{}'),
  (1, '{43,19}', '{}'),
  (2, '{32,24,59}', '{}'),
  (3, '{14}', '{}'),
  (4, '{7}', '{}'),
  (5, '{34,48,43,61}', '{}'),
  (7, '{11}', '{}'),
  (8, '{65,68,7,39,27}', '{}'),
  (9, '{23}', '{}'),
  (10, '{67}', '{}'),
  (12, '{48}', '{}'),
  (13, '{66,55,58}', '{}'),
  (14, '{2,58}', '{}'),
  (15, '{18,64,39,35,57}', '{6,27,33}'),
  (17, '{38,57,5,74,37,64}', '{24}'),
  (18, '{22,28,52,36}', '{27}'),
  (19, '{40}', '{}'),
  (20, '{70}', '{}'),
  (22, '{66,12}', '{}'),
  (23, '{5,33,65,44}', '{39}'),
  (24, '{63,5,1}', '{36}'),
  (25, '{73,68}', '{35,34}'),
  (26, '{33,36,9,21,66,65,63,6,19,74,73}', '{55}'),
  (28, '{70,58,1,8,17}', '{42,30,50,52}'),
  (29, '{68,70,33}', '{13,10,42}'),
  (31, '{47,13,62,59,65,15,7,10}', '{63,38}'),
  (32, '{47,60,69,16,67,23,1,40,43,34,27}', '{30,64,63}'),
  (33, '{38,33,46}', '{11}'),
  (34, '{18,59,28}', '{}'),
  (35, '{11,17,33,65,13,12,36,6}', '{60,29}'),
  (36, '{22,21}', '{}'),
  (37, '{40,72}', '{}'),
  (38, '{58,40,45,30,8,72,15,34}', '{28,25,20}'),
  (39, '{45,8,55}', '{}'),
  (40, '{42,65,52,56,28,47,21,26,62,76,3,9,41,44}', '{19,23,43,51,63}'),
  (41, '{36,70,63,30,20}', '{29}'),
  (42, '{66,51,8,16}', '{65}'),
  (43, '{45,70,52,30,25,64,2,13,10,68}', '{60,5,15,48}'),
  (44, '{27}', '{}'),
  (45, '{2}', '{}'),
  (47, '{19,7}', '{51}'),
  (48, '{64,54}', '{44,16}'),
  (49, '{52}', '{}'),
  (50, '{71}', '{}'),
  (51, '{59,42,49,27}', '{}'),
  (53, '{20,7,30}', '{}'),
  (54, '{27}', '{}'),
  (55, '{68}', '{}'),
  (56, '{19}', '{}'),
  (57, '{22,52,24,44,69,10,66,64,32,59,60}', '{35,17,1,7,72}'),
  (60, '{28,52}', '{}'),
  (61, '{64,75,28,12,66,68,69,30,26,13,18,35,62}', '{53,34}'),
  (62, '{19,31,9,38}', '{}'),
  (63, '{56,33,67,70,60,6}', '{11,28,45}'),
  (65, '{26,15}', '{14}'),
  (66, '{50}', '{}'),
  (67, '{52,23,76}', '{32}'),
  (68, '{72,7,71,68,12,47,10}', '{62,48}'),
  (69, '{13}', '{}'),
  (70, '{30,13}', '{}'),
  (72, '{19}', '{}'),
  (73, '{10}', '{}'),
  (74, '{23,65,8,70,63,74}', '{41,14}'),
  (75, '{57}', '{}'),
  (76, '{37,22,11,43}', '{5}'),
  (77, '{59}', '{}'),
  (78, '{43,12,37,20,15,52}', '{41}'),
  (79, '{42,68,51,44,16,61,73,35,52,2,75,46,14,49,8,36,20,27,55,48}', '{}'),
  (80, '{59,31,29,54,33,21,11,17}', '{}'),
  (81, '{7,64,74,2,14,72,21}', '{31}'),
  (82, '{2,65}', '{}'),
  (83, '{23,71,58,51,27}', '{57}'),
  (84, '{44,1,43,58,23,67,19,30}', '{}'),
  (86, '{48,35,2,38,6,42,22,53,39,75,15}', '{30,7,21}'),
  (87, '{65,18,54,21,74}', '{2}'),
  (88, '{54,44,24,3}', '{}'),
  (89, '{62,26,56,53,25,51}', '{28}'),
  (90, '{15,2}', '{}'),
  (91, '{21,20,71}', '{}'),
  (92, '{11,21}', '{47}'),
  (93, '{16}', '{}'),
  (94, '{67,43,55}', '{}'),
  (95, '{14}', '{}'),
  (96, '{13,33}', '{10}'),
  (97, '{5,37,53,21,56,50,49,35,23,16,10,34,15,46}', '{70,40,20}'),
  (98, '{57,69,74,68,33,23,42,61,28,24,12,2,9,53}', '{16,3}'),
  (101, '{28,55}', '{}'),
  (102, '{}', '{38}'),
  (103, '{35,16,37,12,47,76,1,56,54,25,58,75}', '{}'),
  (104, '{28,23}', '{19}'),
  (106, '{}', '{32}'),
  (107, '{17,58,24,53,72,28}', '{7}'),
  (109, '{18,36,46,49,39,72}', '{6}'),
  (110, '{}', '{60}'),
  (111, '{5,61,40}', '{18,36}'),
  (112, '{64,69,44}', '{15,5,8,63}'),
  (113, '{61,26,75,72,29,28,38}', '{}'),
  (114, '{35}', '{}'),
  (115, '{22,52,5,62}', '{}'),
  (116, '{26,63,24,72,70,14,71}', '{}'),
  (117, '{27,14}', '{41}'),
  (118, '{47}', '{}'),
  (119, '{29,37}', '{41}'),
  (120, '{3,30,10,6,27,13,34,70,20}', '{}'),
  (121, '{11,15}', '{59}'),
  (123, '{63,64,62,46,27,53}', '{}'),
  (124, '{48}', '{}'),
  (125, '{51,9,35,16,61,48,34,73,47,74,10,14,63,64,49}', '{5,69,56,25}'),
  (126, '{75}', '{}'),
  (127, '{74,62}', '{9,48}'),
  (128, '{3,14}', '{}'),
  (129, '{76,19,18,21,51,28,29,71,40,56}', '{9,70}'),
  (131, '{69,15,61,28}', '{65,53}'),
  (132, '{58}', '{}'),
  (133, '{67,39,34,53,12,35,66,57,5,56,13,26,68,45,32,71}', '{69,42,15,25}'),
  (134, '{64,31,15,56,11,61,45,26,71,57,72,76,49,8,19,17,23,9}', '{}'),
  (135, '{12,21,9}', '{}'),
  (136, '{76}', '{}'),
  (137, '{35}', '{}'),
  (139, '{19,55,69,45,7,3,23}', '{10}'),
  (140, '{44,5,18}', '{75,2,67,66}'),
  (141, '{21,72,46,41,31,40,28,66,47,39,7,64,57,76,12,3}', '{20,19,25,59}'),
  (142, '{36,55,28,59,32,25,62,44,3,1,31,2,67}', '{8}'),
  (143, '{41,11,16,21,2,1}', '{62}'),
  (144, '{73}', '{}'),
  (145, '{16,50,28,42,30,31,64,5,38,22,54}', '{72}'),
  (146, '{3,55,33,8,24}', '{27,20,19,75}'),
  (147, '{63,24,64,72,73}', '{66,43}'),
  (148, '{68,25,62,66}', '{49}'),
  (149, '{7,52,18,37,33,75,76,17,40,63,39}', '{72,30}'),
  (150, '{58,2,60,1,31,12,62,39,29,34,20,59,70,25,21,52,36}', '{11,66,75}'),
  (151, '{}', '{9}'),
  (152, '{48}', '{}'),
  (153, '{50}', '{}'),
  (156, '{65,54}', '{}'),
  (157, '{31,29,75,44}', '{55}'),
  (158, '{70}', '{}'),
  (159, '{51,53,39,24,5,60,2,31,6,64,1,56,48}', '{}'),
  (160, '{61}', '{21}'),
  (161, '{58,63}', '{}'),
  (162, '{73,61,36,3,25,47}', '{1}'),
  (163, '{21,34,59,20,31,41,45,43,61,64,5,74,70,30,56,11}', '{18,10,25,29}'),
  (164, '{74}', '{52}'),
  (165, '{40,20,49,58,46,73,7,44,43,55}', '{}'),
  (166, '{18,58,40}', '{}'),
  (167, '{53}', '{}'),
  (168, '{2}', '{}'),
  (169, '{71}', '{}'),
  (170, '{72,8,32,49,74}', '{63}'),
  (173, '{19,58}', '{}'),
  (174, '{24,25,2,30}', '{}'),
  (175, '{65,34,59,18,38,47,67,48,35,15,1,53}', '{74,37,71,23}'),
  (176, '{24}', '{}'),
  (177, '{24,57}', '{}'),
  (178, '{72,46,41,1,44,17}', '{24}'),
  (179, '{74,72,56,12}', '{}'),
  (180, '{}', '{20}'),
  (181, '{69,30,21,22,73,39,7,31,75,46,40,17,8,32}', '{}'),
  (182, '{73,50,63,21,54,29}', '{}'),
  (184, '{39}', '{}'),
  (185, '{43}', '{}'),
  (186, '{49,35}', '{}'),
  (188, '{51,19}', '{}'),
  (189, '{43,27,26,50,35,42,47}', '{18,57}'),
  (190, '{15,54,74,19}', '{17,51}'),
  (191, '{70,61,9,51,2,71,37,24,45,14,20,19,67,32,31,43,75,33}', '{48,47}'),
  (192, '{17,48,16,9,1}', '{46,7}'),
  (194, '{46,47}', '{}'),
  (195, '{46,75,69,31,59,70}', '{}'),
  (196, '{}', '{7,23}'),
  (197, '{56,71}', '{}'),
  (199, '{74,5,3,30}', '{39}'),
  (200, '{23,8}', '{}'),
  (202, '{56,45,68,57,59,54}', '{}'),
  (203, '{35,21,40,76,23}', '{}'),
  (204, '{26}', '{}'),
  (206, '{55}', '{}'),
  (207, '{69,36,49,62,74,45,39,32,75,31,72,40,37,47,70,59,13,20}', '{43,9}'),
  (208, '{36,66,51,29,10,70,68,47,25}', '{72,6}'),
  (209, '{44,51}', '{75}'),
  (210, '{19,59,67,68,48,60,10,71,24,13,63,20}', '{}'),
  (211, '{17,63,52,60,41,43,34,10,24,15,76,14,19,16}', '{31,1}'),
  (212, '{64,12,50}', '{20,6,39}'),
  (213, '{14,30,12}', '{62}'),
  (214, '{64,9}', '{}'),
  (216, '{63,30}', '{}'),
  (217, '{71,47,25,46,43,20,74,8}', '{66}'),
  (218, '{57,24,46,52,1,58,30,14,75,28,6}', '{64,72,47,2,60,22,9}'),
  (219, '{50,41,20}', '{36}'),
  (220, '{41}', '{}'),
  (221, '{19}', '{}'),
  (222, '{25}', '{}'),
  (223, '{3,65,39,60,38,43,36,51,67,30,64}', '{}'),
  (224, '{70,1}', '{}'),
  (225, '{58,38,14}', '{75}'),
  (226, '{7}', '{8}'),
  (227, '{66,49,69}', '{2}'),
  (228, '{34,10,42,63,61,72,67,33,12,19,31,15,41,22,54,38,71,1,11,23}', '{}'),
  (229, '{76}', '{}'),
  (230, '{16,34}', '{}'),
  (232, '{72,29,51,20,71}', '{}'),
  (233, '{73,43}', '{}'),
  (234, '{2}', '{}'),
  (235, '{36,54,6,15,13,62,63,3,73}', '{46}'),
  (236, '{31,5,57,3,72,38}', '{63}'),
  (237, '{25,43,17}', '{}'),
  (238, '{59}', '{}'),
  (239, '{74,19}', '{}'),
  (240, '{5}', '{}'),
  (241, '{39,63,57}', '{}'),
  (242, '{45}', '{}'),
  (243, '{19,47,28,15,5}', '{65,76,42,11}'),
  (244, '{6}', '{}'),
  (245, '{43,61,10,30}', '{48,50,20}'),
  (246, '{2}', '{}'),
  (247, '{16,6}', '{}'),
  (248, '{34,51,16,33,25,26,47,18,52,2,73}', '{44,67}'),
  (249, '{27}', '{}'),
  (250, '{5}', '{}'),
  (251, '{74}', '{}'),
  (252, '{5}', '{}'),
  (254, '{69}', '{}'),
  (255, '{70,55,62,23,16,11,69,29,3,72,40,10,8,42,74}', '{6,30,75,1,14}'),
  (256, '{37,25,9,7,40,75,23,54,71,38}', '{64,41,10,13,16}'),
  (257, '{28,25}', '{}'),
  (258, '{10,29,24}', '{}'),
  (259, '{70,41,20,5,28,72,36}', '{}'),
  (260, '{63,34,22,59,26,5,10,18,57,19,42,52,13,53,54,25,66}', '{64,62,43}'),
  (261, '{27,43,60,65}', '{52}'),
  (262, '{23}', '{}'),
  (263, '{52,35,23}', '{}'),
  (264, '{36,76,44,33,38,47,53,32,7}', '{40}'),
  (265, '{40,45}', '{22}'),
  (266, '{}', '{61}'),
  (267, '{44,16}', '{}'),
  (268, '{70,68,9,16,54}', '{50}'),
  (269, '{2,23,51,59,61,48,28,53}', '{68,42}'),
  (270, '{29,22,44}', '{}'),
  (271, '{72,43}', '{}'),
  (272, '{24}', '{}'),
  (273, '{34}', '{}'),
  (275, '{17}', '{}'),
  (276, '{13}', '{29}'),
  (277, '{1}', '{5}'),
  (279, '{3,66,12}', '{}'),
  (280, '{23}', '{}'),
  (281, '{50,75,32}', '{}'),
  (282, '{12,61,70,64}', '{48}'),
  (283, '{15}', '{}'),
  (284, '{5,35,15,21,27,48}', '{51}'),
  (286, '{43,60,47,51,35,57,31,67,21}', '{72,3,68}'),
  (287, '{12}', '{}'),
  (288, '{2}', '{}'),
  (289, '{43,71,56,36}', '{67}'),
  (290, '{51,35,12,41,48,69,37,53,57,6,31,59,5,39,28}', '{}'),
  (292, '{18,23,71,22}', '{12}'),
  (293, '{72,58,33,29,15,31,30,71}', '{}'),
  (294, '{67,37,1,34}', '{}'),
  (295, '{33,19}', '{60,30}'),
  (297, '{38,39,34,30,23,10,54,45,70,13,6,1,66,9,2,14,55,5}', '{37,75}'),
  (298, '{74,32,75}', '{}'),
  (299, '{}', '{40,16,36}'),
  (300, '{53}', '{}'),
  (301, '{13,36,69,63,47,14,8,3,26,7,70,43,18,62,40,39,42,25,68,51}', '{}'),
  (303, '{51,60,45,21}', '{}'),
  (304, '{30,59,7}', '{}'),
  (305, '{45,49,59,53,67,16,3,39}', '{18}'),
  (306, '{7}', '{}'),
  (307, '{18}', '{}'),
  (308, '{62}', '{}'),
  (309, '{11,5,14,63,18,22,29,76,39,62}', '{}'),
  (310, '{36,28}', '{54,73}'),
  (313, '{48,34,59,69,39,26,65,9,73,24,67}', '{}'),
  (315, '{68,54,35,43,24,74,53,65,71,26,23,47,60,18,2,5,38,70,52,42}', '{}'),
  (316, '{47,35}', '{}'),
  (317, '{57}', '{}'),
  (318, '{9}', '{52,27}'),
  (319, '{38,39,11,72,23,25,12}', '{58,33}'),
  (320, '{18,24,44,8,50,57,71,35,46,2,3,31,22}', '{49,64,66,11}'),
  (322, '{56,20,54,75}', '{60,43,14,59}'),
  (323, '{6,76,42}', '{}'),
  (324, '{70,57,46,56,14}', '{1}'),
  (325, '{7}', '{}'),
  (328, '{75,73}', '{74}'),
  (329, '{46}', '{23}'),
  (330, '{64}', '{}'),
  (331, '{41,22}', '{}'),
  (333, '{21,69,65,1}', '{}'),
  (334, '{6,52,76,58,18,28,46,19,70}', '{22,35}'),
  (335, '{75}', '{}'),
  (336, '{57}', '{75,56}'),
  (337, '{24}', '{}'),
  (338, '{50}', '{}'),
  (339, '{}', '{45}'),
  (341, '{17,33}', '{}'),
  (342, '{47,61}', '{20}'),
  (343, '{18,65,68,26}', '{70,71,7,40}'),
  (344, '{1}', '{}'),
  (345, '{2}', '{}'),
  (346, '{53}', '{56}'),
  (347, '{72,33,1,36,41}', '{40,71}'),
  (348, '{3,58,64,57,73,43}', '{}'),
  (349, '{57,9,40}', '{28}'),
  (350, '{17}', '{}'),
  (351, '{18,14,29,10,32}', '{47}'),
  (352, '{63,44,43}', '{59,10,30,1}'),
  (353, '{63,53,62}', '{24}'),
  (354, '{63,68,10,2,42,16,64}', '{}'),
  (355, '{}', '{58}'),
  (356, '{55,37,50}', '{}'),
  (357, '{50}', '{}'),
  (358, '{17,50}', '{}'),
  (359, '{10,61}', '{}'),
  (360, '{76,38}', '{}'),
  (363, '{75,68}', '{39}'),
  (364, '{58}', '{}'),
  (365, '{10,40,18,34,11,33,24}', '{51}'),
  (366, '{53,37,45}', '{33}'),
  (367, '{6,30,47}', '{}'),
  (368, '{69}', '{64}'),
  (369, '{6,45}', '{71,28,1}'),
  (370, '{65,62}', '{}'),
  (371, '{70,72,25}', '{}'),
  (372, '{33,75,26,53,65,58,38,44}', '{48,7,9,27}'),
  (373, '{9}', '{44,72}'),
  (374, '{20,34}', '{49}'),
  (375, '{5,30}', '{}'),
  (376, '{67,69,49,39,71}', '{}'),
  (377, '{36,66,67,41,5,3,65,14,49}', '{32,13}'),
  (378, '{32,67,61,17}', '{58,64,71}'),
  (379, '{70,71,60}', '{}'),
  (380, '{45}', '{}'),
  (381, '{70}', '{}'),
  (384, '{7,65,64,1,48,26,12,61,45,23,59,46,41}', '{47,73,58,75,16}'),
  (385, '{31}', '{}'),
  (386, '{72,51,44,6}', '{}'),
  (387, '{43}', '{}'),
  (388, '{1,37}', '{}'),
  (389, '{14,37,41,46,61,58,33,63,32,51,36,49,12,3,5,19,16,57,7,70}', '{}'),
  (390, '{65,76}', '{}'),
  (391, '{24,44}', '{57}'),
  (392, '{5,66,44,43,51,74}', '{8,72}'),
  (393, '{28,50,16}', '{}'),
  (394, '{67}', '{}'),
  (396, '{14}', '{41,64}'),
  (397, '{59,13,2}', '{}'),
  (398, '{17,5,48}', '{}'),
  (402, '{19}', '{}'),
  (403, '{68}', '{}'),
  (404, '{47,72,43,27,64,61,11}', '{}'),
  (405, '{75,13,66}', '{}'),
  (406, '{60,64,59,46}', '{72,2,26}'),
  (408, '{59,66,19,35,75,50,24,11,65,5,47,15,33,10}', '{22}'),
  (409, '{}', '{47,34}'),
  (410, '{31,57}', '{}'),
  (411, '{55}', '{}'),
  (412, '{48,64}', '{}'),
  (413, '{27}', '{5}'),
  (414, '{45,13,26}', '{}'),
  (415, '{21,6,27,14,32,58,38}', '{}'),
  (417, '{21}', '{34}'),
  (418, '{28}', '{}'),
  (421, '{70,51,53}', '{}'),
  (422, '{27}', '{}'),
  (423, '{15,59,76}', '{}'),
  (424, '{61,31,74,38,48,69,35,6,42}', '{}'),
  (426, '{71,36,69,47,5,56}', '{}'),
  (427, '{42,50,28,57,69,41}', '{39,12,26,72}'),
  (428, '{14,20,41,5}', '{9}'),
  (429, '{63,8,57,51,11,76,9,39}', '{}'),
  (430, '{10,43}', '{}'),
  (431, '{68,6,23,58,24,49,14,51,55,36}', '{54,8,21}'),
  (432, '{44}', '{18}'),
  (433, '{32}', '{45,11}'),
  (434, '{19,20}', '{}'),
  (435, '{}', '{66}'),
  (437, '{76,72,34,63,64,51,31,21,15,46,35,29,13,65,37,14,6,16,66}', '{9}'),
  (438, '{38,59,41}', '{}'),
  (439, '{24,7,37,60,56}', '{35,55,36,64}'),
  (440, '{9,16,49}', '{2}'),
  (442, '{39,10,68,17,36,72}', '{48}'),
  (443, '{30,13,49,41,26,46,51,10}', '{63,6,45,70}'),
  (444, '{38,68}', '{60}'),
  (445, '{27,40,46,31}', '{28}'),
  (446, '{39,38,53,61,56,49,68,45,52}', '{22,64}'),
  (448, '{}', '{67}'),
  (449, '{35,7,15,73}', '{}'),
  (450, '{60}', '{}'),
  (451, '{2,9,61,71,73,28,33,50,16,10,23}', '{7}'),
  (452, '{21,41}', '{}'),
  (453, '{21,26,10}', '{}'),
  (454, '{11,1}', '{}'),
  (455, '{5}', '{20}'),
  (456, '{10}', '{}'),
  (457, '{17,50,13}', '{63}'),
  (458, '{22,44}', '{}'),
  (461, '{}', '{67}'),
  (462, '{75,34,74,14}', '{}'),
  (463, '{25}', '{}'),
  (464, '{74}', '{24}'),
  (465, '{27,44,74,60,50,48,56,28}', '{}'),
  (466, '{13,74,36}', '{51,15}'),
  (467, '{40,69,22}', '{7,64}'),
  (468, '{65,17}', '{42,28}'),
  (469, '{1}', '{56}'),
  (471, '{59}', '{48}'),
  (472, '{26}', '{55}'),
  (473, '{11,45,21}', '{}'),
  (474, '{36,73,14,45,59,34,41,2,27,50,35,52,10}', '{39,40,56}'),
  (475, '{18,35,48,34,12,60,76}', '{}'),
  (476, '{12,41}', '{39,33}'),
  (477, '{28,58,21,22}', '{44,39}'),
  (478, '{32}', '{}'),
  (479, '{37}', '{}'),
  (480, '{54,65,62}', '{}'),
  (481, '{18,73,58}', '{65,28,7,17}'),
  (482, '{43,22,40,65,60,69,30,34,74}', '{28,19}'),
  (483, '{42}', '{}'),
  (484, '{13}', '{}'),
  (485, '{47,1}', '{}'),
  (486, '{56,36,9,66,59,17}', '{74,1,58}'),
  (487, '{69,60}', '{}'),
  (490, '{72}', '{}'),
  (491, '{19,61,21,59,75,58,72}', '{}'),
  (492, '{63,56,22,72,18,25,38}', '{}'),
  (493, '{75,1,34}', '{19,51}'),
  (494, '{19,50,6}', '{15}'),
  (495, '{}', '{10}'),
  (497, '{1,35,54,22,38,10,44}', '{42,70}'),
  (498, '{21,33,63}', '{24}'),
  (499, '{49,72,17,48}', '{3}'),
  (500, '{14,20}', '{}'),
  (501, '{62,72,71,27}', '{}'),
  (502, '{63,73,8}', '{16}'),
  (503, '{67,53,75,19,21,1,34,64}', '{}'),
  (505, '{30,56,62}', '{67}'),
  (506, '{70,14,1,53,13,21,73,41,60,7}', '{}'),
  (507, '{30,12,38}', '{46}'),
  (508, '{65}', '{25}'),
  (509, '{50,36}', '{}'),
  (510, '{12}', '{73}'),
  (511, '{18,60}', '{}'),
  (512, '{55,11,19,72}', '{37}'),
  (514, '{49,32}', '{}'),
  (515, '{24,2,60,37,14}', '{7,5}'),
  (516, '{70,55,8,71,20}', '{18}'),
  (517, '{75,65,25,58,36,43,59,66}', '{}'),
  (518, '{16}', '{}'),
  (519, '{12}', '{}'),
  (521, '{73,72,34,7,5,20,36,27,2}', '{61}'),
  (522, '{26,53,24,72,31,50,9,44,1,34,68,62,39}', '{37,58,43,30,59,55,46}'),
  (523, '{54,53,69,1,18,66,22}', '{}'),
  (524, '{35,49,71,68,43,15,61,57,28,11}', '{60}'),
  (526, '{2}', '{}'),
  (527, '{44,42,71,10,1,56,75}', '{}'),
  (529, '{51}', '{}'),
  (531, '{52,6,5}', '{12}'),
  (532, '{61,28,31,11,53,52,50,57}', '{73}'),
  (533, '{74,17,58,51,52}', '{13,73,22,41,20}'),
  (534, '{65,61,17,70,21,54}', '{}'),
  (535, '{48,9}', '{}'),
  (536, '{2,13,32}', '{}'),
  (537, '{16,27}', '{}'),
  (538, '{73}', '{}'),
  (539, '{12}', '{}'),
  (540, '{24}', '{}'),
  (542, '{17,16,55}', '{}'),
  (543, '{64,11,61,28,25,70,56,60,34,48,73,50}', '{31}'),
  (544, '{72,26}', '{}'),
  (545, '{33,39,30,15}', '{}'),
  (546, '{}', '{57}'),
  (547, '{5,40,59}', '{}'),
  (549, '{25}', '{}'),
  (551, '{50,43,11,19,15,37,56}', '{22,58}'),
  (552, '{15}', '{}'),
  (553, '{61,13}', '{20,71}'),
  (554, '{22,42,50,43,1,44,56,53,18,34,41,46,55}', '{60,74,32,27,51,58,35}'),
  (555, '{18}', '{47}'),
  (556, '{47,66,5,57}', '{17}'),
  (557, '{46,42,22,76,73}', '{14,8,13}'),
  (558, '{8}', '{}'),
  (559, '{50,24}', '{}'),
  (560, '{26}', '{}'),
  (561, '{73}', '{}'),
  (562, '{69,61}', '{}'),
  (563, '{6,69}', '{}'),
  (564, '{58,37,50}', '{8,39}'),
  (565, '{36,58,52,70,31,66,44,43,7,15,42,72,54,23,35,49,74,24}', '{20,62}'),
  (566, '{58}', '{69,38}'),
  (567, '{38,31,65}', '{}'),
  (569, '{39,49,55,31,68,16,45,24,22,75,5,43}', '{51}'),
  (570, '{39,52}', '{}'),
  (571, '{35,51,29,13,67,2,11}', '{66,68}'),
  (572, '{67,52,28,49,68,51,71,45}', '{64}'),
  (573, '{26,35,34,14,53}', '{}'),
  (574, '{69,65,59,33,19,7,27,46,24,30,5,49,16,11,1,53,75}', '{37,6,52}'),
  (576, '{21,25,50,28,19,69,65,66,36,16}', '{68}'),
  (577, '{49}', '{}'),
  (578, '{29,74,30,27,1}', '{14,22,61,42,68}'),
  (580, '{68}', '{}'),
  (581, '{}', '{7}'),
  (582, '{53,56}', '{}'),
  (583, '{33}', '{}'),
  (584, '{41,30,67,69,42}', '{}'),
  (585, '{45,29,14,49,53,6,60}', '{23}'),
  (586, '{1}', '{64,32}'),
  (588, '{65,42,33}', '{}'),
  (589, '{26}', '{}'),
  (590, '{73,36,12,13,15,24,72,71,47,58,38}', '{9,75}'),
  (591, '{75,68,39,58,61}', '{72}'),
  (592, '{74}', '{11}'),
  (593, '{43,56,55}', '{}'),
  (594, '{52,38}', '{}'),
  (595, '{36,44,32,72}', '{}'),
  (596, '{69,58,48,14,17,2,66,51,5}', '{54,65,56}'),
  (597, '{31}', '{}'),
  (598, '{65,50,48,1,68,9}', '{56,64,5,53,22}')
) as f (number, likes, dislikes)
join public.properties as p on p.id = ('de300000-0000-4000-9000-' || lpad(f.number::text, 12, '0'))::uuid
cross join lateral (
  select member, 'like' as feedback_type from unnest(f.likes::text[]) as member
  union all
  select member, 'dislike' from unnest(f.dislikes::text[]) as member
) as vote;
alter table public.property_feedback enable trigger count_feedback;

-- A trigger has recorded the current prices. Listings whose price changed get their whole history.
create temporary table demo_prices as
select ('de300000-0000-4000-9000-' || lpad(number::text, 12, '0'))::uuid as property_id, price::bigint, age_minutes, row_number() over () as ordinal
from (values
  (3, 9000, 56663),
  (3, 8500, 41739),
  (3, 8000, 5976),
  (9, 222000, 77147),
  (9, 211000, 13048),
  (10, 165000, 148411),
  (10, 154900, 50157),
  (31, 28500, 98339),
  (31, 27500, 21896),
  (57, 224000, 139918),
  (57, 206000, 38977),
  (60, 700000, 113172),
  (60, 680000, 14679),
  (62, 282000, 36672),
  (62, 274000, 6454),
  (63, 293000, 149234),
  (63, 281000, 106904),
  (63, 261000, 45164),
  (73, 739000, 47079),
  (73, 770000, 1912),
  (74, 899000, 49022),
  (74, 845000, 10817),
  (79, 511000, 69845),
  (79, 489000, 51074),
  (79, 470000, 6291),
  (80, 58000, 35655),
  (80, 53000, 10625),
  (83, 1663000, 47861),
  (83, 1602000, 35407),
  (83, 1495000, 16693),
  (84, 108000, 100106),
  (84, 113000, 4328),
  (89, 713000, 45526),
  (89, 685000, 3328),
  (101, 617000, 104700),
  (101, 570000, 6521),
  (103, 185000, 152883),
  (103, 179000, 13293),
  (105, 124000, 113195),
  (105, 129000, 32136),
  (107, 246000, 100487),
  (107, 230000, 31543),
  (110, 611000, 46356),
  (110, 588000, 22854),
  (110, 545000, 9923),
  (112, 3538000, 80725),
  (112, 3400000, 14891),
  (113, 5530000, 61747),
  (113, 5150000, 4599),
  (121, 242000, 132378),
  (121, 232000, 90196),
  (121, 219000, 18655),
  (122, 38500, 137368),
  (122, 36500, 42824),
  (123, 1563000, 113053),
  (123, 1491000, 77273),
  (123, 1435000, 12177),
  (126, 227000, 122945),
  (126, 212000, 69078),
  (126, 204900, 21204),
  (129, 974000, 62662),
  (129, 1015000, 16320),
  (131, 92000, 68189),
  (131, 96000, 6875),
  (133, 29000, 162203),
  (133, 26500, 18100),
  (141, 808000, 154237),
  (141, 779000, 79225),
  (141, 735000, 17104),
  (143, 302000, 54920),
  (143, 291000, 12717),
  (149, 204000, 61475),
  (149, 197000, 12560),
  (152, 39000, 18313),
  (152, 40500, 3036),
  (155, 1017000, 10877),
  (155, 935000, 829),
  (163, 118000, 160135),
  (163, 114000, 47353),
  (176, 4752000, 65879),
  (176, 4950000, 15668),
  (178, 489000, 55535),
  (178, 460000, 8183),
  (195, 291000, 139004),
  (195, 281000, 32142),
  (210, 509000, 101217),
  (210, 486000, 49855),
  (210, 470000, 15285),
  (212, 43500, 141349),
  (212, 45500, 13529),
  (213, 181000, 12253),
  (213, 189000, 1006),
  (214, 109000, 13689),
  (214, 106000, 1291),
  (218, 799000, 160320),
  (218, 765000, 116558),
  (218, 710000, 10629),
  (221, 408000, 108598),
  (221, 394900, 24109),
  (225, 504000, 160175),
  (225, 525000, 49335),
  (227, 4791000, 105095),
  (227, 4604000, 69294),
  (227, 4300000, 31124),
  (228, 418000, 57421),
  (228, 435000, 18383),
  (243, 325000, 166571),
  (243, 314900, 41553),
  (252, 200000, 52643),
  (252, 184900, 6447),
  (259, 237000, 114018),
  (259, 222000, 80352),
  (259, 210000, 13359),
  (263, 2904000, 87655),
  (263, 2725000, 3934),
  (271, 390000, 70315),
  (271, 363000, 14001),
  (273, 848000, 35813),
  (273, 800000, 9293),
  (276, 754000, 79447),
  (276, 720000, 12829),
  (282, 1042000, 166723),
  (282, 1085000, 53225),
  (284, 288000, 18164),
  (284, 280000, 4341),
  (287, 21500, 24000),
  (287, 20500, 1007),
  (294, 2298000, 89750),
  (294, 2150000, 27814),
  (298, 1202000, 106967),
  (298, 1154000, 55892),
  (298, 1100000, 24376),
  (301, 315000, 161793),
  (301, 295000, 128109),
  (301, 278000, 34823),
  (306, 306000, 79968),
  (306, 284900, 14771),
  (308, 683000, 127730),
  (308, 651000, 76731),
  (308, 605000, 39899),
  (313, 1813000, 25474),
  (313, 1750000, 4656),
  (319, 307000, 108039),
  (319, 320000, 37417),
  (328, 42000, 106408),
  (328, 39000, 28714),
  (337, 1413000, 11156),
  (337, 1310000, 3858),
  (349, 141000, 43999),
  (349, 132000, 21834),
  (349, 123000, 12370),
  (351, 155000, 64142),
  (351, 144000, 10544),
  (355, 575000, 13363),
  (355, 540000, 4657),
  (372, 244000, 99032),
  (372, 235000, 53525),
  (372, 222000, 4503),
  (373, 202000, 158157),
  (373, 195000, 93315),
  (373, 181000, 15245),
  (377, 346000, 168495),
  (377, 330000, 91776),
  (377, 321000, 36816),
  (381, 1427000, 87594),
  (381, 1376000, 63342),
  (381, 1330000, 13992),
  (384, 54000, 122397),
  (384, 51000, 90364),
  (384, 47500, 13187),
  (388, 91000, 25646),
  (388, 84000, 8443),
  (389, 60000, 63895),
  (389, 56500, 8030),
  (391, 198000, 126150),
  (391, 182000, 12468),
  (395, 75000, 23740),
  (395, 72000, 1779),
  (406, 406000, 45693),
  (406, 373000, 2143),
  (412, 228000, 75455),
  (412, 217000, 43758),
  (412, 203000, 8837),
  (413, 378000, 66898),
  (413, 366000, 3087),
  (431, 3522000, 162483),
  (431, 3300000, 11065),
  (435, 1056000, 15592),
  (435, 995000, 1338),
  (446, 1440000, 43637),
  (446, 1500000, 10808),
  (451, 561000, 151077),
  (451, 525000, 36224),
  (457, 401000, 143587),
  (457, 391000, 42481),
  (468, 751000, 166644),
  (468, 695000, 9910),
  (469, 197000, 68075),
  (469, 191000, 8285),
  (470, 300000, 22401),
  (470, 279000, 4498),
  (473, 7500, 50647),
  (473, 7000, 13387),
  (494, 1671000, 86858),
  (494, 1620000, 43852),
  (494, 1495000, 16501),
  (496, 2375000, 11606),
  (496, 2225000, 975),
  (499, 466000, 21215),
  (499, 485000, 3069),
  (504, 46000, 128197),
  (504, 43000, 43626),
  (506, 181000, 120281),
  (506, 169000, 80132),
  (506, 154900, 25540),
  (508, 193000, 68326),
  (508, 183000, 7675),
  (520, 262000, 86778),
  (520, 254000, 13261),
  (521, 126000, 145944),
  (521, 117000, 44615),
  (522, 1732000, 163945),
  (522, 1625000, 28455),
  (525, 279000, 123434),
  (525, 269000, 79387),
  (525, 258000, 32679),
  (529, 875000, 21092),
  (529, 825000, 2017),
  (531, 818000, 150089),
  (531, 760000, 22958),
  (538, 336000, 13614),
  (538, 324900, 1873),
  (539, 52000, 22083),
  (539, 48500, 5137),
  (540, 55000, 57596),
  (540, 51500, 11851),
  (542, 252000, 137852),
  (542, 262000, 29799),
  (543, 1928000, 107759),
  (543, 1800000, 19214),
  (552, 338000, 15681),
  (552, 352000, 1888),
  (574, 937000, 170557),
  (574, 870000, 9240),
  (577, 766000, 86265),
  (577, 720000, 15246),
  (581, 134000, 132456),
  (581, 129000, 82071),
  (581, 120000, 25159),
  (585, 1560000, 113662),
  (585, 1475000, 7604),
  (588, 164000, 48406),
  (588, 153000, 3184),
  (590, 283000, 118367),
  (590, 268000, 64277),
  (590, 247000, 28197),
  (591, 6294000, 157168),
  (591, 6005000, 79965),
  (591, 5675000, 29067),
  (594, 434000, 96529),
  (594, 399000, 14300),
  (598, 1910000, 171613),
  (598, 1800000, 59646)
) as p (number, price, age_minutes);

delete from public.listing_prices where property_id in (select property_id from demo_prices);
insert into public.listing_prices (property_id, price, changed_at)
select property_id, price, now() - make_interval(mins => age_minutes) from demo_prices order by ordinal;
drop table demo_prices;

-- A trigger has requested a review of each listing just now. Replaces them with dated requests and
-- staff decisions.
delete from public.listing_reviews where property_id::text like 'de300000-0000-4000-9000-%';
create temporary table demo_decisions as
select
  gen_random_uuid() as id,
  ('de300000-0000-4000-9000-' || lpad(number::text, 12, '0'))::uuid as property_id,
  now() - make_interval(mins => requested_age) as requested_at,
  case when paid then now() - make_interval(mins => requested_age) + interval '24 hours' end as due_at,
  decision, reason,
  case when decision is not null then ('de300000-0000-4000-8000-' || lpad(5::text, 12, '0'))::uuid end as reviewer_id,
  now() - make_interval(mins => decided_age) as decided_at,
  -- These are decided below, so that the trigger notifies their sellers.
  coalesce(decided_age < 30240, false) as is_notified
from (values
  (0, true, 29466, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 29032),
  (1, true, 20742, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 19651),
  (3, false, 56663, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 54638),
  (4, false, 9125, 'approved', null, 6904),
  (5, true, 160180, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 159505),
  (6, true, 1073, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 537),
  (7, false, 97591, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 96623),
  (8, true, 150199, 'approved', null, 149131),
  (9, false, 77147, 'approved', null, 75651),
  (10, true, 148411, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 147660),
  (11, true, 5426, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 4631),
  (12, true, 116709, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 115940),
  (14, false, 17927, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 16706),
  (15, true, 27551, 'approved', null, 27434),
  (16, true, 508, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 254),
  (17, false, 99066, 'approved', null, 95803),
  (18, true, 85025, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 84052),
  (19, true, 57725, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 57646),
  (20, false, 71513, 'approved', null, 70769),
  (21, false, 2849, null, null, null::integer),
  (22, false, 12788, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 12623),
  (23, true, 30475, 'approved', null, 29949),
  (24, true, 99443, 'approved', null, 98340),
  (25, false, 62536, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 60134),
  (26, true, 74684, 'approved', null, 73909),
  (27, true, 241, 'approved', null, 121),
  (28, false, 172614, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 170038),
  (29, false, 169335, 'approved', null, 166367),
  (30, true, 524, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 262),
  (32, false, 127022, 'approved', null, 124542),
  (33, true, 126003, 'approved', null, 125249),
  (34, true, 40621, 'approved', null, 40245),
  (35, true, 93188, 'approved', null, 93050),
  (37, false, 28114, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 28051),
  (38, true, 132029, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 131432),
  (39, false, 142364, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 141219),
  (40, true, 78620, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 78384),
  (41, true, 52180, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 51240),
  (42, true, 76511, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 76004),
  (43, false, 80235, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 80058),
  (44, true, 13193, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 12571),
  (45, false, 14882, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 13770),
  (46, false, 6307, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 4742),
  (47, true, 69623, 'approved', null, 68598),
  (48, true, 14195, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 13242),
  (49, false, 58523, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 57954),
  (50, false, 26560, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 23592),
  (51, true, 40149, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 39031),
  (52, false, 4244, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 3983),
  (53, true, 103503, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 102871),
  (55, false, 23353, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 20960),
  (56, true, 42712, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 42595),
  (57, true, 139918, 'approved', null, 139688),
  (58, true, 1787, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 894),
  (59, true, 254, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 127),
  (60, true, 113172, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 112038),
  (62, true, 36672, 'approved', null, 35546),
  (64, false, 55106, 'approved', null, 54399),
  (65, true, 54132, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 52997),
  (66, true, 65406, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 64399),
  (67, false, 19651, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 16817),
  (69, false, 129319, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 126141),
  (70, false, 32871, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 30300),
  (71, true, 1213, 'approved', null, 755),
  (72, true, 35816, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 34907),
  (73, true, 47079, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 46784),
  (74, false, 49022, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 46685),
  (75, false, 52907, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 50386),
  (76, false, 30813, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 27356),
  (77, true, 24852, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 24420),
  (78, false, 103815, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 101863),
  (79, true, 69845, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 69757),
  (81, true, 145130, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 144005),
  (82, false, 4198, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 2746),
  (83, true, 47861, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 46865),
  (84, true, 100106, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 99864),
  (85, false, 21709, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 20172),
  (86, true, 163230, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 162501),
  (87, false, 74321, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 74228),
  (88, true, 125876, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 125152),
  (90, true, 29780, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 29483),
  (91, false, 34451, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 34348),
  (92, true, 137924, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 137512),
  (93, true, 8581, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 7493),
  (94, true, 16045, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 15277),
  (95, true, 3502, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 2739),
  (96, false, 129955, 'approved', null, 128675),
  (97, true, 131135, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 130731),
  (99, true, 1231, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 616),
  (100, false, 5097, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 2549),
  (101, true, 104700, 'approved', null, 104396),
  (102, true, 83189, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 82505),
  (103, true, 152883, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 152596),
  (104, true, 139392, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 138221),
  (105, false, 113195, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 111945),
  (106, true, 78937, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 78141),
  (107, true, 100487, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 100293),
  (108, false, 4684, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 2342),
  (110, false, 46356, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 43086),
  (111, true, 90449, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 89373),
  (113, false, 61747, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 60907),
  (114, true, 8434, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 7410),
  (115, true, 97775, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 97292),
  (116, true, 140970, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 140320),
  (117, true, 73629, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 72440),
  (118, true, 2527, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 1587),
  (119, false, 163907, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 160319),
  (120, true, 72818, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 72210),
  (121, true, 132378, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 131308),
  (122, true, 137368, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 136327),
  (124, true, 108880, 'approved', null, 107903),
  (125, true, 46852, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 45858),
  (126, true, 122945, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 121967),
  (127, true, 133249, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 133020),
  (128, false, 25559, 'approved', null, 24895),
  (129, false, 62662, 'approved', null, 61432),
  (130, true, 3171, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 2937),
  (130, true, 1560, null, null, null::integer),
  (131, false, 68189, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 67700),
  (132, true, 21811, 'approved', null, 21703),
  (134, true, 91102, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 90652),
  (135, true, 141098, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 140427),
  (136, false, 86689, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 84831),
  (137, false, 8080, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 5005),
  (138, true, 1280, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 1093),
  (139, false, 87848, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 87369),
  (140, true, 142310, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 141706),
  (141, true, 154237, 'approved', null, 153766),
  (142, false, 168844, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 165467),
  (143, true, 54920, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 54026),
  (144, false, 35005, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 32410),
  (145, true, 142902, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 142264),
  (146, true, 113248, 'approved', null, 112306),
  (147, true, 127869, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 127408),
  (148, false, 23234, 'approved', null, 21043),
  (149, true, 61475, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 60772),
  (150, true, 170199, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 169191),
  (151, false, 60087, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 59499),
  (152, false, 18313, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 16647),
  (153, true, 27785, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 27200),
  (154, true, 444, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 222),
  (155, true, 10877, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 10068),
  (156, false, 140087, 'approved', null, 138327),
  (157, true, 66346, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 65736),
  (158, false, 15567, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 12503),
  (159, true, 160996, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 160882),
  (160, false, 83796, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 81744),
  (161, false, 103902, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 102793),
  (162, true, 153131, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 153052),
  (164, false, 11818, 'approved', null, 10602),
  (165, false, 168656, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 166865),
  (166, false, 20399, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 17822),
  (167, true, 24151, 'approved', null, 23188),
  (168, false, 12979, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 11523),
  (169, false, 22516, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 20765),
  (170, false, 75662, 'approved', null, 73198),
  (171, true, 454, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 227),
  (172, true, 1832, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 1308),
  (173, true, 120101, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 119460),
  (174, true, 125853, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 125268),
  (175, true, 158696, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 157960),
  (176, true, 65879, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 64737),
  (177, false, 8935, 'approved', null, 8800),
  (178, true, 55535, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 55033),
  (179, true, 160339, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 159348),
  (180, true, 82779, 'approved', null, 82177),
  (181, false, 132762, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 129167),
  (182, true, 137125, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 136360),
  (183, true, 4937, 'approved', null, 4492),
  (184, true, 72380, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 71435),
  (185, false, 24020, 'approved', null, 21786),
  (186, true, 43697, 'approved', null, 42833),
  (187, true, 207, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 104),
  (188, true, 30875, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 30763),
  (189, true, 45089, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 45013),
  (190, true, 171343, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 171058),
  (191, false, 109808, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 109418),
  (192, true, 144234, 'approved', null, 143053),
  (193, true, 14244, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 13219),
  (194, true, 19087, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 18913),
  (195, false, 139004, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 135905),
  (196, false, 85405, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 83726),
  (197, false, 10130, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 9221),
  (198, true, 4472, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 3626),
  (199, false, 168331, 'approved', null, 166356),
  (200, true, 143229, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 142157),
  (201, false, 9851, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 7691),
  (202, false, 108521, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 105438),
  (203, false, 46716, 'approved', null, 43698),
  (205, false, 920, null, null, null::integer),
  (206, true, 22803, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 22712),
  (207, true, 113039, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 112193),
  (208, false, 137578, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 135454),
  (209, true, 9429, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 8828),
  (210, false, 101217, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 98302),
  (211, true, 163710, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 163629),
  (212, false, 141349, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 139703),
  (213, true, 12253, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 11688),
  (214, true, 13689, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 12806),
  (215, true, 10947, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 10211),
  (216, true, 18923, 'approved', null, 17363),
  (217, true, 88451, 'approved', null, 87540),
  (218, true, 160320, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 159541),
  (219, false, 109962, 'approved', null, 109464),
  (220, false, 13150, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 10561),
  (221, false, 108598, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 106150),
  (222, false, 36234, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 35009),
  (223, true, 103594, 'approved', null, 103509),
  (224, false, 4299, 'approved', null, 2713),
  (225, true, 160175, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 159060),
  (226, false, 75646, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 75040),
  (227, true, 105095, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 104677),
  (228, true, 57421, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 57008),
  (229, false, 28004, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 25620),
  (230, false, 159340, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 158690),
  (231, true, 459, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 230),
  (232, true, 73178, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 72253),
  (233, true, 47146, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 46088),
  (234, true, 21588, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 20642),
  (235, false, 108450, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 105399),
  (236, true, 147404, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 146756),
  (237, false, 47295, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 44862),
  (238, true, 20603, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 20110),
  (239, true, 23312, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 22847),
  (240, false, 16118, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 15616),
  (241, true, 120401, 'approved', null, 120072),
  (242, true, 29008, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 28342),
  (244, true, 77249, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 76438),
  (245, false, 108147, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 104760),
  (246, false, 38144, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 36425),
  (247, false, 99787, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 99226),
  (249, false, 142694, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 142158),
  (250, false, 17677, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 16411),
  (251, true, 65223, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 64223),
  (252, false, 52643, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 50538),
  (253, true, 13584, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 12759),
  (254, true, 56337, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 55846),
  (255, true, 142463, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 141502),
  (256, true, 131657, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 131323),
  (257, false, 26228, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 25310),
  (258, true, 164177, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 163935),
  (259, true, 114018, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 112917),
  (261, true, 78119, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 77561),
  (262, true, 103701, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 103100),
  (263, false, 87655, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 85793),
  (264, true, 102573, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 101731),
  (265, true, 153266, 'approved', null, 152785),
  (266, false, 16550, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 13761),
  (267, true, 9802, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 8990),
  (268, true, 84408, 'approved', null, 83551),
  (269, true, 136762, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 136662),
  (270, false, 13356, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 10173),
  (271, true, 70315, 'approved', null, 69650),
  (272, false, 18841, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 15398),
  (273, true, 35813, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 34993),
  (274, false, 4809, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 4053),
  (275, true, 72952, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 72188),
  (276, true, 79447, 'approved', null, 78617),
  (278, false, 36338, 'approved', null, 33962),
  (279, false, 70292, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 68568),
  (280, true, 29719, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 28798),
  (281, true, 46070, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 45917),
  (282, true, 166723, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 166558),
  (283, true, 16176, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 15499),
  (284, true, 18164, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 17397),
  (285, true, 5271, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 5064),
  (286, true, 161346, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 160590),
  (287, true, 24000, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 23690),
  (288, false, 24294, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 24160),
  (289, true, 64695, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 64532),
  (290, true, 138192, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 137177),
  (291, false, 4615, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 4280),
  (292, true, 46503, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 45738),
  (293, true, 62603, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 61842),
  (295, true, 112189, 'approved', null, 111339),
  (297, true, 110115, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 108954),
  (298, true, 106967, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 106510),
  (299, true, 61645, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 61157),
  (301, false, 161793, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 159743),
  (302, false, 5870, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 4869),
  (303, true, 148384, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 147211),
  (304, true, 63301, 'approved', null, 62642),
  (305, true, 17790, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 17711),
  (306, false, 79968, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 76939),
  (307, false, 8865, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 6070),
  (308, true, 127730, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 126556),
  (309, true, 108951, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 108245),
  (310, true, 90034, 'approved', null, 89437),
  (311, true, 7036, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 6643),
  (312, true, 100912, 'approved', null, 100439),
  (313, true, 25474, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 25144),
  (314, true, 1434, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 717),
  (315, true, 112404, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 111585),
  (316, false, 49005, 'approved', null, 47606),
  (317, true, 157820, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 157417),
  (318, false, 52413, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 51471),
  (319, false, 108039, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 106471),
  (320, true, 118305, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 117793),
  (321, false, 3990, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 1995),
  (322, true, 62894, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 62121),
  (325, true, 104953, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 104747),
  (326, true, 3683, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 2627),
  (327, false, 835, null, null, null::integer),
  (328, true, 106408, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 106168),
  (330, false, 68705, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 67011),
  (331, true, 133691, 'approved', null, 133120),
  (332, true, 1435, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 718),
  (333, true, 121264, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 121148),
  (334, false, 54453, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 51915),
  (335, true, 69633, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 69276),
  (336, false, 71194, 'approved', null, 69598),
  (337, false, 11156, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 9008),
  (338, true, 126065, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 125741),
  (339, true, 21888, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 21697),
  (340, true, 809, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 636),
  (341, true, 14486, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 14275),
  (342, true, 123934, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 123712),
  (343, false, 52360, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 49120),
  (344, false, 8519, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 5629),
  (345, true, 46477, 'approved', null, 45299),
  (346, false, 97291, 'approved', null, 94298),
  (347, true, 63561, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 63026),
  (348, true, 72455, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 71501),
  (349, true, 43999, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 43350),
  (350, false, 162062, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 159626),
  (351, true, 64142, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 63049),
  (352, true, 102432, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 101838),
  (353, true, 40378, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 39486),
  (354, true, 80722, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 80549),
  (355, true, 13363, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 12405),
  (356, true, 20962, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 20150),
  (359, true, 31312, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 30454),
  (360, true, 35018, 'approved', null, 33906),
  (362, true, 9666, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 8544),
  (363, true, 97683, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 96606),
  (364, false, 1701, null, null, null::integer),
  (365, false, 68694, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 68223),
  (366, false, 17625, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 15468),
  (367, true, 14400, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 14325),
  (368, true, 88515, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 88267),
  (369, true, 62890, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 62331),
  (370, true, 118376, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 118046),
  (371, true, 99783, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 99694),
  (372, true, 99032, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 98345),
  (373, true, 158157, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 157862),
  (375, true, 50209, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 49618),
  (376, false, 49881, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 49010),
  (377, true, 168495, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 167870),
  (378, true, 93321, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 92338),
  (379, true, 25603, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 25426),
  (380, true, 164089, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 163374),
  (381, false, 87594, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 85456),
  (382, false, 1259, null, null, null::integer),
  (383, true, 1110, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 555),
  (384, true, 122397, 'approved', null, 121933),
  (385, true, 70940, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 70664),
  (386, false, 170100, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 166762),
  (387, true, 87489, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 86966),
  (388, true, 25646, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 24695),
  (389, true, 63895, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 62977),
  (390, true, 155832, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 155034),
  (391, true, 126150, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 125376),
  (392, true, 111603, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 111152),
  (393, true, 41479, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 41288),
  (394, true, 4902, 'approved', null, 4312),
  (395, false, 23740, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 21707),
  (396, true, 24468, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 23624),
  (397, false, 91173, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 89457),
  (398, true, 132538, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 132449),
  (399, true, 2923, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 2090),
  (399, true, 180, null, null, null::integer),
  (400, true, 2529, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 2292),
  (401, false, 5073, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 4536),
  (402, false, 4693, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 2821),
  (403, true, 25258, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 25141),
  (404, true, 164531, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 163897),
  (405, true, 106401, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 105461),
  (406, false, 45693, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 42747),
  (407, true, 2264, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 1368),
  (409, true, 165817, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 164655),
  (410, true, 101513, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 100788),
  (411, true, 138930, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 138162),
  (412, true, 75455, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 74792),
  (413, true, 66898, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 66098),
  (414, true, 56264, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 55969),
  (415, false, 80198, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 78776),
  (416, true, 54818, 'approved', null, 54021),
  (417, false, 46434, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 43404),
  (418, true, 3204, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 2891),
  (419, false, 228, null, null, null::integer),
  (420, false, 1542, null, null, null::integer),
  (421, true, 113257, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 113195),
  (422, true, 5741, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 5316),
  (423, true, 112710, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 112490),
  (424, true, 162679, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 162053),
  (426, true, 61324, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 60171),
  (427, true, 142418, 'approved', null, 142001),
  (428, false, 68558, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 68184),
  (429, false, 125505, 'approved', null, 122117),
  (430, true, 103992, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 102798),
  (431, true, 162483, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 161399),
  (432, true, 58170, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 57363),
  (433, true, 48010, 'approved', null, 47878),
  (434, true, 16705, 'approved', null, 15748),
  (436, false, 1903, null, null, null::integer),
  (437, true, 73743, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 72701),
  (438, true, 95012, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 94914),
  (439, false, 115433, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 112540),
  (440, false, 171698, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 170090),
  (441, true, 475, 'approved', null, 238),
  (442, false, 110797, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 107548),
  (443, true, 121969, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 121252),
  (445, false, 107914, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 107840),
  (446, false, 43637, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 40093),
  (447, true, 5222, 'approved', null, 4957),
  (448, false, 5775, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 5109),
  (449, true, 31433, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 31073),
  (450, true, 2104, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 1769),
  (451, true, 151077, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 149889),
  (453, false, 87866, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 87004),
  (456, true, 20646, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 20462),
  (457, true, 143587, 'approved', null, 142543),
  (458, true, 14309, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 13333),
  (459, true, 3152, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 2513),
  (459, true, 1400, null, null, null::integer),
  (460, false, 38080, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 35340),
  (461, true, 104901, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 104424),
  (462, false, 43739, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 40308),
  (463, true, 80023, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 79115),
  (464, true, 42676, 'approved', null, 41664),
  (465, true, 120424, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 119720),
  (466, false, 95925, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 93990),
  (467, true, 56582, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 56057),
  (468, false, 166644, 'approved', null, 163293),
  (469, true, 68075, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 67269),
  (470, true, 22401, 'approved', null, 22290),
  (471, true, 66283, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 65481),
  (472, true, 27001, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 26374),
  (473, true, 50647, 'approved', null, 49915),
  (474, true, 74081, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 73623),
  (476, true, 101034, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 99894),
  (477, false, 158473, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 158247),
  (478, true, 4306, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 3650),
  (479, true, 95026, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 94859),
  (480, false, 13289, 'approved', null, 12456),
  (481, true, 119726, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 119605),
  (482, true, 118418, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 118120),
  (483, true, 42001, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 41137),
  (484, true, 128548, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 128073),
  (485, false, 39607, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 36826),
  (486, true, 87225, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 86422),
  (487, false, 126747, 'approved', null, 123802),
  (488, true, 2821, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 1799),
  (489, true, 6271, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 5758),
  (490, true, 46592, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 45537),
  (491, true, 101254, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 101093),
  (492, false, 36107, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 33078),
  (493, true, 168659, 'approved', null, 167615),
  (494, true, 86858, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 86704),
  (495, true, 49600, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 49423),
  (496, false, 11606, 'approved', null, 8133),
  (497, true, 161102, 'approved', null, 160451),
  (499, true, 21215, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 20585),
  (500, false, 23413, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 19853),
  (501, true, 101491, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 100948),
  (502, true, 30247, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 29740),
  (503, true, 170851, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 170456),
  (504, true, 128197, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 127416),
  (505, false, 61416, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 60554),
  (506, false, 120281, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 118799),
  (507, false, 165512, 'approved', null, 163991),
  (508, true, 68326, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 67717),
  (509, true, 5030, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 3941),
  (510, true, 21888, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 21400),
  (511, false, 29941, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 28332),
  (512, true, 129146, 'approved', null, 128668),
  (513, false, 11266, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 8691),
  (514, true, 79652, 'approved', null, 79309),
  (515, true, 106548, 'approved', null, 106212),
  (516, true, 106964, 'approved', null, 106602),
  (517, true, 57183, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 56032),
  (518, true, 22464, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 21788),
  (519, true, 3621, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 3429),
  (520, true, 86778, 'approved', null, 86424),
  (521, true, 145944, 'approved', null, 144890),
  (523, true, 43886, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 43666),
  (524, true, 169333, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 169088),
  (525, false, 123434, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 122277),
  (526, true, 39580, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 38421),
  (527, true, 79016, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 78152),
  (528, true, 20939, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 19894),
  (529, false, 21092, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 17865),
  (530, true, 2509, 'approved', null, 1617),
  (531, true, 150089, 'approved', null, 148946),
  (532, false, 127922, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 127656),
  (533, true, 133832, 'approved', null, 133234),
  (535, false, 138516, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 136895),
  (536, true, 108617, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 107563),
  (537, true, 45076, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 44449),
  (538, false, 13614, 'approved', null, 10061),
  (539, true, 22083, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 21068),
  (540, false, 57596, 'approved', null, 55607),
  (541, false, 5990, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 3357),
  (542, true, 137852, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 137688),
  (543, false, 107759, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 105858),
  (544, false, 160119, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 158871),
  (545, false, 50305, 'approved', null, 49238),
  (546, false, 8294, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 7641),
  (548, false, 42387, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 40342),
  (549, true, 22305, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 22197),
  (550, false, 1164, null, null, null::integer),
  (552, true, 15681, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 14996),
  (553, true, 107798, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 107668),
  (554, false, 122773, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 120589),
  (555, false, 156935, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 155853),
  (556, false, 166899, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 166719),
  (557, true, 110873, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 109976),
  (558, false, 11037, 'approved', null, 10798),
  (559, true, 46772, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 46442),
  (561, false, 47930, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 45726),
  (563, false, 86195, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 82914),
  (564, true, 67204, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 66560),
  (565, true, 118486, 'approved', null, 118152),
  (567, true, 156586, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 156242),
  (568, false, 10763, 'approved', null, 9644),
  (569, true, 152652, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 151553),
  (570, true, 1872, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 1082),
  (571, false, 52284, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 50049),
  (572, true, 32330, 'returned', 'The ZIP code belongs to another city than the one you give. Please correct one of them.', 31890),
  (573, true, 50892, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 50184),
  (574, false, 170557, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 169632),
  (575, true, 3140, 'returned', 'Every picture is blurred or taken from inside a car. Please add at least three that show the building and the rooms.', 2648),
  (575, true, 1260, null, null, null::integer),
  (576, true, 69428, 'approved', null, 68299),
  (577, true, 86265, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 85773),
  (578, true, 90048, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 89347),
  (579, false, 614, null, null, null::integer),
  (580, true, 137742, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 137197),
  (581, false, 132456, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 131172),
  (582, true, 34801, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 34347),
  (583, true, 34955, 'returned', 'The street number does not exist on this block in the county records. Please check the address.', 34808),
  (584, true, 134475, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 133969),
  (586, false, 89962, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 87914),
  (587, true, 22436, 'approved', null, 21983),
  (588, true, 48406, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 47703),
  (589, false, 11282, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 9877),
  (590, true, 118367, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 118182),
  (591, true, 157168, 'returned', 'The lot size is ten times that of the parcel. We think a digit slipped in; please check.', 156492),
  (592, false, 111490, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 108042),
  (593, false, 171904, 'approved', null, 169234),
  (594, false, 96529, 'returned', 'The NOI does not fit the rents in the description. Please add the rent roll, or correct the number.', 95323),
  (595, false, 34907, 'returned', 'Your contract with the seller seems to have ended. Please confirm that you still hold it, and until when.', 31719),
  (597, false, 22804, 'returned', 'The parcel is listed on the MLS at the moment. Cornerlot is for off-market property only; come back when that listing has ended.', 22220),
  (598, true, 171613, 'approved', null, 171048),
  (599, true, 7034, 'returned', 'The pictures show another house than the address: the street view has a brick front and no garage. Please add current ones.', 6702)
) as r (number, paid, requested_age, decision, reason, decided_age);

insert into public.listing_reviews (id, property_id, requested_at, due_at, decision, reason, reviewer_id, decided_at)
select id, property_id, requested_at, due_at, decision, reason, reviewer_id, decided_at
from demo_decisions where decision is not null and not is_notified;
insert into public.listing_reviews (id, property_id, requested_at, due_at)
select id, property_id, requested_at, due_at from demo_decisions where is_notified;
update public.listing_reviews as r
set decision = d.decision, reason = d.reason, reviewer_id = d.reviewer_id, decided_at = d.decided_at
from demo_decisions as d where d.id = r.id and d.is_notified;
insert into public.listing_reviews (id, property_id, requested_at, due_at)
select id, property_id, requested_at, due_at from demo_decisions where decision is null;
drop table demo_decisions;

update public.properties set verified = true
where id in (
  select property_id from public.listing_reviews
  where decision = 'approved' and property_id::text like 'de300000-0000-4000-9000-%'
);

alter table public.properties enable trigger alert_on_insert, enable trigger alert_on_update;

-- Saved listings, by member number, at the time of their like.
alter table public.saved_listings disable trigger count_save;
insert into public.saved_listings (user_id, property_id, created_at)
select f.user_id, f.property_id, f.created_at
from (values
  (2, '{59}'),
  (3, '{14}'),
  (8, '{27}'),
  (9, '{23}'),
  (13, '{58}'),
  (14, '{58}'),
  (17, '{74,64}'),
  (18, '{22}'),
  (22, '{12}'),
  (24, '{5}'),
  (25, '{73,68}'),
  (26, '{9,21}'),
  (28, '{58,1}'),
  (29, '{33}'),
  (31, '{47,59,15,7,10}'),
  (32, '{69,23,43,34}'),
  (34, '{28}'),
  (35, '{65}'),
  (36, '{21}'),
  (37, '{40,72}'),
  (38, '{58,15}'),
  (39, '{45}'),
  (40, '{47,21,26}'),
  (41, '{36,70,63}'),
  (42, '{51,16}'),
  (43, '{45,70,30,25,10}'),
  (48, '{64}'),
  (49, '{52}'),
  (51, '{42,49}'),
  (55, '{68}'),
  (56, '{19}'),
  (60, '{52}'),
  (61, '{64,75,69,30,26}'),
  (62, '{9}'),
  (66, '{50}'),
  (67, '{52,23}'),
  (73, '{10}'),
  (74, '{65}'),
  (75, '{57}'),
  (76, '{11}'),
  (79, '{68,16,73,2,55}'),
  (80, '{31,54,33,11}'),
  (81, '{7,64,72}'),
  (83, '{51}'),
  (86, '{35,2,38,42,75,15}'),
  (87, '{54}'),
  (88, '{24}'),
  (89, '{51}'),
  (90, '{15,2}'),
  (91, '{20}'),
  (92, '{11}'),
  (94, '{67,55}'),
  (95, '{14}'),
  (96, '{33}'),
  (97, '{21,35,46}'),
  (98, '{57,74,24,53}'),
  (101, '{28,55}'),
  (103, '{16,37,1,56,25}'),
  (107, '{58}'),
  (109, '{18,49}'),
  (113, '{26,75,28}'),
  (116, '{26,24}'),
  (117, '{27}'),
  (118, '{47}'),
  (119, '{29,37}'),
  (120, '{27,70}'),
  (121, '{11,15}'),
  (123, '{46}'),
  (125, '{61,34}'),
  (128, '{3}'),
  (129, '{18,51,29}'),
  (131, '{15,28}'),
  (133, '{39,34,53,66,56,71}'),
  (134, '{61,26,71,49,23}'),
  (137, '{35}'),
  (139, '{19}'),
  (140, '{44,5}'),
  (141, '{21,46,41,31,28,47,64}'),
  (142, '{55,59,32,44}'),
  (143, '{1}'),
  (145, '{16,31,64,5,54}'),
  (146, '{24}'),
  (147, '{64,73}'),
  (148, '{68,25}'),
  (149, '{37,63}'),
  (150, '{58,2,1,39,29,70,25,21,52,36}'),
  (153, '{50}'),
  (157, '{29,75}'),
  (158, '{70}'),
  (159, '{39,6,56,48}'),
  (162, '{73,36,3}'),
  (163, '{20,45,70,30}'),
  (165, '{49,46}'),
  (166, '{58,40}'),
  (167, '{53}'),
  (170, '{72,32,49}'),
  (174, '{25}'),
  (175, '{34,59,38,47}'),
  (178, '{41}'),
  (179, '{72,56,12}'),
  (181, '{21,40,17,8}'),
  (185, '{43}'),
  (186, '{49,35}'),
  (188, '{19}'),
  (189, '{42,47}'),
  (190, '{19}'),
  (191, '{20,19,31,75}'),
  (192, '{17,16,1}'),
  (194, '{47}'),
  (195, '{69,31,70}'),
  (200, '{23}'),
  (202, '{45,59}'),
  (203, '{23}'),
  (206, '{55}'),
  (207, '{69,49,62,74,39}'),
  (208, '{25}'),
  (209, '{44}'),
  (210, '{60,20}'),
  (211, '{63,76,14}'),
  (212, '{64}'),
  (213, '{14,30}'),
  (216, '{63}'),
  (217, '{20,74,8}'),
  (218, '{57,46,14,6}'),
  (219, '{41}'),
  (220, '{41}'),
  (221, '{19}'),
  (223, '{39}'),
  (228, '{10,72,33,19,31,41,54,71,11}'),
  (232, '{71}'),
  (233, '{43}'),
  (235, '{36,63,73}'),
  (236, '{5,38}'),
  (237, '{17}'),
  (238, '{59}'),
  (239, '{19}'),
  (241, '{39,57}'),
  (245, '{10}'),
  (246, '{2}'),
  (247, '{16}'),
  (248, '{34,16,26,18,52}'),
  (250, '{5}'),
  (252, '{5}'),
  (255, '{62,16,11,69,29,10}'),
  (256, '{75,54}'),
  (257, '{28}'),
  (258, '{29}'),
  (259, '{70,41,20,5}'),
  (260, '{34,10,19,66}'),
  (261, '{27,60}'),
  (263, '{35}'),
  (264, '{36,38}'),
  (267, '{16}'),
  (268, '{16}'),
  (271, '{72}'),
  (272, '{24}'),
  (279, '{3,66}'),
  (282, '{61,70,64}'),
  (284, '{5}'),
  (286, '{60,57,31,21}'),
  (287, '{12}'),
  (290, '{51,35,6}'),
  (293, '{72,30,71}'),
  (294, '{37}'),
  (295, '{19}'),
  (297, '{34,45,13,6,9,14}'),
  (301, '{13,3,26,7,18,62,25}'),
  (303, '{51,45}'),
  (304, '{59,7}'),
  (305, '{3}'),
  (309, '{63}'),
  (310, '{28}'),
  (313, '{48,34,65}'),
  (315, '{68,43,24,70,52}'),
  (316, '{47}'),
  (317, '{57}'),
  (319, '{38,11,25,12}'),
  (320, '{24,8,57}'),
  (322, '{54}'),
  (323, '{76}'),
  (333, '{21,65}'),
  (334, '{58,46,70}'),
  (335, '{75}'),
  (341, '{33}'),
  (343, '{18,65,26}'),
  (345, '{2}'),
  (346, '{53}'),
  (347, '{1,41}'),
  (348, '{3,58,64,57,43}'),
  (349, '{40}'),
  (351, '{14,10,32}'),
  (352, '{44,43}'),
  (354, '{63,68,10,2,64}'),
  (356, '{55,50}'),
  (363, '{68}'),
  (365, '{10,34}'),
  (366, '{53,45}'),
  (369, '{6}'),
  (370, '{65}'),
  (371, '{72}'),
  (372, '{75,26,53}'),
  (376, '{69,71}'),
  (377, '{67,41}'),
  (378, '{17}'),
  (379, '{71}'),
  (380, '{45}'),
  (389, '{36,49}'),
  (392, '{43}'),
  (393, '{28}'),
  (398, '{5,48}'),
  (405, '{13}'),
  (406, '{64,59}'),
  (408, '{59,75,24,65,15,33}'),
  (411, '{55}'),
  (412, '{48}'),
  (415, '{21}'),
  (417, '{21}'),
  (421, '{70}'),
  (423, '{15,59,76}'),
  (424, '{61,48}'),
  (427, '{50,57}'),
  (428, '{20}'),
  (429, '{8,57,11}'),
  (430, '{10,43}'),
  (431, '{23,58,36}'),
  (432, '{44}'),
  (437, '{64,21,29,65}'),
  (440, '{9}'),
  (443, '{51}'),
  (445, '{27,40}'),
  (446, '{61,56,49,52}'),
  (451, '{71,50}'),
  (452, '{21}'),
  (455, '{5}'),
  (456, '{10}'),
  (457, '{17}'),
  (464, '{74}'),
  (465, '{27,44,60}'),
  (468, '{65,17}'),
  (469, '{1}'),
  (472, '{26}'),
  (473, '{45}'),
  (474, '{36,45,59,34,52}'),
  (475, '{48,60}'),
  (477, '{22}'),
  (482, '{69,30}'),
  (485, '{1}'),
  (486, '{36,66,59}'),
  (487, '{60}'),
  (491, '{61,21,75}'),
  (492, '{63,56,25}'),
  (493, '{1}'),
  (494, '{19,6}'),
  (497, '{54,10}'),
  (499, '{17,48}'),
  (500, '{14}'),
  (501, '{62,27}'),
  (502, '{8}'),
  (503, '{75,34}'),
  (505, '{56,62}'),
  (506, '{53,60}'),
  (507, '{30}'),
  (510, '{12}'),
  (511, '{60}'),
  (512, '{11,19}'),
  (515, '{60,37}'),
  (516, '{70}'),
  (517, '{25,58,43}'),
  (519, '{12}'),
  (521, '{20,36,27}'),
  (522, '{26,50,68,62,39}'),
  (523, '{18}'),
  (524, '{49,71,15}'),
  (527, '{10,56,75}'),
  (529, '{51}'),
  (532, '{28,50,57}'),
  (533, '{58}'),
  (534, '{65,70,54}'),
  (536, '{2,32}'),
  (537, '{16}'),
  (538, '{73}'),
  (540, '{24}'),
  (543, '{64,61,70,60,73,50}'),
  (551, '{11,56}'),
  (553, '{13}'),
  (554, '{50,44,41}'),
  (557, '{73}'),
  (561, '{73}'),
  (565, '{58,66,44,43,23}'),
  (567, '{65}'),
  (569, '{39,55,75,43}'),
  (570, '{52}'),
  (571, '{2}'),
  (572, '{67,49,68,45}'),
  (573, '{26,34}'),
  (574, '{33,19,24,16,53,75}'),
  (576, '{21,69,36,16}'),
  (577, '{49}'),
  (582, '{53,56}'),
  (583, '{33}'),
  (584, '{41,30,67}'),
  (585, '{49}'),
  (586, '{1}'),
  (589, '{26}'),
  (590, '{15,24,58}'),
  (591, '{68,39,61}'),
  (594, '{38}'),
  (595, '{36}'),
  (596, '{69,2,66}'),
  (598, '{1,9}')
) as s (number, members)
cross join lateral unnest(s.members::int[]) as member
join public.property_feedback as f
  on f.property_id = ('de300000-0000-4000-9000-' || lpad(s.number::text, 12, '0'))::uuid and f.user_id = ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid;
alter table public.saved_listings enable trigger count_save;

update public.properties as p set likes = v.likes, dislikes = v.dislikes, saves = v.saves
from (
  select
    f.property_id, count(*) filter (where f.feedback_type = 'like')::integer as likes,
    count(*) filter (where f.feedback_type = 'dislike')::integer as dislikes,
    count(s.user_id)::integer as saves
  from public.property_feedback as f
  left join public.saved_listings as s on s.property_id = f.property_id and s.user_id = f.user_id
  group by 1
) as v
where p.id = v.property_id;

create temporary table demo_searches as
select ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid as user_id, name, query, now() - make_interval(mins => age_minutes) as at, filters, mail
from (values
  (1, 'Texas houses under $300K', 'states=TX&types=single-family&price=-300000', 8640, null, null),
  (1, 'Land, cheapest first', 'types=land&sort=price-asc', 2880, null, null),
  (2, 'Verified multifamily by cap rate', 'types=multi-family&verified=1&sort=cap-rate', 12960, '{"propertyType":["Multi Family"],"verifiedOnly":true}', 'daily'),
  (2, 'Florida and Georgia, creative', 'states=FL,GA&financing=creative', 1440, '{"states":["FL","GA"],"financing":["Creative"]}', 'instant')
) as s (member, name, query, age_minutes, filters, mail);
insert into public.saved_searches (user_id, name, query, created_at)
select user_id, name, query, at from demo_searches;
insert into public.search_alerts (search_id, user_id, filters, mail, created_at)
select s.id, s.user_id, d.filters::jsonb, d.mail, d.at
from demo_searches as d join public.saved_searches as s on s.user_id = d.user_id and s.query = d.query
where d.filters is not null;
drop table demo_searches;

-- Nobody is connected while seeding, so don't broadcast.
alter table public.notifications disable trigger realtime_added, disable trigger realtime_changed;

-- Connection requests, oldest first, then the answers.
create temporary table demo_connections as
select
  gen_random_uuid() as id, ('de300000-0000-4000-8000-' || lpad(sender::text, 12, '0'))::uuid as sender_id, ('de300000-0000-4000-8000-' || lpad(receiver::text, 12, '0'))::uuid as receiver_id, status,
  now() - make_interval(mins => asked_age) as asked_at, now() - make_interval(mins => answered_age) as answered_at
from (values
  (1, 42, 'accepted', 169712, 167465),
  (69, 1, 'accepted', 59144, 58986),
  (1, 67, 'accepted', 14157, 11970),
  (1, 7, 'accepted', 10105, 8167),
  (60, 1, 'accepted', 58573, 56759),
  (2, 15, 'accepted', 31306, 30029),
  (2, 44, 'accepted', 62489, 61551),
  (7, 2, 'accepted', 75866, 72948),
  (2, 69, 'accepted', 56569, 54912),
  (2, 62, 'accepted', 57822, 57006),
  (2, 40, 'accepted', 16584, 15380),
  (2, 71, 'accepted', 89318, 89135),
  (54, 2, 'accepted', 6736, 4046),
  (63, 2, 'accepted', 89540, 89192),
  (3, 60, 'accepted', 26709, 24321),
  (48, 3, 'accepted', 1320, 440),
  (33, 3, 'accepted', 60265, 58358),
  (3, 2, 'accepted', 54210, 52162),
  (3, 11, 'accepted', 92761, 90871),
  (3, 34, 'accepted', 106172, 103730),
  (67, 3, 'accepted', 104801, 103032),
  (13, 3, 'accepted', 143784, 143165),
  (3, 5, 'accepted', 58774, 56902),
  (54, 3, 'accepted', 122252, 121698),
  (38, 3, 'accepted', 146339, 145531),
  (5, 2, 'accepted', 106083, 103109),
  (5, 18, 'accepted', 31050, 30723),
  (5, 65, 'accepted', 117256, 116897),
  (5, 24, 'accepted', 143129, 142342),
  (19, 6, 'accepted', 106375, 106080),
  (71, 6, 'accepted', 7839, 7454),
  (7, 15, 'accepted', 1555, 518),
  (7, 10, 'accepted', 32363, 29766),
  (8, 49, 'accepted', 71031, 70621),
  (16, 9, 'accepted', 65233, 62550),
  (65, 9, 'accepted', 47251, 46647),
  (31, 10, 'accepted', 901, 412),
  (10, 23, 'accepted', 27251, 25750),
  (23, 11, 'accepted', 15588, 13455),
  (12, 44, 'accepted', 17488, 16164),
  (12, 21, 'accepted', 67663, 66424),
  (13, 66, 'accepted', 75630, 74273),
  (14, 61, 'accepted', 2963, 2936),
  (59, 15, 'accepted', 110275, 108141),
  (15, 45, 'accepted', 30051, 27180),
  (16, 58, 'accepted', 1279, 426),
  (17, 24, 'accepted', 158595, 157879),
  (10, 17, 'accepted', 25588, 23739),
  (60, 17, 'accepted', 12971, 12691),
  (18, 40, 'accepted', 44836, 42850),
  (18, 48, 'accepted', 7107, 5178),
  (49, 18, 'accepted', 12634, 12184),
  (19, 36, 'accepted', 16711, 14644),
  (45, 20, 'accepted', 4949, 3379),
  (2, 21, 'accepted', 7318, 7211),
  (61, 22, 'accepted', 2988, 2688),
  (38, 22, 'accepted', 9098, 9010),
  (5, 22, 'accepted', 141981, 141478),
  (27, 23, 'accepted', 12052, 10049),
  (23, 58, 'accepted', 22021, 21068),
  (24, 13, 'accepted', 134728, 133022),
  (24, 49, 'accepted', 30108, 27937),
  (24, 12, 'accepted', 104450, 104177),
  (2, 25, 'accepted', 123509, 121842),
  (26, 33, 'accepted', 165058, 163269),
  (73, 27, 'accepted', 75525, 73433),
  (65, 28, 'accepted', 147199, 147084),
  (12, 29, 'accepted', 123414, 123328),
  (30, 41, 'accepted', 65666, 65394),
  (30, 6, 'accepted', 111262, 110514),
  (53, 30, 'accepted', 109545, 107458),
  (31, 48, 'accepted', 111672, 109761),
  (15, 32, 'accepted', 379, 126),
  (33, 19, 'accepted', 81464, 80665),
  (34, 32, 'accepted', 38397, 36879),
  (34, 17, 'accepted', 102018, 101866),
  (34, 23, 'accepted', 58258, 57358),
  (35, 24, 'accepted', 67781, 66876),
  (35, 51, 'accepted', 34325, 33912),
  (35, 65, 'accepted', 82036, 79413),
  (46, 36, 'accepted', 26662, 25337),
  (6, 37, 'accepted', 105917, 103891),
  (37, 10, 'accepted', 3626, 2706),
  (35, 38, 'accepted', 50839, 50121),
  (38, 51, 'accepted', 32373, 29412),
  (60, 38, 'accepted', 160238, 159410),
  (39, 58, 'accepted', 55109, 53385),
  (25, 39, 'accepted', 74259, 72258),
  (22, 40, 'accepted', 7084, 5251),
  (57, 40, 'accepted', 1800, 600),
  (40, 27, 'accepted', 101512, 98561),
  (10, 41, 'accepted', 55127, 54449),
  (42, 20, 'accepted', 45502, 44789),
  (43, 72, 'accepted', 94053, 91719),
  (44, 39, 'accepted', 132034, 132015),
  (45, 6, 'accepted', 40857, 38399),
  (61, 45, 'accepted', 956, 319),
  (46, 52, 'accepted', 168681, 165866),
  (69, 47, 'accepted', 31495, 28792),
  (48, 49, 'accepted', 13307, 10557),
  (38, 48, 'accepted', 107664, 104962),
  (39, 48, 'accepted', 29309, 26313),
  (49, 37, 'accepted', 22884, 22365),
  (65, 49, 'accepted', 33430, 32872),
  (45, 49, 'accepted', 77836, 77747),
  (46, 49, 'accepted', 29828, 26994),
  (46, 50, 'accepted', 38719, 37526),
  (58, 50, 'accepted', 69332, 67934),
  (57, 51, 'accepted', 56341, 54769),
  (51, 32, 'accepted', 158063, 156701),
  (51, 52, 'accepted', 138159, 137316),
  (71, 52, 'accepted', 105200, 104070),
  (52, 50, 'accepted', 24464, 23486),
  (23, 53, 'accepted', 43334, 43317),
  (45, 53, 'accepted', 320, 107),
  (54, 15, 'accepted', 150211, 147464),
  (51, 54, 'accepted', 140161, 137644),
  (42, 54, 'accepted', 13024, 11585),
  (37, 55, 'accepted', 76918, 74532),
  (56, 45, 'accepted', 2870, 2615),
  (1, 56, 'accepted', 505, 168),
  (57, 19, 'accepted', 138923, 136520),
  (57, 71, 'accepted', 122320, 122097),
  (70, 57, 'accepted', 87440, 86131),
  (45, 58, 'accepted', 10424, 8099),
  (59, 55, 'accepted', 14695, 12863),
  (59, 67, 'accepted', 146665, 144636),
  (6, 59, 'accepted', 46803, 43960),
  (52, 59, 'accepted', 84085, 81142),
  (59, 35, 'accepted', 27189, 25717),
  (40, 60, 'accepted', 26293, 25312),
  (60, 53, 'accepted', 3395, 1626),
  (61, 65, 'accepted', 15734, 13570),
  (61, 58, 'accepted', 2848, 949),
  (61, 38, 'accepted', 29519, 29297),
  (54, 61, 'accepted', 472, 157),
  (62, 30, 'accepted', 45230, 44157),
  (58, 63, 'accepted', 1173, 391),
  (63, 73, 'accepted', 117015, 114766),
  (37, 64, 'accepted', 75225, 72683),
  (12, 65, 'accepted', 448, 149),
  (11, 65, 'accepted', 12315, 11597),
  (38, 66, 'accepted', 60812, 59006),
  (66, 6, 'accepted', 123029, 122383),
  (72, 67, 'accepted', 42471, 40874),
  (67, 15, 'accepted', 13384, 12121),
  (74, 67, 'accepted', 24975, 24620),
  (44, 68, 'accepted', 12371, 11072),
  (68, 74, 'accepted', 96244, 93643),
  (12, 68, 'accepted', 159236, 158924),
  (2, 68, 'accepted', 74475, 73772),
  (68, 60, 'accepted', 159618, 158330),
  (69, 57, 'accepted', 96262, 93418),
  (48, 69, 'accepted', 102988, 102260),
  (69, 76, 'accepted', 161536, 159832),
  (70, 65, 'accepted', 52067, 49076),
  (30, 70, 'accepted', 167125, 166746),
  (70, 49, 'accepted', 17364, 17041),
  (70, 24, 'accepted', 31860, 29408),
  (71, 76, 'accepted', 4723, 3259),
  (71, 40, 'accepted', 83919, 83584),
  (73, 71, 'accepted', 54456, 52459),
  (63, 72, 'accepted', 54025, 51440),
  (24, 72, 'accepted', 25617, 23878),
  (11, 72, 'accepted', 69107, 68472),
  (73, 54, 'accepted', 1767, 589),
  (74, 71, 'accepted', 19267, 17028),
  (59, 74, 'accepted', 136353, 134314),
  (75, 22, 'accepted', 76497, 76260),
  (33, 76, 'accepted', 40761, 40087),
  (76, 73, 'accepted', 514, 338),
  (34, 76, 'accepted', 1868, 623),
  (12, 1, 'pending', 300, null::integer),
  (33, 1, 'pending', 1560, null::integer),
  (1, 3, 'pending', 540, null::integer),
  (29, 2, 'pending', 420, null::integer),
  (2, 17, 'pending', 1200, null::integer),
  (2, 41, 'pending', 4320, null::integer),
  (46, 3, 'pending', 2880, null::integer),
  (22, 3, 'pending', 1800, null::integer),
  (3, 4, 'pending', 1200, null::integer),
  (4, 8, 'pending', 300, null::integer),
  (60, 5, 'pending', 240, null::integer),
  (15, 36, 'pending', 660, null::integer),
  (51, 44, 'pending', 2880, null::integer),
  (68, 9, 'pending', 7200, null::integer),
  (27, 62, 'pending', 27360, null::integer),
  (64, 2, 'rejected', 36000, 35460),
  (40, 13, 'rejected', 17280, 16740),
  (70, 31, 'rejected', 47520, 46980)
) as c (sender, receiver, status, asked_age, answered_age);

insert into public.connections (id, sender_id, receiver_id, created_at, note)
select id, sender_id, receiver_id, asked_at, case when status = 'pending' then 'We buy in the same counties. I’d like to compare notes before my next deal.' end
from demo_connections order by asked_at;

-- The trigger would set the date of every answer to now.
alter table public.connections disable trigger answer_connection;
update public.connections as c set status = d.status, updated_at = d.answered_at
from demo_connections as d where d.id = c.id and d.status <> 'pending';
alter table public.connections enable trigger answer_connection;
drop table demo_connections;

insert into public.follows (follower_id, followed_id, created_at)
select ('de300000-0000-4000-8000-' || lpad(follower::text, 12, '0'))::uuid, ('de300000-0000-4000-8000-' || lpad(followed::text, 12, '0'))::uuid, now() - make_interval(mins => age)
from (values
  (1, 46, 44079),
  (1, 7, 49238),
  (1, 60, 25874),
  (1, 42, 138631),
  (1, 65, 5436),
  (2, 70, 25555),
  (2, 69, 54180),
  (2, 3, 128420),
  (2, 40, 121631),
  (2, 5, 141398),
  (3, 5, 158306),
  (3, 38, 25301),
  (3, 59, 1906),
  (3, 48, 96828),
  (3, 18, 112444),
  (4, 65, 571),
  (4, 69, 780),
  (4, 48, 582),
  (4, 3, 2286),
  (5, 2, 6912),
  (5, 65, 138953),
  (5, 3, 2275),
  (5, 11, 23317),
  (5, 4, 407),
  (6, 3, 103819),
  (7, 10, 144486),
  (7, 73, 5735),
  (7, 2, 134266),
  (7, 26, 8056),
  (8, 65, 121045),
  (8, 70, 15280),
  (8, 48, 22385),
  (8, 26, 87377),
  (8, 3, 71095),
  (9, 5, 26359),
  (9, 49, 119329),
  (9, 33, 68064),
  (9, 30, 16070),
  (9, 46, 138829),
  (9, 65, 22022),
  (10, 1, 35539),
  (10, 37, 58555),
  (10, 24, 13125),
  (10, 69, 89297),
  (11, 5, 25186),
  (11, 60, 73403),
  (11, 75, 81570),
  (11, 3, 12112),
  (11, 65, 5978),
  (11, 24, 143032),
  (12, 71, 44923),
  (12, 68, 164020),
  (13, 5, 807),
  (13, 61, 9544),
  (14, 70, 21884),
  (14, 2, 11385),
  (14, 61, 164933),
  (14, 26, 85625),
  (14, 72, 307),
  (14, 43, 89806),
  (15, 48, 150776),
  (15, 2, 55773),
  (15, 52, 33099),
  (16, 69, 123622),
  (16, 37, 15422),
  (16, 34, 34668),
  (16, 3, 137482),
  (16, 5, 142481),
  (16, 51, 26876),
  (17, 58, 82859),
  (17, 61, 44110),
  (17, 33, 57570),
  (17, 45, 225),
  (17, 60, 241),
  (17, 35, 46238),
  (17, 65, 6982),
  (18, 3, 99759),
  (18, 5, 144482),
  (18, 43, 68270),
  (19, 10, 158649),
  (19, 26, 116570),
  (20, 15, 156065),
  (21, 2, 50164),
  (21, 40, 127155),
  (21, 12, 74398),
  (21, 52, 126201),
  (21, 70, 122770),
  (22, 5, 12055),
  (22, 3, 16589),
  (22, 32, 86107),
  (22, 38, 116734),
  (22, 18, 130128),
  (23, 24, 14151),
  (24, 49, 1364),
  (24, 3, 22320),
  (24, 59, 12146),
  (24, 2, 72360),
  (24, 17, 8199),
  (24, 65, 7625),
  (24, 70, 153541),
  (25, 2, 41194),
  (25, 3, 17990),
  (25, 5, 4953),
  (26, 65, 1553),
  (26, 34, 158126),
  (26, 2, 41197),
  (26, 52, 21928),
  (26, 44, 81281),
  (27, 24, 557),
  (27, 49, 9604),
  (27, 48, 90526),
  (28, 66, 804),
  (28, 51, 21638),
  (28, 10, 16207),
  (28, 49, 94481),
  (29, 3, 119068),
  (29, 72, 66814),
  (29, 34, 19037),
  (29, 5, 11186),
  (29, 35, 4137),
  (29, 70, 37617),
  (29, 59, 15140),
  (30, 70, 108272),
  (30, 3, 149001),
  (30, 49, 29484),
  (30, 6, 27885),
  (30, 66, 132363),
  (31, 24, 110977),
  (31, 10, 11441),
  (31, 5, 35834),
  (32, 7, 58163),
  (32, 18, 90469),
  (32, 10, 119103),
  (33, 59, 2801),
  (33, 3, 42931),
  (33, 26, 202),
  (33, 1, 24440),
  (33, 5, 2901),
  (33, 10, 28634),
  (34, 3, 101926),
  (35, 65, 6322),
  (35, 51, 354),
  (36, 39, 75473),
  (36, 3, 19401),
  (36, 2, 18767),
  (36, 59, 86334),
  (37, 52, 233),
  (37, 6, 94971),
  (37, 70, 84121),
  (37, 64, 87436),
  (37, 2, 134813),
  (37, 55, 130285),
  (38, 5, 43427),
  (38, 3, 2240),
  (38, 46, 89991),
  (38, 22, 41101),
  (39, 5, 86357),
  (39, 52, 160083),
  (40, 2, 104148),
  (40, 57, 156882),
  (40, 18, 164196),
  (40, 61, 7352),
  (40, 3, 18547),
  (40, 27, 10148),
  (41, 3, 1085),
  (41, 47, 10123),
  (41, 24, 50880),
  (41, 49, 1828),
  (41, 48, 146099),
  (42, 20, 77654),
  (42, 62, 117253),
  (42, 34, 43748),
  (42, 66, 15995),
  (42, 44, 10068),
  (43, 32, 6550),
  (44, 12, 30027),
  (44, 31, 50903),
  (44, 72, 76685),
  (44, 68, 166329),
  (44, 35, 123488),
  (44, 2, 34404),
  (45, 53, 108163),
  (45, 49, 54216),
  (45, 40, 24704),
  (45, 61, 20682),
  (45, 74, 106251),
  (46, 52, 10844),
  (46, 61, 1086),
  (46, 3, 141543),
  (46, 49, 10977),
  (46, 24, 45626),
  (47, 61, 18550),
  (47, 2, 53193),
  (48, 52, 64882),
  (49, 70, 10990),
  (50, 32, 27548),
  (50, 58, 70969),
  (50, 71, 116266),
  (50, 3, 163379),
  (50, 65, 74142),
  (50, 52, 117067),
  (51, 22, 18094),
  (51, 34, 3339),
  (51, 38, 160640),
  (51, 54, 45739),
  (51, 52, 20928),
  (51, 37, 41103),
  (52, 9, 28697),
  (52, 46, 94707),
  (52, 45, 3800),
  (52, 5, 32649),
  (52, 71, 86053),
  (52, 36, 46947),
  (52, 74, 93308),
  (53, 35, 15903),
  (53, 72, 149971),
  (53, 52, 29267),
  (53, 55, 36617),
  (53, 65, 48357),
  (54, 51, 149782),
  (54, 35, 95681),
  (54, 15, 35948),
  (54, 61, 137678),
  (54, 71, 166127),
  (55, 2, 29080),
  (55, 54, 40837),
  (56, 45, 78015),
  (56, 34, 71067),
  (56, 5, 16663),
  (56, 22, 43493),
  (56, 10, 32670),
  (56, 3, 1312),
  (56, 69, 33544),
  (57, 59, 50258),
  (57, 2, 13996),
  (57, 69, 27654),
  (57, 18, 108938),
  (57, 54, 18930),
  (57, 51, 24296),
  (58, 50, 49325),
  (58, 45, 110466),
  (59, 72, 21092),
  (59, 35, 50394),
  (59, 17, 143971),
  (59, 45, 7968),
  (59, 48, 126750),
  (59, 33, 75267),
  (60, 3, 91490),
  (61, 2, 5722),
  (61, 54, 13663),
  (61, 5, 153849),
  (61, 38, 50850),
  (61, 51, 130401),
  (62, 48, 6913),
  (62, 1, 41389),
  (62, 2, 139402),
  (62, 68, 68844),
  (63, 74, 38627),
  (63, 24, 12559),
  (63, 26, 6948),
  (63, 2, 96089),
  (63, 48, 137093),
  (63, 32, 28205),
  (64, 3, 23696),
  (64, 37, 107408),
  (65, 5, 164384),
  (65, 17, 3932),
  (65, 61, 80829),
  (65, 48, 14933),
  (66, 38, 4527),
  (66, 61, 293),
  (66, 37, 9683),
  (67, 74, 97189),
  (67, 48, 9601),
  (67, 3, 114900),
  (67, 35, 38160),
  (68, 52, 36513),
  (68, 7, 151472),
  (68, 60, 161533),
  (69, 76, 4716),
  (69, 71, 134392),
  (69, 57, 76414),
  (69, 2, 2861),
  (69, 5, 140355),
  (69, 48, 8750),
  (70, 17, 100430),
  (70, 57, 158),
  (70, 65, 132309),
  (71, 52, 103331),
  (71, 2, 34702),
  (71, 5, 33276),
  (71, 76, 3927),
  (71, 44, 131303),
  (72, 34, 36976),
  (73, 72, 94811),
  (73, 8, 44162),
  (74, 2, 24805),
  (75, 2, 45811),
  (75, 74, 5965),
  (75, 66, 1088),
  (75, 34, 7659),
  (75, 3, 32890),
  (75, 24, 78247),
  (75, 61, 108214),
  (75, 71, 130580),
  (76, 49, 96239),
  (76, 30, 54909),
  (76, 9, 25177),
  (76, 23, 115647),
  (76, 69, 121453)
) as f (follower, followed, age)
order by age desc;

-- Profile views. The app counts them in the function that records a view, not in a trigger.
insert into public.profile_views (member_id, viewer_id, viewed_on)
select ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid, ('de300000-0000-4000-8000-' || lpad(viewer::text, 12, '0'))::uuid, (now() at time zone 'utc')::date - days_ago
from (values
  (1, '{58,56,31,42,56,48,42,56,68}', '{20,30,31,31,24,110,15,21,19}'),
  (2, '{15,40,63,23,25,44,36,15,5,62,62,5,44,59,6,62}', '{13,99,4,10,10,89,7,22,69,0,97,75,64,16,13,73}'),
  (3, '{44,5,41,11,48,4,34,11,54,14,13,11,67,72,25,24,50,67,6,56,11,5,2,50,34,48,56,61,60,41,22,60,21,25,67,24,60,18}', '{49,116,48,11,32,0,6,2,103,81,47,32,8,0,3,39,99,18,110,60,16,0,94,16,15,75,0,10,24,83,6,5,33,2,46,45,4,25}'),
  (4, '{8,30,14}', '{0,0,0}'),
  (5, '{56,58,11,39,38,28,19,30,29,22,7,37,3,11,24,65,75,56,13,30,49,22,18,25,52,61,16,13,24,39,22,3,69,56,25,41,76,13,18,11,38,35,38,24,18,55,2,67,22}', '{28,112,26,5,26,31,23,15,90,67,0,26,8,2,63,89,44,70,72,80,104,77,53,25,74,77,117,92,58,6,88,9,97,13,6,34,0,108,0,75,5,35,108,76,56,9,96,24,45}'),
  (6, '{31,53,57,59,14,37,25,21,3,44,21,71,48,19,75,71,30,28,27,37,15,56,76,59,37,30,30,37,54,30,30,50}', '{106,101,46,42,17,28,49,23,97,28,30,22,28,57,23,10,2,90,3,26,74,109,15,92,18,10,38,102,63,51,53,8}'),
  (7, '{13,10,74,72,1,12,38,68,32,29,1,68,2,49,38,64,55,68,30,41,68,15,71,18,27,47,15,68,1,28,27,23,2,16,55}', '{48,116,3,46,45,0,27,64,38,14,16,72,69,77,97,16,29,65,6,10,88,17,4,2,85,32,16,92,69,66,4,58,12,33,6}'),
  (8, '{51,66,63,49,49,73,49,1,47,61,32,49,49,75,9,67,19,49,27}', '{10,51,1,44,45,94,92,70,58,27,71,64,8,10,99,99,89,72,28}'),
  (9, '{52,17,19,13,16,41}', '{83,1,77,0,97,100}'),
  (10, '{27,11,53,63,1,36,7,32,17,37,56,11,7,44,7,31,32,41,46,7,23,57,7,73,33,7,37,2,67,76,37,7,2,23,7,56,41,7}', '{44,62,56,0,77,26,54,5,4,28,59,44,81,103,110,15,19,76,1,3,111,61,1,4,2,23,58,54,107,0,115,36,17,114,29,95,24,69}'),
  (11, '{31,65,67,34,14,23,72,36,2,3,72,60,72,33,23}', '{8,98,40,106,42,13,24,116,78,55,79,37,22,17,0}'),
  (12, '{33,44,14,68,35,71,49,3,15,31,64,46,66,44,21,45,34,29,51,57}', '{4,9,38,48,71,39,8,29,5,44,1,5,27,45,19,27,6,107,21,74}'),
  (13, '{74,34,50,68,33,72,5,5,19,5,71,24}', '{112,41,0,101,59,1,3,34,112,76,93,13}'),
  (14, '{3,34,61,28,12,61}', '{92,42,25,71,0,86}'),
  (15, '{18,6,7,4,59,2,41,36,33,9,29,72,59,7,7,63,54,45,43}', '{9,111,72,0,25,21,60,0,17,28,23,115,76,62,6,50,6,15,98}'),
  (16, '{51,29,30,41,69,54}', '{13,32,10,0,103,61}'),
  (17, '{51,1,46,57,15,24,29,34,60,18,24,9,36,59,49,63,51,21,30}', '{0,18,4,23,12,24,109,27,46,2,34,76,117,90,36,89,60,60,59}'),
  (18, '{40,40,3,40,40,55,48,5,5,49,64,39}', '{67,46,3,23,65,70,65,2,26,69,28,30}'),
  (19, '{57,57,57,36,57,57,6,6,57,57,6}', '{35,15,41,0,71,72,52,103,90,20,82}'),
  (20, '{45,40,42,43,55,65,41,58,4,45,62,5}', '{71,4,2,112,4,85,62,44,0,10,49,30}'),
  (21, '{43,29,52,47,63,31}', '{23,5,52,13,30,31}'),
  (22, '{73,75,62,34,38,51,3,32,19,58,68,8,38,75,39,5,40,40,40,38,9,28,69,48,1,48,74,71,56,5}', '{25,71,67,67,66,6,2,19,99,2,17,4,50,26,2,63,9,116,79,4,63,95,22,61,37,60,112,47,76,116}'),
  (23, '{62,10,11,10,58,31,49,27,8,55,76,27}', '{46,2,46,49,11,46,53,40,13,69,22,53}'),
  (24, '{2,12,70,5,31,4,70,5,70,30,17,72,18,70,15,46,25,15,43,26,5,52,13,12,75,76,62,27,35,11,75,49,46,69,46,36,5,12,12,28,20,27,27,13,7,75,70,72,5,13,63,31,66,64,17,72,12,75,70,27,17,72,12,12,35,46,72,69,53,46,31,35,19,63,56,5}', '{10,49,79,42,9,1,10,102,18,18,3,9,1,88,71,0,29,27,24,87,36,69,42,69,78,61,7,17,11,53,2,94,60,2,55,103,4,20,8,2,3,2,101,56,64,32,40,57,6,45,13,5,84,54,21,0,65,38,49,23,77,112,73,26,31,107,73,8,76,86,21,29,1,5,11,1}'),
  (25, '{40,2,52,56,39,64,60,39,27,39,37,6,10,51,46}', '{89,112,3,5,38,32,62,31,112,67,52,64,90,80,0}'),
  (26, '{38,66,33,21,33,7,20,19,5,14,14,20,58,63,7,13,56,63,19,6,49,14,33,44,19,54,33,33,14,4,27,58,2,34,53,7,38,68,68,27}', '{26,115,26,115,8,87,0,5,35,20,12,7,31,88,2,10,29,0,7,46,47,16,13,34,54,17,12,22,22,1,75,68,4,27,1,66,112,13,78,17}'),
  (27, '{40,23,2,2,46,57}', '{36,1,81,85,21,2}'),
  (28, '{69,38,46,49,33,48,24,10,16,56,47,65,26,18,70,40,20}', '{7,0,3,68,86,1,104,37,11,20,116,88,9,29,35,32,23}'),
  (29, '{33,12,5,56,35,10,30,63,32,61,8,12,47,69,18}', '{26,0,94,111,96,87,95,31,71,45,16,111,0,64,6}'),
  (30, '{72,51,62,64,61,13,9,38,47,9,38,48,19}', '{88,0,28,12,65,101,22,67,37,12,107,3,5}'),
  (31, '{16,21,10,10,65,44,1,17,16}', '{24,77,55,48,64,21,28,111,82}'),
  (32, '{9,37,24,51,76,34,51,63,15}', '{66,7,0,62,64,54,55,91,10}'),
  (33, '{11,60,67,1,71,6,56,59,19,56,18,69,9}', '{110,76,7,12,52,82,55,45,106,89,106,15,2}'),
  (34, '{26,17,3,44,42,17,3,26,29,12,32,3,30,12,30,14}', '{7,3,42,47,12,88,28,2,5,23,18,58,0,42,88,74}'),
  (35, '{51,46,61,65,46,53,38,50,38,29,57,39,38,24,29,25,65,2,51,24,17,54,59,61,56,65,25,29,29,40,18,65,59,38,67,54,22,67,38,11}', '{15,6,102,108,84,16,91,19,71,50,0,39,7,15,90,104,26,16,63,91,44,0,43,44,26,73,68,30,44,98,0,33,53,1,11,71,43,2,54,82}'),
  (36, '{64,46,39,21,53,5,46,54,7,53,71,76,73,1,46}', '{73,3,115,19,30,12,40,0,27,112,24,22,19,4,81}'),
  (37, '{16,49,48,10,56,63,49,35,70,46,38,20,18,10,16,5,49,34,49,10,46,31,31,16,54,21,67,10,2,51,10,44,70}', '{74,38,0,22,110,40,103,84,106,71,10,32,31,11,13,36,7,8,105,67,93,24,89,68,91,34,83,86,20,36,89,21,92}'),
  (38, '{48,51,66,22,66,48,22,35,48,51,61,22,3,66,66,35,22,35,3}', '{79,52,44,38,65,13,18,28,18,80,60,0,67,2,11,1,104,103,28}'),
  (39, '{43,45,27,26,44}', '{9,93,62,53,51}'),
  (40, '{8,32,41,46,60,39,2,71,57,45,27,22,57,56,71,71,22,71,15,31}', '{10,101,24,81,7,101,24,0,7,88,12,20,6,98,65,94,29,106,49,86}'),
  (41, '{71,76,30,31,65,57,3,14,46}', '{14,22,4,77,2,67,12,54,114}'),
  (42, '{71,1,65,16,1,20,26,1,62,20,66,38,52,54,46,6}', '{106,87,36,2,113,4,13,101,73,28,12,45,32,39,9,11}'),
  (43, '{39,13,50,22,23,3,27,62,40,34,24}', '{1,12,5,0,33,25,14,49,28,8,24}'),
  (44, '{71,2,8,55,39,68,38,2,39,4,35}', '{85,12,86,31,32,8,64,9,54,0,3}'),
  (45, '{6,11,16,2,73,43,4,3,37,71,56,21,20,56,17,58,58}', '{70,94,5,5,0,20,0,77,49,108,34,27,72,1,93,0,41}'),
  (46, '{54,6,52,9,64,52,63,38,1,49,36,39,32}', '{2,7,33,6,100,1,87,0,4,74,28,102,10}'),
  (47, '{21,19,9,45,74,41,8,25}', '{61,38,54,46,6,18,14,88}'),
  (48, '{43,41,25,59,27,39,39,38,31,70,3,30,49,11,63,67,43,65,27,31,2,31,49,29,18,39,50,51,42,69,37,71,4,3,27,59,34,49,73,59,31,67,18,31,13,67,49,3}', '{18,66,12,21,67,85,2,105,13,7,6,79,104,10,10,9,66,42,2,94,0,18,0,36,28,1,12,29,46,13,110,81,0,1,32,4,3,98,97,66,71,1,45,69,22,0,17,101}'),
  (49, '{37,63,46,41,41,71,14,65,45,58,26,47,27,24,27,17,18,37,75}', '{35,30,46,0,45,72,0,6,116,29,6,3,62,0,72,20,37,1,62}'),
  (50, '{47,38,52,3,58,58,56,12,10,52,25}', '{26,36,11,34,36,50,81,46,111,93,14}'),
  (51, '{61,35,52,28,30,38,28,44,40,34,31,16,61,20,38,22,74,61,20,63,57,64,28,16,57,53,28,17,32,61,54,38,61,6,70,1,38,32,54,52,18,32,5,2,35,57,61,16}', '{0,31,66,78,34,1,12,98,29,66,32,91,49,65,59,0,83,79,30,58,77,66,6,82,75,81,21,70,14,50,9,52,63,59,76,29,86,81,19,24,5,0,34,16,76,7,73,12}'),
  (52, '{53,75,15,1,71,48,37,59,46,64,46,65,6,50,71,46,46,51,50,50,66,30,37,51,70,50,57,46}', '{74,58,77,0,77,20,44,4,39,1,0,62,54,2,26,21,22,3,1,51,53,39,64,43,54,45,45,112}'),
  (53, '{48,2,60,30,17,25,52,34,74,22,27}', '{116,0,41,44,70,50,104,8,38,3,50}'),
  (54, '{65,57,28,3,10,19,61,19,2,42,71,57,42,61,36,1,2}', '{1,8,117,96,75,72,5,101,57,94,61,106,38,45,37,64,16}'),
  (55, '{59,31,48,36,8,1,23,1,19}', '{9,14,0,61,2,18,43,37,102}'),
  (56, '{29,30,59,6,51,38,1,17,31,14,38,44,1,57,66}', '{97,43,8,102,93,15,61,78,11,18,27,12,36,0,45}'),
  (57, '{51,51,71,19,51,51,51,69,19,69,69,51,69,70,70,51,40,40,70,40,40,69,19,69,19,40,51,70,69,19,71,19}', '{0,71,52,2,95,8,13,109,9,11,26,69,91,93,5,101,79,40,32,115,6,80,30,50,62,55,67,36,5,3,22,4}'),
  (58, '{61,50,5,36,45,39,39,62}', '{4,69,45,56,7,47,11,33}'),
  (59, '{9,67,15,74,44,40,71,55,3,52,25,10,29,72,74,5,15,67,24,73,37,25,11,68,29,35,12,57,36,15,31,29,12,24,29,39}', '{34,71,109,62,2,43,9,46,21,60,67,46,94,49,18,29,10,47,50,39,16,24,50,57,0,29,48,84,4,6,22,3,21,23,95,72}'),
  (60, '{12,8,35,5,17,76,38,59,53,11,47,1,18,51,68,53,20,33,54,49,39,11,21,40,34,67,38,38,25,11,13,1,20,22,3,30,38}', '{10,36,12,31,13,115,21,21,9,5,75,0,48,43,74,86,47,42,0,117,35,49,52,42,77,26,34,87,57,64,59,97,80,81,40,35,95}'),
  (61, '{55,58,22,66,67,6,58,50,19,12,66,45,18,13,14,57,54,67,22,22,54,1,58,17,13,44,45,45,22,39,20,2,75,65,9,26,58,11,72,55,14}', '{43,74,3,32,103,0,0,1,64,7,74,85,20,25,2,0,30,27,20,37,114,117,5,47,101,0,19,30,99,12,97,95,53,91,79,7,6,47,10,3,16}'),
  (62, '{45,33,30,23,11}', '{97,18,6,0,70}'),
  (63, '{40,58,35,5,72,21,73,53,19,67,71,58,75,73,10}', '{102,103,111,10,4,30,33,3,55,75,0,41,52,49,33}'),
  (64, '{32,68,32,52,70,40,74,49,10,28,47,71,12,11}', '{16,17,74,25,56,26,53,93,61,9,3,83,28,6}'),
  (65, '{29,28,66,9,16,26,4,15,24,33,1,21,35,53,50,28,22,61,7,70,70,17,12,9,73,9,18,50,8,11,5,74,26}', '{52,102,40,117,33,44,0,50,90,71,21,21,51,7,16,1,109,0,38,32,36,36,47,30,78,3,15,94,112,23,67,23,47}'),
  (66, '{32,28,11,46,6,42,60,6,53,55,63,38,12,38,60,67,13,6,6,50,38}', '{3,19,7,33,43,23,80,78,33,62,16,61,111,104,97,14,39,50,9,11,12}'),
  (67, '{42,23,72,76,59,48,12,63,35,38,3,1,5,12,45,50,72,3,73}', '{113,43,107,27,22,65,80,83,15,7,96,48,59,98,8,13,113,16,6}'),
  (68, '{58,34,11,2,74,64,33,62,65,49,20,22,40,58,2,2,26,47,44,70,76,17,44,62,36,16}', '{18,2,62,29,106,13,36,24,62,4,61,93,40,21,71,31,1,117,13,92,67,19,103,13,49,31}'),
  (69, '{25,9,28,76,19,2,76,4,5,55,25,23,47,19,50,40,57,19,9,48,39,76,2,19,27,54}', '{31,11,25,75,22,57,33,0,35,3,9,80,74,38,30,45,80,64,60,18,4,11,73,110,112,28}'),
  (70, '{21,13,65,34,49,76,4,24,52,30,49,21,65,2,29,52,2,71,19,8,65,5,14,68,14,49,21,28,61,13,24,27,49,30,49,2,37,38}', '{1,15,40,16,45,81,0,6,79,22,3,98,80,45,12,7,14,32,35,92,30,2,49,18,39,50,0,62,33,47,0,34,15,28,54,90,45,39}'),
  (71, '{73,73,38,13,41,73,69,1,40,57,20,25,16,73,40,27,29,52,50,37,2,65,68,6,44,12,33,21,35,49,7}', '{2,89,68,97,68,16,70,112,106,6,16,66,20,14,110,0,30,47,19,16,1,89,56,3,89,62,72,0,0,28,69}'),
  (72, '{11,69,59,70,59,29,24,14,15,24,2,63,17,6,53,67,54,67,17,19,11,11,53,9,63,73,40,43,30}', '{34,85,2,46,1,16,5,4,102,86,40,46,14,20,24,51,75,65,70,4,1,63,70,32,41,78,8,57,26}'),
  (73, '{27,27,28,76,69,54,40,10,76}', '{2,9,105,68,48,101,1,115,59}'),
  (74, '{70,67,63,24,67,16,29,70,13,6,70,76,51,27,57,68,72,27,6}', '{5,33,42,46,0,96,26,29,0,80,20,5,75,14,15,84,2,41,7}'),
  (75, '{13,46,42,7,49,15,43}', '{112,2,117,16,76,80,1}'),
  (76, '{73,73,69,73,71,73,69,69,69,34,33,71,33,71,69,73,71,33,69,69,71,33,71,34,69,71,34,69,69,71,34}', '{5,27,23,30,17,26,30,51,29,7,7,109,12,82,66,22,91,74,99,100,25,33,2,5,37,54,90,3,28,32,72}')
) as v (member, viewers, days)
cross join lateral unnest(v.viewers::int[], v.days::int[]) as view (viewer, days_ago)
order by days_ago desc;

update public.member_stats as s set profile_views = v.count
from (
  select member_id, count(*)::integer from public.profile_views
  where member_id::text like 'de300000-0000-4000-8000-%' group by 1
) as v
where v.member_id = s.user_id;

-- Reviews, then the answers, with the notification that public.answer_review sends.
create temporary table demo_reviews as
select ('de300000-0000-4000-8000-' || lpad(author::text, 12, '0'))::uuid as author_id, ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid as member_id, rating, text, age, answer, answer_age
from (values
  (25, 2, 5, 'Knocked the door that my mail had missed for a year. The seller told me she only called back because someone had taken her trash cans up the drive.', 82427, 'Mrs. Alder still asks about you. Glad that one closed.', 64924),
  (54, 3, 4, 'Good eye for numbers and a realistic view of rents. Would like a quicker first answer.', 36257, null, null::integer),
  (5, 3, 4, 'Quality that shows in the inspection report: permits pulled, GFCIs where they belong, no paint over rot. Asking prices are at the top of the street for it.', 37409, null, null::integer),
  (69, 1, 5, 'Did what was agreed, on the day it was agreed. I have been buying for eighteen years and could count those on two hands.', 44420, null, null::integer),
  (71, 2, 5, 'Introduced me to the lender, the roofer and the inspector that I still use. Generous with a newcomer, and never once tried to sell me a course.', 37023, null, null::integer),
  (69, 2, 3, 'Plenty of leads, few of them motivated. If you have somebody to make the calls it is worth it; for me alone it was too much sorting.', 20078, null, null::integer),
  (3, 2, 3, 'It closed, with two extensions. The second was their lender’s doing, the first was not.', 9062, null, null::integer),
  (67, 3, 5, 'Walked my house, gave me a repair number within $3k of what my contractor came to, and told me to keep it as a rental. Did not make a cent on that advice.', 35039, null, null::integer),
  (40, 2, 4, 'Honest about what is a lead and what is only a vacant house. Pays attention to which streets I buy on. Now and then an address comes twice.', 11242, null, null::integer),
  (38, 3, 5, 'We split a gut job fifty-fifty. Weekly photos, receipts in a shared folder, and the change orders were agreed before the work, not after. Came out 4% over budget on a 1920s house. I call that a win.', 90436, null, null::integer),
  (7, 1, 4, 'Everything in writing and easy to reach. One surprise with the HOA dues, which were in the documents, so that one is on me.', 420, null, null::integer),
  (34, 3, 3, 'Pleasant to deal with, but tried to reopen the price after the inspection over things that were in the disclosure.', 55192, null, null::integer),
  (60, 1, 5, 'Photos were from that week and showed the bad corner of the basement too. My walkthrough came in $1,800 under the repair number they gave me. I stopped double-checking after the third deal.', 43205, 'You should still double-check. But thank you, and the Linden house is yours to see first.', 24224),
  (44, 2, 5, 'Called me before the inspection period ended to say what they had found, with pictures, and we worked it out the same afternoon. No games.', 22789, null, null::integer),
  (7, 2, 5, 'Underwrites before showing. Killed two deals of mine over a flood zone and a sewer lateral, and found the third, which appraised $22k over contract.', 4922, null, null::integer),
  (24, 5, 3, 'The terms were fine, the explanation was not: my seller needed three meetings to understand what he was signing. Bring a one-page summary.', 70300, null, null::integer),
  (33, 3, 3, 'The kitchen is lovely. The crawl space was not looked at, and my inspector did. We settled for a credit, but it should not have come to that.', 41591, 'We missed it, and the vapor barrier is now on our list for every house. Thank you for settling it like an adult.', 12748),
  (2, 5, 4, 'Subject-to with everything on the table: the insurance, the due-on-sale letter, a servicer in between. Slower than cash, and I slept well.', 72571, null, null::integer),
  (67, 1, 5, 'Bought two assignments from this group since spring. Both times the contract was in the data room before I asked, the seller knew who I was, and the fee on the HUD matched what we shook on.', 4857, null, null::integer),
  (11, 3, 5, 'Sent me a deal that did not fit their own box and asked for nothing. I have returned the favor twice since. That is how this should work.', 6190, null, null::integer),
  (13, 3, 4, 'A hard negotiator who stops when it is agreed. I left a little on the table and would sit down at it again.', 91850, 'I remember it the other way round. See you at the next one.', 35772),
  (60, 3, 5, 'Straight answers, including "I do not know, let me find out", and then does find out.', 7890, null, null::integer),
  (2, 21, 1, 'Asked for my buyer’s name "for the title company" and called him the same evening to go around me. He told me right away.', 5309, null, null::integer),
  (2, 15, 2, 'The deal was shopped to three other buyers while I had it tied up with a deposit. I got the deposit back without arguing, which is why this is not a one.', 13991, null, null::integer),
  (5, 22, 1, 'Turned out there was no contract with the owner, only a conversation. I found out from the owner. I paid for an inspection and a drive of three hours.', 77439, 'The seller had agreed by text and then backed out. That is not a contract and I should have told you so. I have sent you the cost of the inspection.', 40209),
  (2, 63, 3, 'Expenses in the listing left out management and reserves, so the cap rate was a point too high. Corrected it when I asked, without fuss.', 50232, 'I manage my own and forgot that nobody else does. Listings of mine now show both numbers.', 29216),
  (2, 62, 2, 'Had my lot under option for seven months and filed nothing with the city. I read the option more closely these days.', 5017, null, null::integer),
  (5, 65, 4, 'Real contracts, clear title, closes on the day. ARV leans on the best comp on the street, so run your own. Once you know that, a very easy person to buy from.', 25554, 'Fair. I send three comps with every deal now, the weakest first.', 20053),
  (1, 42, 5, 'Bought a note from me at a fair discount and told me what it would have been worth with better paper. I wrote the next one that way and it sold for six points more.', 83123, 'That is the point of doing it in the open. Send me the third.', 51681),
  (2, 68, 4, 'Knows every block of the east side by its turnover rate. Cautious with offers, quick once decided. We have done one deal and passed on four together.', 36979, null, null::integer),
  (5, 18, 4, 'Comps are careful and the reasons are written down. Weekends are for family, so plan your offers around that. I respect it.', 9870, null, null::integer),
  (12, 44, 5, 'Sends an address, eight pictures, the tax card and a phone number that somebody answers. Out of eleven leads I closed two, which is better than any list I have paid for.', 5062, null, null::integer),
  (27, 23, 5, 'Took over 14 doors from a manager who had stopped answering. Collections went from 81 to 97 percent in two quarters, and every make-ready came with before and after photos.', 1644, null, null::integer),
  (33, 19, 1, 'Two contractors’ liens surfaced a week before closing, for work they told me was paid. Title caught it. Get lien waivers.', 55295, null, null::integer),
  (65, 11, 3, 'Fine with retail listings, still learning how investors look at a deal. I had to ask for the rent roll twice and the leases three times.', 7950, 'I learned a lot on that one. My listing packet now starts with the rent roll.', 4764),
  (59, 55, 5, 'Statement on the fifth, money on the tenth, and no invoice over $300 without a call. That is all I ever wanted from a manager.', 5696, null, null::integer),
  (65, 9, 4, 'Pays a fair price for odd lots and does not tie them up for a year. The entitlement period was 120 days and took 96.', 20492, null, null::integer),
  (18, 49, 3, 'Good house, slow paper. It took nine days and four calls to get the assignment agreement to my title company. The numbers held up in the end.', 7934, 'Our transaction coordinator left that month. We have a new one, and I owe you a faster file.', 6175),
  (50, 52, 4, 'Lent on a rehab in eight days. Draw inspections are strict, which cost me a weekend once and probably saved me more.', 11052, null, null::integer),
  (30, 6, 4, 'Delivered six units four weeks late in a winter when everyone was late. Monthly cost reports to the penny, and word of the delay before we noticed it.', 76015, 'Late is late. Next time the windows are ordered with the permit.', 27271),
  (57, 70, 5, 'Site plans, soil report and utility letters all in one folder before I wired the deposit. My lender said it was the cleanest package of the quarter.', 12142, null, null::integer),
  (6, 66, 5, 'Carried a second for me at 5% when the bank came up short, on a two-page note that both attorneys were fine with. That closed my first duplex.', 91790, null, null::integer),
  (59, 52, 4, 'Funded their half on time. Wanted more calls than I am used to, but all of them had a point.', 37985, null, null::integer),
  (40, 18, 4, 'Talked my seller into paying for the roof rather than cutting the price, which was worth more to both of us. The paperwork took a little longer than it had to.', 15339, null, null::integer),
  (39, 58, 4, 'Solid. Slow to answer on weekdays before five, as there is a day job, but nothing was ever forgotten.', 16312, null, null::integer),
  (70, 24, 3, 'Good builder, optimistic calendar. Add a third to every date and you will be friends.', 13922, null, null::integer),
  (65, 61, 3, 'Great with tenants, slower with owners. Two emails went unanswered until I called. The building itself is in good hands.', 6652, 'You are right, and we have added somebody for owners only. Ask for Teresa.', 4930),
  (10, 23, 5, 'I asked which of two blocks to buy on and got a spreadsheet of days-to-lease for both. Bought on the one that looked worse from the street. Leased in six days.', 15114, 'The boring block usually wins. Happy to run it for the next one.', 9307),
  (61, 38, 2, 'Estoppels came back with side deals about rent that were not in the leases. It closed three weeks late and $9k lower.', 2742, null, null::integer),
  (38, 22, 4, 'Earnest money went hard a day earlier than I would have liked, but everything was disclosed in writing and the house was exactly as described. Would sign again.', 5271, null, null::integer),
  (24, 17, 2, 'Backed out on the last day of the inspection period by text message. Within the contract, but I had turned two buyers away.', 19266, 'My lender pulled the loan that morning. I should have called, and I apologize.', 16612),
  (72, 24, 5, 'JV on a duplex, one page, 60/40, closed out in five months. The accounting at the end took ten minutes because it had been kept all along.', 14376, 'Ten minutes because you asked for receipts from day one. Same again?', 8241),
  (54, 51, 5, 'Buys what they say they will buy. I have brought six houses, heard yes or no within a day every time, and was never retraded at the table.', 83403, 'You bring the right ones. Keep them coming, also the ones with the bad stairs.', 54585),
  (26, 33, 4, 'Closed in eleven days with hard money that was really there. Asked for one extension on the way and paid for it without being asked.', 33208, null, null::integer),
  (65, 49, 4, 'Passed on three of my deals with a reason each time. The reasons were good, and the fourth one closed.', 5405, null, null::integer),
  (11, 23, 5, 'Proof of funds was a letter with a banker’s name on it, and the banker picked up. Wired two days early.', 6351, null, null::integer),
  (40, 27, 3, 'Knows the market well. Promised the comps for Tuesday and sent them on Friday, when my offer was due.', 78000, 'I did. Sorry about that one.', 34381),
  (46, 50, 2, 'Told me there were other offers to get me up by ten thousand. The listing agent said later that there were none.', 26797, null, null::integer),
  (72, 43, 5, 'Third closing together this year. My title officer asked whether all my partners could be like that.', 71698, 'Tell her thank you. It is mutual.', 47929),
  (12, 24, 5, 'Reads everything. Found a missing easement in the survey that would have cost us both, and brought the fix along with the problem.', 11970, null, null::integer),
  (19, 6, 5, 'Took on the corner lot that four builders had passed on, got the setback variance in one hearing, and paid me the bonus we had tied to it. The neighbors came to the groundbreaking.', 80905, null, null::integer),
  (6, 37, 5, 'Explained the wrap to my seller’s attorney on speakerphone for forty minutes and sent her the statute afterwards. Seller gets her check on the first, every month, for two years now.', 22564, null, null::integer),
  (59, 74, 4, 'The rents were real and the tenants were as described. Two security deposits had to be chased after closing; they came within the week.', 98066, null, null::integer),
  (49, 48, 5, 'Sold a tenanted fourplex for me without one vacant day. Every buyer walked through with the rent roll in hand, and nobody was promised something the tenants had not agreed to.', 2527, 'The tenants made it easy. All but one of them renewed with the new owner.', 1080),
  (49, 45, 5, 'Answers what it costs to run the place with the actual tax return, not a pro forma. More of this, please.', 58956, null, null::integer),
  (45, 58, 5, 'Got a pocket listing in front of me on a Friday and had the seller’s signature on Sunday. Knows what a landlord needs to see: leases, ledgers, the water bill.', 1471, null, null::integer),
  (19, 36, 5, 'Bought a triplex from an owner who handed over twelve years of ledgers, spare keys with labels and the name of the plumber who knows the building. Nothing to find at due diligence that was not in the folder.', 11435, 'I liked that building. Look after the boiler and it will look after you.', 9268),
  (66, 13, 2, 'Offered my seller full price on terms and sent papers with a 24-month balloon that nobody had spoken of. We walked.', 18270, 'The balloon was in the letter of intent of May 3rd, but it was on page two and I did not point at it. I do now.', 6198),
  (15, 45, 4, 'Careful screening and honest rent estimates; both of mine came in within $25. The maintenance markup is on the high side but it is in the contract, not hidden in the bill.', 14598, null, null::integer),
  (15, 59, 2, 'A vacant unit sat for seven weeks with the heat on because nobody had told the leasing side that the turn was done.', 79864, null, null::integer)
) as r (author, member, rating, text, age, answer, answer_age);

insert into public.member_reviews (author_id, member_id, rating, text, created_at, basis, basis_on)
select r.author_id, r.member_id, r.rating, r.text, now() - make_interval(mins => r.age), 'connected', private.utc_day(c.updated_at)
from demo_reviews as r
join public.connections as c
  on least(c.sender_id, c.receiver_id) = least(r.author_id, r.member_id)
  and greatest(c.sender_id, c.receiver_id) = greatest(r.author_id, r.member_id)
order by r.age desc;

update public.member_reviews as r set answer = d.answer, answered_at = now() - make_interval(mins => d.answer_age)
from demo_reviews as d where d.author_id = r.author_id and d.member_id = r.member_id and d.answer is not null;
select private.notify(r.author_id, 'review_answer', r.member_id, r.id, jsonb_build_object('member_id', r.member_id))
from public.member_reviews as r join demo_reviews as d on d.author_id = r.author_id and d.member_id = r.member_id
where r.answer is not null;
drop table demo_reviews;

insert into public.reports (
  reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot, created_at, handled_at, handled_by,
  outcome
)
select
  ('de300000-0000-4000-8000-' || lpad(21::text, 12, '0'))::uuid, s.owner,
  'review', s.id, 'false_information', 'This leaves out half of what happened. I can send you the emails and the release that we both signed.', s.snapshot,
  now() - make_interval(mins => 420), now() - make_interval(mins => null::integer),
  null, null
from (select id, author_id as owner, to_jsonb(r) as snapshot from public.member_reviews as r where author_id = ('de300000-0000-4000-8000-' || lpad(2::text, 12, '0'))::uuid and member_id = ('de300000-0000-4000-8000-' || lpad(21::text, 12, '0'))::uuid) as s;

insert into public.reports (
  reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot, created_at, handled_at, handled_by,
  outcome
)
select
  ('de300000-0000-4000-8000-' || lpad(2::text, 12, '0'))::uuid, s.owner,
  'listing', s.id, 'false_information', 'The pictures are of the house next door. I drove past this morning; the one for sale has a boarded front window.', s.snapshot,
  now() - make_interval(mins => 1560), now() - make_interval(mins => null::integer),
  null, null
from (select id, user_id as owner, to_jsonb(p) - 'search_text' as snapshot from public.properties as p where id = 'de300000-0000-4000-9000-000000000118') as s;

insert into public.reports (
  reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot, created_at, handled_at, handled_by,
  outcome
)
select
  ('de300000-0000-4000-8000-' || lpad(35::text, 12, '0'))::uuid, s.owner,
  'profile', s.id, 'spam', 'Sends the same loan offer to everybody who posts a listing.', s.snapshot,
  now() - make_interval(mins => 4320), now() - make_interval(mins => null::integer),
  null, null
from (select id, id as owner, to_jsonb(u) as snapshot from public.users as u where id = ('de300000-0000-4000-8000-' || lpad(64::text, 12, '0'))::uuid) as s;

insert into public.reports (
  reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot, created_at, handled_at, handled_by,
  outcome
)
select
  ('de300000-0000-4000-8000-' || lpad(1::text, 12, '0'))::uuid, s.owner,
  'listing', s.id, 'scam', 'The owner on the county site says they have never heard of a contract.', s.snapshot,
  now() - make_interval(mins => 23040), now() - make_interval(mins => 21600),
  ('de300000-0000-4000-8000-' || lpad(5::text, 12, '0'))::uuid, 'Seen the contract and spoken with the owner’s daughter, who holds power of attorney. The listing stays.'
from (select id, user_id as owner, to_jsonb(p) - 'search_text' as snapshot from public.properties as p where id = 'de300000-0000-4000-9000-000000000240') as s;

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

I fund the purchase. I am looking for somebody local with a crew that can start in three weeks. 50/50 after costs, your labor billed at cost, draws every two weeks against photos.', '{"duplex","Fort Worth","value-add"}', null, 'Fort Worth, TX', 120),
  (2, 7, 'discussion', null, 'What do you charge for a lease renewal these days?', 'Indianapolis, 140 doors under management. We have been at a flat $200 per renewal for years and owners never blink. A new competitor advertises "no renewal fees, ever" and makes it up on maintenance markups.

Do you charge flat, a percentage of the first month, or nothing? And do owners who ask about it actually leave?', '{"property management","fees"}', null, null, 240),
  (3, 49, 'investment', null, 'New Orleans duplex, paint and carpet, seller wants 14 days', 'Probate, two heirs out of state, both want it behind them. Side-by-side near the streetcar, both units lived in until August. Roof 2019, no slab issues, one window unit per side.

Numbers and pictures are in my listing. Assignment, buyer picks the title company, $5k earnest non-refundable after three days.', '{"duplex","assignment","New Orleans"}', 'de300000-0000-4000-8000-000000000049/posts/de300000-0000-4000-9000-000000000008-1.webp', 'New Orleans, LA', 360),
  (4, 40, 'discussion', 'boots_on_ground', 'Las Cruces and El Paso: I take pictures, talk to neighbors, meet contractors', 'Full-time scout with a drone license. A standard visit is 40 pictures, a walk-through video, meters and panel, the street in both directions and one honest paragraph on what I would worry about. $95 in Las Cruces, $120 in El Paso, same day if you write before noon.', '{"boots on the ground","drone"}', null, 'Las Cruces, NM', 480),
  (5, 69, 'investment', 'private_money', '$400k to lend, first position, single family only', 'My last borrower paid off on Monday, so there is a line open again. First position, 65% of ARV at most, 10.5% and one point, six to nine months, interest only.

I lend to people who have done at least three of the same thing in the same county. Send the address, scope by line item, exit, and one deal that went wrong and what you did about it.', '{"private lending","first position"}', null, 'Mesa, AZ', 660),
  (6, 2, 'discussion', null, 'Winter showings: what do you do about an empty house at 10 below?', 'Casper. Vacant listing, heat at 55, and every agent who shows it props the door open while they chat in the driveway. Lost one supply line already.

Smart thermostat with an alert below 50 is in. What else? Is anyone shutting the water at the street and blowing out the lines but still showing?', '{"vacant property","winter"}', null, 'Casper, WY', 900),
  (7, 35, 'investment', 'joint_venture', 'Two acres by the lakefront, entitled for 14 townhomes, looking for the builder', 'I hold the land free and clear: 2.3 acres, final plat approved in September, utilities stubbed, traffic study done. I am a flipper and know what I do not know.

Looking for a builder-partner who has delivered attached product. Land goes in at a value we agree on with an appraiser, you bring construction financing and the GC license. Preferred return on both sides, then split.', '{"land","townhomes","builder"}', 'de300000-0000-4000-8000-000000000035/posts/de300000-0000-4000-9000-000000000268-1.webp', 'Gary, IN', 1200),
  (8, 3, 'discussion', null, 'Before and after: the two-story that stood empty for four years', 'Eleven weeks, $71,400 against a budget of $66,000. The overrun is one sewer line, all of it.

What I would do again: keep the stairs and the front door, and paint everything else. What I would not: let the kitchen supplier "hold" my cabinets without a deposit slip.

It is in my listings now. Ask me anything about the scope.', '{"flip","before and after"}', 'de300000-0000-4000-8000-000000000003/posts/de300000-0000-4000-9000-000000000277-3.webp', 'Kansas City, MO', 1560),
  (9, 42, 'event', null, 'Philadelphia investors: breakfast before work', 'Same diner on Passyunk, 7:30 to 9:00. No pitch, no sponsor, you pay for your own eggs. We go round the table once: what you bought, what you sold, what you need. Usually 15 to 20 people, half of them agents who own rentals.', '{"meetup","Philadelphia"}', null, 'Philadelphia, PA', 1800),
  (10, 68, 'discussion', null, 'Seller financing paperwork: attorney, title company, or template?', 'I have done nine carry-backs with the same attorney at $1,150 each. She retires in January. The title company offers to "do the docs" for $300 and I do not like how fast they said it.

Who draws yours, and what do you insist on besides note, deed of trust and the insurance clause?', '{"seller financing","paperwork"}', null, 'Greenville, SC', 2220),
  (11, 17, 'investment', 'private_money', 'Looking for $185k, 6 months, second flip on the same street', 'Worcester. Sold the first one at $412k in July, lender was paid in 131 days. The neighbor called me. Contract at $218k, scope $58k, ARV $405k on three sales including my own.

Offering 11% interest only, first position, personal guarantee, builder’s risk with you named. I put in $91k of my own. Happy to show the closing statement of the first one.', '{"private money","flip"}', null, 'Worcester, MA', 2640),
  (12, 1, 'discussion', 'boots_on_ground', 'Anybody in Tucson who can look at a walk-up for me this week?', 'I have a 6-unit brick walk-up near Davis-Monthan under contract and I live in Hilo, which is as far from Tucson as it sounds. I need eyes: common areas, roof from the alley, who parks where at 9 in the evening, and whether the laundry room locks.

$150 for an hour, paid the same day.', '{"boots on the ground","multifamily"}', 'de300000-0000-4000-8000-000000000001/posts/de300000-0000-4000-9000-000000000136-1.webp', 'Tucson, AZ', 3000),
  (13, 52, 'discussion', null, 'Rents in Las Vegas have gone sideways. What are you underwriting?', 'For two years I put in 3% and was wrong on the low side. My last eight renewals: four at zero, three at 2%, one gave notice and the unit took 41 days.

For anything I buy now it is 0% in year one and 2% after, and half of what I look at does not work, which I suppose is the point. What are the rest of you using?', '{"underwriting","rents"}', null, 'Las Vegas, NV', 3480),
  (14, 24, 'investment', null, 'Pittsburgh three-family, two leases at $300 under market', 'Owner is 78, has never raised a rent on anybody who paid on time. Both leases are month to month. Boiler from 2016, separate electric, new rubber roof. It is the rare one where the honest pitch is patience: buy it, introduce yourself, raise it slowly.

In my listings, with the rent roll.', '{"multifamily","value-add"}', 'de300000-0000-4000-8000-000000000024/posts/de300000-0000-4000-9000-000000000475-1.webp', 'Pittsburgh, PA', 3960),
  (15, 21, 'discussion', null, 'Skip tracing: what is your real hit rate?', 'I pulled 600 vacant addresses in Cass County. Of those I get a number that rings for about 55%, an owner who answers for 14%, and a conversation longer than a minute for 6%. Is that normal, or is my list stale?', '{"skip tracing","birddogging"}', null, 'Fargo, ND', 4440),
  (16, 51, 'investment', 'private_money', 'Office to lend against: 60% LTV, tenant in place, exit by refinance', 'Office is a dirty word, I know. This one is 24,600 sqft of dentists and a title company in Duluth, 92% leased, longest lease to 2031. Bank is at 6 months for the refinance because their appraiser is booked.

Looking for a bridge of $1.8M for 8 months at 10%. Appraised $3.1M in March. I am a partner member and you can call all three of my last lenders.', '{"bridge loan","office"}', 'de300000-0000-4000-8000-000000000051/posts/de300000-0000-4000-9000-000000000115-1.webp', 'Duluth, MN', 4980),
  (17, 66, 'discussion', null, 'The inspection item I now ask about first: electrical panels', 'Three times this year a deal in Oklahoma City went sideways over a panel brand that insurers will not write. It is a $2,400 fix and everybody finds out on day 9 of a 10-day period.

Open the panel door at the first showing, take a picture of the label. That is the whole post.', '{"due diligence","insurance"}', null, 'Oklahoma City, OK', 5520),
  (18, 10, 'discussion', 'boots_on_ground', 'Springfield and Hartford: contractor check-ins for out-of-state owners', 'Twice a week I walk my own jobs anyway. For $60 a visit I will walk yours: 15 pictures against the scope, who was on site, what is stacked in the driveway. You pay the draw on what I saw, not on what you were told.', '{"contractor","draw inspections"}', null, 'Springfield, MA', 6060),
  (19, 45, 'investment', null, 'Neighborhood strip in Charleston, 8.4% cap, every tenant pays on time', 'Seven bays: laundromat (2029), bakery (2030), bike shop, tax preparer, two salons, one bay month to month on purpose. NNN but for the roof. I have run it from Oregon for seven years, which tells you how little there is to run.

No broker. Rent roll and trailing 24 months to anyone who asks nicely.', '{"retail","NNN"}', 'de300000-0000-4000-8000-000000000045/posts/de300000-0000-4000-9000-000000000185-1.webp', 'Charleston, SC', 6720),
  (20, 61, 'event', null, 'Creative finance night: bring one deal, leave with three structures', 'Toledo, next month. Format: eight people put a real deal on the board (price, debt, what the seller said), the room has twelve minutes to structure it. No gurus. Last month a retired school principal solved the hardest one.

Details under Events.', '{"creative finance","meetup"}', null, 'Toledo, OH', 7260),
  (21, 33, 'discussion', null, 'First assignment done. Things I wish somebody had told me', '1. The title company decides more than the buyer. Ask whether they close assignments before you sign anything.
2. Put the right to show the house in the contract, with hours.
3. Tell the seller what you do. Mine laughed and said her late husband did the same with cattle.
4. $6,200, seven weeks, 31 phone calls.', '{"wholesaling","first deal"}', null, 'Denver, CO', 7800),
  (22, 54, 'investment', 'joint_venture', 'Full gut office to 22 apartments, Colorado Springs: equity partner for the last 20%', 'Eleven suites of garden office that nobody will lease again. Zoning allows residential by right since last year, structure is concrete, windows are operable, parking is there. Construction loan term sheet at 65% of cost, historic credits not needed.

$860k of equity in, $240k to go. 8% preferred, 70/30 to a 16 IRR, 50/50 after. Third conversion for me, both others are open to visit.', '{"conversion","equity"}', 'de300000-0000-4000-8000-000000000054/posts/de300000-0000-4000-9000-000000000023-1.webp', 'Colorado Springs, CO', 8760),
  (23, 31, 'discussion', null, 'Section 8 inspections: the five things that always fail', 'In order: GFCI by the kitchen sink, window that does not stay up, missing discharge pipe on the water heater, handrail with three steps or more, a smoke detector "that was there yesterday". Carry all five in the van, and you pass on the first visit.', '{"Section 8","property management"}', null, 'Philadelphia, PA', 9600),
  (24, 46, 'discussion', null, 'Accessory units: is anyone making the numbers work without a 30-year view?', 'Detached 640 sqft in Salt Lake: bids between $168k and $196k finished, rents $1,450. That is a 10% gross on cost before I count the yard I lost. Appraisers gave me $110k for it.

If you built one and sold within five years, what did the market actually pay?', '{"ADU","development"}', null, 'Salt Lake City, UT', 10680),
  (25, 65, 'investment', null, 'Lubbock, 15.9 acres, pasture now, road money approved', 'The city council put the arterial in this year’s bond: it ends 900 feet from the corner of this tract. Seller carries half at 6% for three years. Ag exemption in place. I am wholesaling it because I do not have three years, somebody here does.', '{"land","owner financing"}', 'de300000-0000-4000-8000-000000000065/posts/de300000-0000-4000-9000-000000000426-1.webp', 'Lubbock, TX', 11760),
  (26, 75, 'discussion', null, 'How do you pay a contractor you have not worked with before?', 'Jacksonville. My old crew retired together (brothers). New GC wants 40% down "for materials". I have offered: I buy the materials myself, 10% on day one, rest in four draws against a list. He is thinking about it. Too strict?', '{"contractors","draws"}', null, 'Jacksonville, FL', 12840),
  (27, 34, 'discussion', null, 'Insurance renewal went up 38%. Bundling, deductible, or self-insure the small stuff?', 'Nineteen doors, Delaware, no claims in six years. The broker offers to get most of it back if I take a $10k deductible per building instead of $2,500. In six years I would have used the difference exactly zero times.

Who runs high deductibles, and what does your lender say?', '{"insurance","landlord"}', null, 'Wilmington, DE', 14400),
  (28, 48, 'investment', 'joint_venture', 'I find them, you fund them: looking for one steady partner in Tarrant County', 'Four to six off-market houses a month, most of them from doors I have knocked on twice. I would rather do ten deals a year with one person than forty assignments. You fund and hold title, I run acquisition and sale, 35% of the profit to me and nothing if there is none.', '{"acquisitions","partnership"}', null, 'Fort Worth, TX', 16080),
  (29, 59, 'discussion', null, 'Sold: the storefront with apartments that took three buyers', 'Two buyers lost their loans, the third one paid cash and asked for nothing. What made the difference in the end was a one-page history of every repair with receipts. He told me that it was why he did not ask for an inspection credit.', '{"mixed use","sold"}', 'de300000-0000-4000-8000-000000000059/posts/de300000-0000-4000-9000-000000000060-1.webp', 'Des Moines, IA', 18000),
  (30, 18, 'discussion', null, 'What lenders ask me about condos now (and did not two years ago)', 'Reserve study not older than three years. Share of owners behind on dues. Any special assessment discussed in minutes, not only approved ones. Master policy with replacement cost. Litigation of any kind.

Ask the association for all five before you write the offer. Two of my last six buildings failed, and it was not the unit’s fault.', '{"condos","financing"}', 'de300000-0000-4000-8000-000000000018/posts/de300000-0000-4000-9000-000000000010-1.webp', 'Mesa, AZ', 20160),
  (31, 37, 'investment', 'private_money', 'Selling a performing note: 31 payments in, none late', 'First lien on an owner-occupied single-level ranch near Syracuse. $112k balance, 8.5%, 9 years left, borrower put 15% down and pays through a servicer. I am raising cash for an office building. Yield to you at my price is about 10.7%. Pay history and file to serious people.', '{"notes","performing"}', null, 'Syracuse, NY', 22320),
  (32, 28, 'discussion', null, 'My mailbox test for a neighborhood', 'I count mailboxes that stand straight. Eight of ten: people care, I can rent at the top. Five of ten: I budget for a fence. Fewer: I come back at night before I do anything else. It has been a better predictor than any crime map I have paid for.', '{"neighborhoods","landlord"}', null, 'Orlando, FL', 25200),
  (33, 22, 'discussion', 'joint_venture', 'Operating agreements for two-person JVs: what is in yours?', 'After one expensive friendship, mine says: who signs for what amount, what happens when one of us stops answering for 10 days, how we value it if one wants out, and that either may force a sale after 18 months. Four pages. What am I missing?', '{"joint venture","legal"}', null, 'Brooklyn, NY', 28200),
  (34, 71, 'discussion', null, 'Mid-term rentals near hospitals: the boring version works', 'Eleven furnished units in Fresno, nurses and two visiting engineers. No hot tubs, no neon signs. Good mattress, blackout curtains, a desk, a coffee maker that does not need an app. 91% occupied over twelve months at 1.55 times the yearly rent.

The one thing that matters: answer within ten minutes while they are booking, because they write to five of us at once.', '{"mid-term rentals","furnished"}', 'de300000-0000-4000-8000-000000000071/posts/de300000-0000-4000-9000-000000000345-3.webp', 'Fresno, CA', 31800),
  (35, 70, 'investment', null, 'Garden office in Charlotte, fully leased, boring in the best way', 'Two floors, eight suites, average tenant of six years. Rents are $14.50 full service where new space asks $18. I have not raised anybody since 2022 and the next owner will. Trailing NOI and a list of what I would fix first are with the listing.', '{"office","cash flow"}', 'de300000-0000-4000-8000-000000000070/posts/de300000-0000-4000-9000-000000000135-1.webp', 'Charlotte, NC', 36000),
  (36, 16, 'discussion', null, 'Driving for dollars in El Paso: what I log and what I stopped logging', 'I log: tarp on the roof, meter pulled, mail held, boarded from the inside, grass against the door. I stopped logging: ugly. Ugly people love their houses.

22 miles a day, four days a week, one signed contract for every 900 houses on the list.', '{"driving for dollars","birddogging"}', null, 'El Paso, TX', 40800),
  (37, 43, 'discussion', null, 'Staging or no staging under $300k?', 'Dallas, my last four: two staged at $2,400 each (12 and 19 days), two empty (17 and 16 days), all within 2% of asking. I cannot see it. Photos with good light seem to do all of the work. Where does it start to matter?', '{"flip","staging"}', null, 'Dallas, TX', 46800),
  (38, 5, 'discussion', null, 'How verification works, and how to pass it the first time', 'We look at three things before a listing gets its badge: that you control it (contract or deed), that the pictures are of that property, and that the numbers add up to each other. Most returns are about the second: pictures from an old agent listing.

Paid members hear back within 24 hours, everybody else as we get to it, usually in two or three days. Questions go below, I read all of them.', '{"verification","how it works"}', null, null, 54000),
  (39, 26, 'investment', 'joint_venture', 'Flex park, 7 bays, one empty: partner wanted for the lease-up', 'Six of seven bays are leased at an average of $9.80. The empty one is 4,200 sqft with a dock and has been "nearly leased" to a cabinet maker twice. I will give 15% of the deal to whoever brings a five-year tenant at $10 or more and stays in for the sale.', '{"flex","industrial"}', 'de300000-0000-4000-8000-000000000026/posts/de300000-0000-4000-9000-000000000090-1.webp', 'Erie, PA', 61200),
  (40, 72, 'discussion', 'boots_on_ground', 'Grand Rapids: I will knock on the door for you', 'You have the list, you live somewhere else, and letters do not work on Kentwood grandmothers. I do: nicely, on weekday afternoons, with a card that has your name on it. $12 a door, report the same evening, and 3% if one of them sells to you.', '{"door knocking","boots on the ground"}', null, 'Grand Rapids, MI', 69000),
  (41, 58, 'event', null, 'Chattanooga bus tour: six streets, six stories, lunch', 'We rent a small bus and drive past houses that members bought, with the owner on board to say what they paid, what it cost and what they would do differently. 24 seats. The last tour was full in two days and had one proposal of marriage, not by me.', '{"tour","meetup"}', null, 'Chattanooga, TN', 78000)
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
  (1, 60, 'Composition, 9 years old, one soft spot over the left carport. I have the inspection and can send it tonight.', 110),
  (1, 48, 'Which side of I-35? Rents jump about $150 once you are west of Hemphill.', 88),
  (2, 31, 'Flat $175 in Philadelphia. In eleven years one owner left over it, and came back.', 234),
  (2, 71, 'Nothing for the renewal, half a month for a new placement. It keeps my people interested in keeping tenants instead of churning them.', 229),
  (2, 34, 'As an owner: I would rather see the fee than find it in a $190 toilet flapper.', 195),
  (2, 7, 'That last line is going on our website, thank you @[Jerome Tillman](de300000-0000-4000-8000-000000000034).', 175),
  (3, 70, 'Flood zone? The insurance quote decides this one for me.', 351),
  (3, 49, 'X, preferred risk. Last premium on the listing agent’s old sheet was $780 for the year.', 348),
  (3, 70, 'Then I would like to see it Saturday.', 136),
  (4, 5, 'Deshawn did two of these for members I work with. The paragraph is worth the fee by itself.', 468),
  (4, 29, 'Do you go as far as Alamogordo?', 465),
  (4, 40, 'On Tuesdays, and only if there are two houses. Send me both.', 321),
  (5, 75, 'Do you go into Florida? Duval County, two flips finished this year, third listed last week.', 642),
  (5, 69, 'I do, with a Florida attorney on the paper. Send me the third one’s numbers when it closes.', 626),
  (5, 1, 'The "deal that went wrong" question is the best underwriting I have seen on here.', 599),
  (6, 53, 'Billings: shut it at the curb, drain, RV antifreeze in the traps, a card on the kitchen counter that says why. Buyers understand, their inspector turns it on for one day.', 786),
  (6, 21, 'Fargo says the same. And a $20 freeze sensor under the kitchen sink, that is always the first one to go.', 773),
  (6, 2, 'Curb stop it is. Thanks both, ordering sensors now.', 158),
  (7, 6, 'Are the impact fees paid or due at permit?', 1140),
  (7, 35, 'Due at permit, about $6,100 a unit. It is in the pro forma.', 533),
  (7, 54, 'Attached for-sale or rental? Your lender will ask about the presale requirement either way.', 375),
  (7, 72, 'I know the site. The drainage easement on the north line is real, ask for the recorded copy.', 111),
  (8, 67, 'Did you scope the sewer before you bought?', 1486),
  (8, 3, 'I did. The camera stopped at 38 feet, I told myself that was roots. It was not roots.', 1280),
  (8, 11, 'Saving this for the next time I skip the second camera pass.', 687),
  (8, 33, 'The stairs look wonderful. Original treads?', 571),
  (9, 31, 'Coming, and bringing our new maintenance lead so that people can complain to him directly.', 1674),
  (9, 63, 'Allentown is an hour, I am in.', 587),
  (10, 61, 'Attorney, every time. I insist on a late fee that actually hurts and on being additional insured. I have been mailed a cancellation notice twice.', 2149),
  (10, 37, 'A servicer from day one. $25 a month and nobody argues with me about what was paid.', 1633),
  (10, 29, 'Is the due-on-sale language different if there is an underlying loan? First wrap for me.', 813),
  (10, 61, 'Very. Have the attorney do that one, not the servicer, not me.', 745),
  (11, 51, 'Send me the statement and the scope. What is your contingency?', 1372),
  (11, 17, '12%, and it is in the $58k. Sending both now.', 684),
  (12, 18, 'I am up in Mesa but down there on Thursday. The alley at 9 pm is the right question.', 2841),
  (12, 1, 'Thursday is perfect. Writing to you now.', 2590),
  (12, 69, 'I drove by that one in spring: ask about the swamp coolers, I counted two of them dry.', 1268),
  (13, 18, 'Phoenix east valley: zero for 18 months, concessions on anything with a pool that competes with a new building.', 3364),
  (13, 34, 'Wilmington still takes 3%, but my taxes took 6.', 3168),
  (13, 20, 'Reno: 1%. And I took out the line for "other income" because it was mostly hope.', 573),
  (13, 52, '"Mostly hope" is exactly what was in mine.', 562),
  (14, 48, 'Any lead paint certificates? Pittsburgh got strict on rentals before 1978.', 2253),
  (14, 24, 'Interior cleared in 2021, exterior trim not. Figure $4k to encapsulate.', 990),
  (15, 16, 'Normal for a first pass. My second pass three weeks later finds as many again.', 3463),
  (15, 44, 'Handwritten note on the door of the ones with no number. 1 in 20 calls, but those are the real ones.', 3452),
  (15, 56, 'Check the mailing address at the treasurer, not the assessor. Ours are a year apart.', 3236),
  (16, 61, 'What happens in month nine if the appraiser is still booked?', 4812),
  (16, 51, 'Extension for a point, twice, and the rent is assigned to you from day one.', 4732),
  (17, 28, 'Same in Florida, plus polybutylene. My four pictures: panel, water heater label, under the kitchen sink, roof from the neighbor’s driveway.', 4150),
  (17, 58, 'Stealing the four pictures for my buyers.', 3057),
  (18, 7, 'This should exist in every city. Do you sign lender draw forms?', 3112),
  (18, 10, 'Yes, for two local banks already.', 1050),
  (19, 74, 'Who owns the machines in the laundromat?', 6289),
  (19, 45, 'Tenant. He replaced all the dryers in spring, which tells you more than the lease does.', 2635),
  (19, 23, 'Asking nicely.', 2421),
  (20, 74, 'The principal was right, by the way. They closed on Monday.', 5306),
  (20, 61, 'You are kidding. Bring her again.', 560),
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
  (24, 36, 'Ogden: cost $151k, sold two years later, my agent thinks the buyer paid $130k for it. I had the rent in between, so call it even.', 8140),
  (24, 45, 'Eugene waives the fees, which is the only reason mine works.', 4412),
  (25, 13, 'I grew up four miles from there. The bond passed with 61%, it is real.', 10990),
  (25, 51, 'Rollback taxes on the exemption?', 8953),
  (25, 65, 'Three years, about $4,100 in all. Buyer’s at closing.', 2254),
  (26, 3, 'Not strict. Mine: nothing down, Friday draws, lien waiver before the next one. The good ones like it, they get paid every Friday.', 9399),
  (26, 59, 'Lien waivers from the subs as well. Ask me how I know.', 6552),
  (26, 75, 'He took it, with Friday draws. Thank you @[Renata Okafor](de300000-0000-4000-8000-000000000003)!', 5630),
  (27, 68, 'High deductible plus the difference in a savings account that I do not touch. Three years in, it has paid for itself. Fannie paper caps it at 5% of coverage, check that first.', 11573),
  (27, 28, 'In Florida I would kiss somebody for 38%.', 11446),
  (27, 34, 'Checked: 5% per building is fine for mine. Done, thank you.', 7407),
  (28, 60, 'We should have coffee, I am ten minutes from you.', 14717),
  (28, 43, 'Dallas County as well? I have funds and no doors.', 13079),
  (28, 48, 'If the door is worth it, yes.', 1570),
  (29, 27, 'Do you have that page as a template?', 15557),
  (29, 59, 'It is a spreadsheet with five columns: date, what, who, cost, warranty until. That is all.', 11102),
  (29, 35, 'Congratulations Denise!', 8221),
  (30, 50, 'Honolulu: add fire sprinkler retrofits to the list.', 12547),
  (30, 6, 'Minutes, minutes, minutes. The assessment is always in there a year ahead.', 2222),
  (31, 61, 'Is the insurance escrowed?', 21592),
  (31, 37, 'Taxes and insurance, yes. The servicer is licensed in New York.', 1296),
  (32, 56, 'Mine is Christmas lights in February, but this works all year.', 19860),
  (32, 32, 'Doing it on Saturday. In Maine the plow takes half of them, though.', 15594),
  (32, 28, 'Then count the new ones!', 14495),
  (33, 70, 'Capital calls: what if one pays and the other does not? Ours turns it into a loan at 15%.', 26503),
  (33, 62, 'Death and divorce. Unpleasant to write, worse not to have.', 17388),
  (33, 22, 'Both added. Thank you.', 6704),
  (34, 15, 'Who does your turns?', 30620),
  (34, 71, 'The same two people since the first unit, paid per turn and for the day they wait.', 29174),
  (34, 47, 'Blackout curtains: yes. Night shift.', 15608),
  (35, 51, 'I like "what I would fix first". More listings should have it.', 26553),
  (36, 40, 'Meter pulled is the best one. Cross-check with the utility’s disconnect list where they publish it.', 36876),
  (36, 5, 'Ben, this belongs in the forum as well. "Ugly people love their houses" should be on a mug.', 35789),
  (37, 67, 'Tacoma: only where a room has no obvious use. A desk in the odd nook sold my last one.', 44615),
  (37, 11, 'Kitchen and one bathroom, $350 of towels and plants, I keep them in a bin.', 13468),
  (38, 9, 'Does a signed letter of intent count as control?', 48839),
  (38, 5, 'No, sorry. An option does, and so does a contract that may be assigned.', 25888),
  (38, 25, 'Thank you for saying what is in the second point. That was mine.', 4397),
  (39, 68, 'Cabinet makers are always nearly. Try the HVAC distributors, they take any dock they can get.', 36939),
  (39, 26, 'Calling two of them tomorrow.', 22053),
  (40, 41, 'Can confirm the grandmothers. One of them called me to ask whether Eli was single.', 25854),
  (40, 47, 'She called me, too.', 2366),
  (41, 8, 'Best day of last year. Go.', 37798),
  (41, 26, 'Two seats for Greenville, please.', 29260)
) as c (post, author, content, age)
order by age desc;

-- Events, at a local time of their zone. Staff decided each within half a day; registrations follow below.
create temporary table demo_events as
select
  ('de300000-0000-4000-a002-' || lpad(number::text, 12, '0'))::uuid as id, ('de300000-0000-4000-8000-' || lpad(organizer::text, 12, '0'))::uuid as user_id, title, description,
  ((now() at time zone zone)::date + day + at::time) at time zone zone as starts_at, minutes, zone,
  location, link, price, payment, capacity, exclusive, status, reason, now() - make_interval(days => age) as created_at
from (values
  (1, 48, 'Fort Worth deal review: three contracts, one hour', 'Three members brought a house under contract, the room took it apart: comparables, scope, exit, what could go wrong. Two went through, one was given back on the last day of the option, which was the best decision of the evening.', -19, '18:30', 75, 'America/Chicago', 'Panther Island Coworking, Fort Worth, TX', null, null::numeric, null, 30, false, 'published', null, 47),
  (2, 5, 'Welcome call for new members', 'Where things are, how verification works, what people answer to and what they do not. Half of the time is for questions. We hold it once a month.', -6, '12:00', 45, 'America/Denver', null, 'https://meet.example.com/cornerlot-welcome-october', null::numeric, null, null::integer, false, 'published', null, 30),
  (3, 71, 'Mid-term rentals: furnishing a unit for under $6,000', 'The full list with prices: what to buy new, what to buy used, what never to buy. Lorraine showed two units over video and the invoices for both.', -33, '17:00', 60, 'America/Los_Angeles', null, 'https://meet.example.com/mid-term-furnishing', 15, 'By card before the call, at https://pay.example.com/mid-term-furnishing', null::integer, false, 'published', null, 61),
  (4, 61, 'Creative finance night: bring one deal, leave with three structures', 'Eight people put a real deal on the board: price, debt, what the seller said. The room has twelve minutes for each. Bring the mortgage statement if there is one, black out the names.

No gurus, no upsell. Soft drinks are on me.', 5, '18:00', 120, 'America/New_York', 'Glass City Makerspace, Toledo, OH', null, 10, 'At the door, cash or Venmo', 24, false, 'published', null, 26),
  (5, 3, 'Walk a flip before the drywall goes up', 'Framing is done, the electrician is on site, everything that will be hidden is still to be seen. We walk it room by room with the scope in hand: what was planned, what it became, what it cost. Closed shoes, please. The house is small, so the group is, too.', 2, '16:30', 90, 'America/Chicago', 'Second Ward, Houston, TX (address after registration)', null, null::numeric, null, 6, false, 'published', null, 18),
  (6, 34, 'Ask a landlord: taxes before the year ends', 'What can still be done by the end of December: repairs or improvements, cost segregation on small buildings, safe harbors, when to put a thing in service. A CPA who owns eleven doors answers; I ask the stupid questions. It is not advice for your own return.', 3, '12:30', 60, 'America/New_York', null, 'https://meet.example.com/landlord-taxes', null::numeric, null, null::integer, false, 'published', null, 15),
  (7, 24, 'Partner roundtable: what we are buying next quarter', 'Twelve seats, cameras on, nobody records. Each of us says what they bought, what they passed on and what they are short of: money, deals or hands. Past rounds have led to four joint ventures.', 6, '13:00', 60, 'America/New_York', null, 'https://meet.example.com/partner-roundtable', null::numeric, null, 12, true, 'published', null, 20),
  (8, 52, 'Las Vegas investor coffee', 'Long table by the window. Come when you can, leave when you must. We talk rents, insurance and who has a good roofer.', 11, '08:00', 90, 'America/Los_Angeles', 'Vesta Coffee, Las Vegas, NV', null, null::numeric, null, null::integer, false, 'published', null, 12),
  (9, 69, 'How a private lender reads your request', 'I take five anonymized requests from last year, two that I funded and three that I did not, and go through them line by line. Then one of yours, live, if somebody is brave enough.

For Closer and Partner members, because I show real numbers of real people who agreed to that.', 13, '17:30', 75, 'America/Phoenix', null, 'https://meet.example.com/reading-a-request', null::numeric, null, 40, true, 'published', null, 9),
  (10, 72, 'Door knocking, the polite version', 'An hour of practice on each other, then two streets for real in pairs. You get the card template, the three sentences that work and the list of things never to say. Rain moves it inside, to the practice part.', 17, '15:00', 150, 'America/Detroit', 'Eastown, Grand Rapids, MI', null, 20, 'Cash when we meet, before the practice round', 10, false, 'published', null, 10),
  (11, 42, 'Philadelphia breakfast', 'Once round the table: what you bought, what you sold, what you need. You pay for your own eggs. Usually 15 to 20 people, half of them agents who own rentals.', 20, '07:30', 90, 'America/New_York', 'The diner on East Passyunk, Philadelphia, PA', null, null::numeric, null, null::integer, false, 'published', null, 21),
  (12, 50, 'Buying in Hawaii from the mainland', 'Leasehold or fee simple, what a maintenance fee of $1,100 pays for, hurricane insurance, and why a 1970s tower needs sprinklers by law. Questions are welcome before, as comments to me.', 34, '14:00', 60, 'Pacific/Honolulu', null, 'https://meet.example.com/hawaii-from-the-mainland', null::numeric, null, null::integer, false, 'published', null, 6),
  (13, 58, 'Chattanooga bus tour: six streets, six stories, lunch', 'We drive past houses that members have bought, with the owner on board to say what they paid, what it cost and what they would do differently. Lunch is included. The bus leaves on time.', 47, '09:30', 300, 'America/New_York', 'Choo Choo parking lot, Chattanooga, TN', null, 45, 'By card a week before the tour, at https://pay.example.com/chattanooga-bus', 24, false, 'published', null, 14),
  (14, 35, 'Site visit: 14 townhomes on 2.3 acres by the lake', 'Walk the land with the civil engineer and the approved plat. For builders and anybody who wants to see what an entitled site looks like before the first machine arrives. Boots!', 24, '11:00', 90, 'America/Chicago', 'Lakefront parcel, Gary, IN', null, null::numeric, null, 15, false, 'proposed', null, 1),
  (15, 2, 'Casper market update', 'What sold this year, at what price, and who bought.', 27, '18:00', 45, 'America/Denver', null, 'https://meet.example.com/casper-update', null::numeric, null, null::integer, false, 'returned', 'A good idea. Please say a little more about what members will take home, so that those from elsewhere know whether it is for them.', 4)
) as e (
  number, organizer, title, description, day, at, minutes, zone, location, link, price, payment, capacity, exclusive,
  status, reason, age
);

insert into public.events (
  id, user_id, title, description, starts_at, ends_at, time_zone, format, location, price_usd, payment_instructions,
  capacity, exclusive, status, reason, created_at
)
select
  id, user_id, title, description, starts_at, starts_at + make_interval(mins => minutes), zone,
  case when link is null then 'in_person' else 'online' end, location, price, payment, capacity, exclusive, status,
  reason, created_at
from demo_events;
-- A trigger has set edited_at to now.
update public.events as e
set edited_at = d.created_at + case when d.status = 'proposed' then interval '0' else interval '11 hours' end
from demo_events as d where d.id = e.id;
insert into public.event_links (event_id, url) select id, link from demo_events where link is not null;
select private.notify_event(e.user_id, 'event_decision', e)
from public.events as e join demo_events as d on d.id = e.id
where e.status <> 'proposed' and d.created_at > now() - interval '3 weeks';
drop table demo_events;

insert into public.event_registrations (event_id, user_id, status, created_at)
select ('de300000-0000-4000-a002-' || lpad(event::text, 12, '0'))::uuid, ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid, status, now() - make_interval(mins => age)
from (values
  (1, 60, 'registered', 66960),
  (1, 3, 'registered', 60380),
  (1, 66, 'registered', 53800),
  (1, 2, 'registered', 47220),
  (1, 65, 'registered', 40640),
  (1, 49, 'registered', 34060),
  (2, 1, 'registered', 42480),
  (2, 9, 'registered', 36860),
  (2, 25, 'registered', 31240),
  (2, 21, 'registered', 25620),
  (2, 44, 'registered', 20000),
  (2, 53, 'registered', 14380),
  (3, 15, 'registered', 87120),
  (3, 47, 'registered', 82185),
  (3, 59, 'registered', 77250),
  (3, 31, 'registered', 72315),
  (3, 63, 'registered', 67380),
  (3, 23, 'registered', 62445),
  (3, 2, 'registered', 57510),
  (3, 20, 'registered', 52575),
  (4, 7, 'registered', 36720),
  (4, 68, 'registered', 32145),
  (4, 37, 'registered', 27570),
  (4, 72, 'registered', 22995),
  (4, 69, 'registered', 18420),
  (4, 35, 'registered', 13845),
  (4, 54, 'registered', 9270),
  (4, 26, 'registered', 4695),
  (5, 60, 'registered', 25200),
  (5, 48, 'registered', 22065),
  (5, 66, 'registered', 18930),
  (5, 51, 'registered', 15795),
  (5, 2, 'registered', 12660),
  (5, 65, 'registered', 9525),
  (5, 49, 'waitlisted', 6390),
  (5, 70, 'waitlisted', 3255),
  (6, 63, 'registered', 20880),
  (6, 31, 'registered', 19150),
  (6, 44, 'registered', 17420),
  (6, 68, 'registered', 15690),
  (6, 12, 'registered', 13960),
  (6, 36, 'registered', 12230),
  (6, 47, 'registered', 10500),
  (6, 52, 'registered', 8770),
  (6, 74, 'registered', 7040),
  (6, 28, 'registered', 5310),
  (6, 1, 'registered', 3580),
  (6, 2, 'registered', 1850),
  (7, 3, 'registered', 28080),
  (7, 10, 'registered', 24585),
  (7, 49, 'registered', 21090),
  (7, 51, 'registered', 17595),
  (7, 52, 'registered', 14100),
  (7, 59, 'registered', 10605),
  (7, 66, 'registered', 7110),
  (7, 2, 'registered', 3615),
  (8, 18, 'registered', 16560),
  (8, 71, 'registered', 12450),
  (8, 69, 'registered', 8340),
  (8, 76, 'registered', 4230),
  (9, 2, 'registered', 12240),
  (9, 17, 'registered', 10509),
  (9, 3, 'registered', 8777),
  (9, 51, 'registered', 7046),
  (9, 48, 'registered', 5314),
  (9, 72, 'registered', 3583),
  (9, 26, 'registered', 1851),
  (10, 35, 'registered', 13680),
  (10, 61, 'registered', 9160),
  (10, 7, 'registered', 4640),
  (11, 54, 'registered', 29520),
  (11, 22, 'registered', 22170),
  (11, 34, 'registered', 14820),
  (11, 10, 'registered', 7470),
  (12, 1, 'registered', 7920),
  (12, 18, 'registered', 5320),
  (12, 33, 'registered', 2720),
  (13, 26, 'registered', 19440),
  (13, 68, 'registered', 15576),
  (13, 10, 'registered', 11712),
  (13, 7, 'registered', 7848),
  (13, 6, 'registered', 3984)
) as r (event, member, status, age);
select private.promote_from_waitlist(id) from public.events where id::text like 'de300000-0000-4000-a002-%';

-- Forums and topics, then their posts, oldest first.
insert into public.forums (id, user_id, title, description, created_at)
select
  ('de300000-0000-4000-a003-' || lpad(number::text, 12, '0'))::uuid, ('de300000-0000-4000-8000-' || lpad(founder::text, 12, '0'))::uuid, title, description, now() - make_interval(days => age)
from (values
  (1, 5, 'Start here', 'New to Cornerlot or to investing? Say hello, ask anything. No question is too simple, and nobody is sold anything in here.', 640),
  (2, 3, 'Rehabs and contractors', 'Scopes, bids, draws, permits, and the people who do the work. Before and after pictures are welcome, horror stories with a lesson as well.', 520),
  (3, 61, 'Creative finance', 'Seller carry, subject-to, wraps, lease options, notes. Structures and paperwork, with numbers. Not legal advice: have an attorney look at yours.', 430),
  (4, 7, 'Landlords and property managers', 'Tenants, turns, rents, insurance, software, and the 2 am phone calls.', 350),
  (5, 48, 'Finding deals', 'Driving, calling, knocking, mailing, lists. What works where you are, what it costs, and how to be decent about it.', 210),
  (6, 22, 'Development and land', 'Entitlements, zoning, infill, splits, utilities, construction loans. For those who read plats for pleasure.', 95)
) as f (number, founder, title, description, age);

insert into public.forum_topics (id, forum_id, user_id, title, created_at, last_reply_at)
select
  ('de300000-0000-4000-a004-' || lpad(number::text, 12, '0'))::uuid, ('de300000-0000-4000-a003-' || lpad(forum::text, 12, '0'))::uuid, ('de300000-0000-4000-8000-' || lpad(author::text, 12, '0'))::uuid, title,
  now() - make_interval(mins => age), now() - make_interval(mins => age)
from (values
  (1, 1, 5, 'Introduce yourself: where, what, and what are you looking for?', 126000),
  (2, 1, 9, 'What does "verified" on a listing mean, exactly?', 54000),
  (3, 1, 44, 'I have $30,000 and a full-time job. What would you do first?', 28800),
  (4, 1, 25, 'Which of my pictures should come first?', 3600),
  (5, 2, 3, 'How do you find, vet and keep a contractor? The long thread', 80400),
  (6, 2, 67, 'LVP or refinish the oak? Show your numbers', 18000),
  (7, 2, 75, 'Permit took 71 days. Is that the new normal?', 42000),
  (8, 2, 43, 'Foundation bids: $9k, $22k and $31k for the same house', 11400),
  (9, 3, 29, 'Subject-to and the due-on-sale clause: has anybody been called?', 90000),
  (10, 3, 24, 'What is a fair rate on a seller carry in 2026?', 37200),
  (11, 3, 47, 'Lease option: who fixes the water heater?', 19800),
  (12, 3, 13, 'Where do you buy small notes?', 14400),
  (13, 4, 36, 'Tenant screening: what do you look at after the score?', 48600),
  (14, 4, 74, 'Software below 20 doors: worth it or spreadsheet?', 33600),
  (15, 4, 39, 'Smoke smell after a long tenancy: what actually works', 25200),
  (16, 4, 23, 'Pet fees, pet rent, or nothing?', 9000),
  (17, 5, 48, 'Cost per contract this quarter: post yours', 21600),
  (18, 5, 21, 'What do you say in the first ten seconds?', 15000),
  (19, 5, 65, 'Do you mail in December?', 2100),
  (20, 5, 9, 'Is it all right to buy from somebody who does not know the price?', 7800),
  (21, 6, 41, 'Lot splits: which cities have made them easy?', 26400),
  (22, 6, 14, 'Raw land without utilities: what do you budget per acre?', 18600),
  (23, 6, 70, 'Construction loan terms you have seen this fall', 12000),
  (24, 6, 62, 'Wetlands map says 0.3 acre, my boots say 2', 5400),
  (25, 6, 41, 'Anybody with modular experience in the northern Midwest?', 720)
) as t (number, forum, author, title, age);

create temporary table demo_posts as
select
  ('de300000-0000-4000-a005-' || lpad((topic * 1000 + number)::text, 12, '0'))::uuid as id, ('de300000-0000-4000-a004-' || lpad(topic::text, 12, '0'))::uuid as topic_id, ('de300000-0000-4000-8000-' || lpad(author::text, 12, '0'))::uuid as user_id, content,
  ('de300000-0000-4000-a005-' || lpad((topic * 1000 + parent)::text, 12, '0'))::uuid as parent_id, deleted, now() - make_interval(mins => age) as created_at, number
from (values
  (1, 1, 5, 'Three lines are enough: where you are, what you do or want to do, what would help you most right now. I will start: Priya, El Paso, community team. What helps me most is hearing what confuses you.', null::integer, false, 126000),
  (1, 2, 1, 'Dana, Hilo. I wholesale from an island, so I need people with eyes on the mainland.', null::integer, false, 78068),
  (1, 3, 40, 'Deshawn, Las Cruces. I am eyes on the mainland!', 2, false, 68275),
  (1, 4, 25, 'Bianca, Huntsville. Two contracts so far, one assignment. Looking for land buyers.', null::integer, false, 63574),
  (1, 5, 44, 'Travis, Flint. Nine doors, all mine, all old. Looking for a plumber who answers the phone.', null::integer, false, 62646),
  (1, 6, 39, 'Michelle, Buffalo, property manager. If you find one, do not post the number here, we will all call.', 5, false, 59260),
  (1, 7, 29, 'Xiomara, Houston. I did one subject-to with my uncle, and would like to do it properly from now on.', null::integer, false, 15768),
  (1, 8, 61, 'Welcome! Read everything in Creative Finance first, and then ask anyway.', 7, false, 13128),
  (1, 9, 53, 'Vivian, Billings. Agent, manager, landlord, in order of income. What would help: snow-proof everything.', null::integer, false, 12983),
  (1, 10, 21, 'Hannah, Fargo. I find vacant houses for other people and would like to keep one for myself.', null::integer, false, 540),
  (2, 1, 9, 'I see the badge on some listings and not on others from the same person. Is it the person or the property?', null::integer, false, 54000),
  (2, 2, 5, 'The property. We check that the poster controls it, that the pictures show it and that the numbers fit together. An edit of the address or the contract sends it back to us.', 1, false, 49985),
  (2, 3, 9, 'Clear, thank you.', 2, false, 49486),
  (2, 4, 34, 'As a buyer: I still do my own homework, but I answer verified ones first.', 1, false, 36600),
  (3, 1, 44, 'Asking for my younger self, and for my nephew, who is 26, an electrician, and in Flint.', null::integer, false, 28800),
  (3, 2, 28, 'House hack a duplex with an owner-occupant loan. Live in the worse side. An electrician will make $20k of value in the evenings.', 1, false, 19090),
  (3, 3, 36, 'This. And do the other side first, so that rent comes while he lives in the dust.', 2, false, 18177),
  (3, 4, 68, 'I would keep $12k as a reserve before anything else. What kills beginners is the furnace in month two.', 1, false, 12963),
  (3, 5, 44, 'He says he knows a furnace guy. I said everybody does until January.', 4, false, 12349),
  (3, 6, 47, 'Which duplexes in Flint are still under $90k without a city lien?', 1, false, 7719),
  (3, 7, 44, 'More than you would think, but order the water bill before you offer.', 6, false, 4716),
  (3, 8, 21, 'Following this closely, same numbers, no electrician.', 1, false, 3120),
  (4, 1, 25, 'I have the house from the street (gray sky), the kitchen (new), and one from the air. Views have been slow.', null::integer, false, 3600),
  (4, 2, 43, 'The street, on a sunny morning. People want to know what they drive up to. Go back on Saturday.', 1, false, 3233),
  (4, 3, 3, 'Street first, kitchen second. From the air only if the lot is the story.', 1, false, 2580),
  (5, 1, 3, 'I promised a long thread, so here it is. Every week somebody asks how to find a contractor. I have been through eleven, I still work with three.

Let us collect what really works: where you find them, what you check, how you pay, and how you part. Please say where you are and how many jobs you have done with the person.', null::integer, false, 80400),
  (5, 2, 59, 'Ocala. I find them in the parking lot of the supply house at 6:40 in the morning. Whoever is there at that time with a list in hand has work and organization.', 1, false, 77917),
  (5, 3, 75, 'I tried that after you told me. Two good ones in one week. The third wanted cash before he had seen the house.', 2, false, 77748),
  (5, 4, 59, 'The third one is always there, too.', 3, false, 76449),
  (5, 5, 10, 'Springfield. I ask the building inspector, not "who is good" (he may not say) but "whose jobs do you like to visit". He always answers that.', 1, false, 75231),
  (5, 6, 3, 'That is brilliant, and it is going into my list.', 5, false, 75171),
  (5, 7, 34, 'Tried it in Wilmington just now. He laughed for a while and gave me two names.', 5, false, 74828),
  (5, 8, 10, 'Tell us how they were!', 7, false, 74202),
  (5, 9, 34, 'One is booked until April, which I take as a recommendation. The other comes on Monday.', 7, false, 74193),
  (5, 10, 34, 'Update: he came, he measured everything twice, and told me that my budget was wrong by $7k before I signed anything. Hired.', 9, false, 74190),
  (5, 11, 7, 'As a manager I see forty of them a year. Three checks that never failed me: license number on the state site, certificate of insurance sent by the agent and not by him, and one job that is in progress. Finished jobs are always beautiful.', 1, false, 74020),
  (5, 12, 68, '"One job that is in progress" deserves a frame.', 11, false, 73567),
  (5, 13, 1, 'What do you look at when you are there?', 11, false, 73556),
  (5, 14, 7, 'Where the trash is. Whether the people know who you are. Whether tools are on the floor or on something. And whether he picks up anything while he talks to you.', 13, false, 71757),
  (5, 15, 1, 'Thank you, that is more useful than any checklist I have bought.', 14, false, 69348),
  (5, 16, 33, 'Denver, two jobs. How do you pay? Mine asks for a third, a third, a third, and the second third is due "at the middle", which he says was last Tuesday.', 1, false, 69283),
  (5, 17, 3, 'Never by time, always by things one can see: demo done and hauled, rough inspections passed, drywall hung, cabinets set, punch list empty. Five draws, the last one hurts the most to lose.', 16, false, 68025),
  (5, 18, 67, 'What share is the last one?', 17, false, 66571),
  (5, 19, 3, '15%. It sounds mean, but it is the only one that gets punch lists done.', 18, false, 65992),
  (5, 20, 11, 'Mine is 10 and it has been enough, but I am on site every day.', 19, false, 65343),
  (5, 21, 27, '> Five draws, the last one hurts the most to lose.

And write into the contract who decides that a stage is reached. We lost two weeks over what "cabinets set" means. (It includes doors.)', 17, false, 63928),
  (5, 22, 3, 'It includes doors!!', 21, false, 63663),
  (5, 23, 43, 'It does not include doors. It includes boxes, level and fixed, doors come with the punch list. This is why one writes it down.', 21, false, 61817),
  (5, 24, 27, 'I rest my case.', 23, false, 58888),
  (5, 25, 60, 'Buy the materials yourself for the first job. It costs you two mornings, and you learn what he orders too much of.', 16, false, 56686),
  (5, 26, 66, 'And where the return credits go.', 25, false, 55014),
  (5, 27, 20, 'Reno. Unpopular: I stopped looking for a general contractor below $40k. I run four trades myself, with a shared calendar. It is ten phone calls a week and saves 18%.', 1, false, 54321),
  (5, 28, 51, 'Not unpopular here. But be honest about the ten phone calls, mine are thirty.', 27, false, 54159),
  (5, 29, 61, 'Who is responsible when the tile guy cracks the tub that the plumber set?', 27, false, 54071),
  (5, 30, 20, 'The one who touched it last, with a picture from the evening before. I send the picture to all four every day at five.', 29, false, 49872),
  (5, 31, 61, 'The picture at five is the part that makes it work, then. Stealing it.', 30, false, 49245),
  (5, 32, 52, 'It depends on the city. In Las Vegas an owner may pull permits for a house they live in, not for a flip. Check before you try.', 27, false, 47978),
  (5, 33, 20, 'Right, and the same in Washoe for anything you sell within a year. My trades pull their own.', 32, false, 44792),
  (5, 34, 64, 'Sorry, wrong topic.', null::integer, true, 44189),
  (5, 35, 3, 'No problem, it happens.', 34, false, 43231),
  (5, 36, 35, 'Lien waivers. Nobody has said lien waivers yet. Conditional with each invoice, unconditional when the check has cleared, from the subs and the supply house as well. I paid for a roof twice in 2021.', 1, false, 42325),
  (5, 37, 59, 'Twice?!', 36, false, 41841),
  (5, 38, 35, 'The roofer did not pay the supplier, the supplier had 90 days. The roofer had a new company by then.', 37, false, 41684),
  (5, 39, 17, 'Is there a form that is good in every state?', 36, false, 41676),
  (5, 40, 18, 'No. Some states have a statutory form that must be used word for word (mine does), in others anything goes. The title company has the right one and gives it away.', 39, false, 40669),
  (5, 41, 2, 'As an agent: buyers’ title companies in Wyoming ask for them more and more when a permit was closed in the last six months. Collect them while everybody still likes you.', 36, false, 38613),
  (5, 42, 44, 'What about references? I called three for my last guy, all were happy. I think one of them was his brother.', 1, false, 35969),
  (5, 43, 16, 'Ask for the last three addresses instead of people. The permits are public. Then call the owners from the tax roll.', 42, false, 35864),
  (5, 44, 44, 'That is so obvious that I am ashamed.', 43, false, 34644),
  (5, 45, 63, 'Ask the reference "what did you argue about?" If there was nothing to argue about, it is the brother.', 42, false, 34642),
  (5, 46, 3, 'Ha! Yes.', 45, false, 31818),
  (5, 47, 47, 'Grand Rapids. How do you keep a good one? Mine left for somebody who pays $4 more an hour.', 1, false, 31803),
  (5, 48, 60, 'Steady work, and pay on Friday. I have never been the one who pays the most. I text on Thursday that the money is ready, before they ask.', 47, false, 28375),
  (5, 49, 48, 'Friday money plus "what do you need for Monday" by Friday noon. A crew that waits for material on Monday looks for other work on Monday.', 48, false, 26255),
  (5, 50, 7, 'Send them birthday cards. I am serious. Ours have been with us for nine years on average.', 47, false, 23604),
  (5, 51, 47, 'What do you write in a contractor’s birthday card?', 50, false, 21124),
  (5, 52, 7, '"Thank you for the third-floor water heater." Always something that they did and nobody saw.', 51, false, 20933),
  (5, 53, 29, 'New here. Is there something like a standard scope-of-work form that you all use?', 1, false, 20734),
  (5, 54, 3, 'Mine has a line for each room and trade, with brand, color and model, so that "white paint" cannot be eleven whites. Write to me and I will send you the last one with real prices.', 53, false, 17666),
  (5, 55, 29, 'Writing now, thank you @[Renata Okafor](de300000-0000-4000-8000-000000000003)!', 54, false, 9039),
  (5, 56, 74, 'And how do you fire one? I have never done it well.', 1, false, 8993),
  (5, 57, 51, 'Before the third warning, in person, with the money for what is done in an envelope and the locks changed that morning. I am kind and it takes four minutes.', 56, false, 8843),
  (5, 58, 61, 'Have the termination clause say that either may stop at the end of a stage. Then you do not fire anybody, you just do not start the next one.', 56, false, 6862),
  (5, 59, 74, 'That is the best sentence in this thread for me. Thank you all.', 58, false, 6340),
  (5, 60, 3, 'Sixty posts, and nobody has been rude. I will make a one-page summary on the weekend and put it into the first post.', 1, false, 3351),
  (5, 61, 33, 'Please do! This saved me about $9,000 already.', 60, false, 300),
  (6, 1, 67, 'Tacoma, 900 sqft of oak under two layers of carpet. Refinishing bid $5.10 a foot, decent LVP installed $4.60. Buyers here say they want wood. Do they pay for it?', null::integer, false, 18000),
  (6, 2, 11, 'Manchester: yes, if it is in the front room. I refinish there and put LVP in the bedrooms.', 1, false, 17474),
  (6, 3, 67, 'And where do they meet?', 2, false, 17181),
  (6, 4, 11, 'Under the door. T-molding in the wood’s color, nobody has ever noticed.', 3, false, 14422),
  (6, 5, 3, 'Refinish. It photographs better than anything that you can buy, and photos are the first showing.', 1, false, 8944),
  (6, 6, 43, 'In a rental LVP, in a flip wood. I have stopped thinking about it.', 1, false, 7200),
  (7, 1, 75, 'Duval County, interior remodel with two moved walls. 71 days, one comment (smoke detector symbol missing on the plan). I pay 11% interest while I wait. What do you do?', null::integer, false, 42000),
  (7, 2, 27, 'A private plan reviewer where the state allows it. In Iowa I cannot, in Florida you can: ask for "private provider".', 1, false, 37244),
  (7, 3, 75, 'I had no idea. Just called one, eight business days. Thank you!', 2, false, 30509),
  (7, 4, 59, 'I use one in Marion County. $1,300, and worth every cent of it.', 1, false, 23442),
  (7, 5, 52, 'I close on the option with a 60-day due diligence and apply as "agent of the owner" in that time. Sellers mostly agree.', 1, false, 20400),
  (8, 1, 43, 'Dallas, pier and beam, 1,400 sqft, sloping 2 inches to the north-east. Three companies, three prices, three different numbers of piers (11, 19, 28). How do I know?', null::integer, false, 11400),
  (8, 2, 60, 'Pay an independent engineer $600. He draws it, they bid the drawing. Mine came back at 14 piers.', 1, false, 10972),
  (8, 3, 3, 'What @[Khalil Rashid](de300000-0000-4000-8000-000000000060) said, and ask him for the letter afterwards, buyers’ lenders want that.', 1, false, 10969),
  (8, 4, 65, 'Is there a plumbing leak test in any of the bids? In Austin half of the slopes start with a pipe.', 1, false, 10867),
  (8, 5, 43, 'In none of the three. Ordering one tomorrow, and the engineer.', 4, false, 6128),
  (8, 6, 65, 'Tell us what it was.', 5, false, 1860),
  (9, 1, 29, 'Everybody says "it never happens". I would like to hear from those to whom it did.', null::integer, false, 90000),
  (9, 2, 68, 'Once in 22. The insurance was changed in a way that showed the new owner first, the servicer wrote, we had 30 days. Refinanced with a local bank in 26.', 1, false, 84953),
  (9, 3, 37, 'Twice a letter, never a call. Both ended when payments went on on time and the seller answered "please continue to service as agreed".', 1, false, 84891),
  (9, 4, 29, 'How should the insurance have been done?', 2, false, 78369),
  (9, 5, 68, 'Seller stays as insured with us as additional insured, and a call to the agent before anything is sent. The letter is made by a computer, do not wake the computer.', 4, false, 72681),
  (9, 6, 61, 'Have the money for a refinance or a sale, or do not do it. Rates at 3% are the reason why they would like to call it, so plan for the day.', 1, false, 63750),
  (9, 7, 45, 'And tell the seller in writing that it can happen. That is the part that keeps me asleep at night.', 6, false, 54441),
  (9, 8, 29, 'You mean it lets you sleep? 🙂', 7, false, 48575),
  (9, 9, 45, 'That. It is late in Eugene.', 8, false, 5400),
  (10, 1, 24, 'I am the seller for once: fourplex, buyer puts 20% down, wants 30/5 at 5%. Banks are at 7¼. I said 6½ and we are both a little unhappy, which is probably right.', null::integer, false, 37200),
  (10, 2, 61, 'Ask for a lower rate and a higher price, or the other way round, depending on your taxes. On an installment sale the price is what is spread.', 1, false, 36403),
  (10, 3, 69, '6½ with a 5-year balloon is fair. I would ask for a step to 7 in year four, so that they do not forget the balloon.', 1, false, 33575),
  (10, 4, 24, 'The step was the idea that I needed. Signed at 6¼, 7 from year four.', 3, false, 27346),
  (10, 5, 48, 'Did you ask for their tax returns?', 1, false, 21022),
  (10, 6, 24, 'Two years, and a credit report that they paid for. They were not offended, they were relieved that I did.', 5, false, 15600),
  (11, 1, 47, 'My tenant-buyer pays $1,450 with $200 credit. The heater died in month 5. The contract says "maintenance by tenant, capital by owner". Which one is a heater?', null::integer, false, 19800),
  (11, 2, 61, 'Capital, and worth the $1,500 to keep a good buyer. But change the contract: a dollar amount is better than a word.', 1, false, 18619),
  (11, 3, 7, '$500 in ours: below it is theirs, above it is ours.', 1, false, 16345),
  (11, 4, 47, '$500 it will be. Thank you.', 3, false, 12600),
  (12, 1, 13, 'I have $45k in a self-directed IRA and would like first liens under that. Exchanges show me the same tired paper from three states.', null::integer, false, 14400),
  (12, 2, 37, 'From people like me: landlords who sold with carry and want their money back. Ask every member here who mentions "seller carry" whether they still hold it.', 1, false, 14076),
  (12, 3, 13, 'So: do you still hold any?', 2, false, 9659),
  (12, 4, 37, 'One, $38k, 44 payments in. I will write to you.', 3, false, 5970),
  (12, 5, 69, 'Small-town attorneys. They know who died, and whose children want cash.', 1, false, 4560),
  (13, 1, 36, 'Ogden. My best tenant ever had a 540, my worst one 760. What do you weigh?', null::integer, false, 48600),
  (13, 2, 7, 'Two landlords back, not the present one. The present one may want to be rid of them.', 1, false, 41056),
  (13, 3, 39, 'This is the only rule that I would keep if I could keep only one.', 2, false, 40359),
  (13, 4, 31, 'Written criteria, the same for all, handed out before the showing. It is the law in my city and a relief besides.', 1, false, 28991),
  (13, 5, 36, 'Do people leave when they read it?', 4, false, 26109),
  (13, 6, 31, 'About one in four, which saves both of us $45.', 5, false, 20994),
  (13, 7, 63, 'Whether they have questions. Somebody who asks where the water shuts off stays for years.', 1, false, 17194),
  (13, 8, 12, 'Careful with "feelings" in that list. Write down the reason with a number every time, some day somebody will ask you.', 1, false, 6468),
  (13, 9, 63, 'Fair. I do not score it, I just smile when I hear it.', 8, false, 2460),
  (14, 1, 74, 'I have 12 and a spreadsheet with colors. My wife says that it is art and not accounting.', null::integer, false, 33600),
  (14, 2, 28, 'Twelve is where I switched. Online rent alone was worth it: late payments went from four to one.', 1, false, 30866),
  (14, 3, 34, 'I stayed with the spreadsheet until a lender asked for 24 months of ledgers on a Friday.', 1, false, 29729),
  (14, 4, 74, 'All right, all right.', 3, false, 24000),
  (15, 1, 39, 'Buffalo, 14 years, two packs a day. I have washed with TSP, the smell is back when the heat is on.', null::integer, false, 25200),
  (15, 2, 15, 'Oil-based primer on everything, ceilings too, new outlet covers, and clean or replace the ducts. The heat is telling you it is the ducts.', 1, false, 24006),
  (15, 3, 71, 'Throw away the blinds. We missed those once.', 1, false, 22173),
  (15, 4, 39, 'Ducts it was. You do not want to see the picture.', 2, false, 20286),
  (15, 5, 53, 'Now I do want to see the picture.', 4, false, 16800),
  (16, 1, 23, 'DC. I charge $35 a month for each animal. Applicants have begun to have "no pets" that bark during the call.', null::integer, false, 9000),
  (16, 2, 47, 'No fee, one extra month of deposit where it is allowed, and I meet the dog. 6 years, one chewed sill.', 1, false, 6237),
  (16, 3, 12, 'California: check what counts as deposit now, the cap has changed.', 1, false, 5548),
  (16, 4, 23, 'You meet the dog. I love it.', 2, false, 3701),
  (16, 5, 7, 'We meet the dog as well. It is the best part of the week of our leasing people.', 4, false, 1020),
  (17, 1, 48, 'All in (list, mail, gas, phones, my own hours at $25). Tarrant County: $2,140 a contract, 9 contracts.', null::integer, false, 21600),
  (17, 2, 16, 'El Paso: $1,300, 3 contracts. Mostly gas and shoes.', 1, false, 20966),
  (17, 3, 49, 'Little Rock: $1,780, 7. Postcards have died, letters have not.', 1, false, 19529),
  (17, 4, 48, 'Handwritten or printed?', 3, false, 17137),
  (17, 5, 49, 'Printed, but each has one true sentence about the house. I drive by all of them.', 4, false, 13944),
  (17, 6, 33, 'Denver: $6,200 for one. I suppose that is what learning costs.', 1, false, 9826),
  (17, 7, 65, 'My first year in Austin was $5,900 each. It halves every year if you keep the list.', 6, false, 5026),
  (17, 8, 72, 'Grand Rapids: $950, because I do not count the pie I am given at the door.', 1, false, 1680),
  (18, 1, 21, 'At the door or on the phone. I say my name and then I forget how to speak.', null::integer, false, 15000),
  (18, 2, 72, '"Hi, I am Eli, I live over on Giddings. I am not selling anything. Is this your house?" Then be quiet.', 1, false, 14592),
  (18, 3, 21, 'The being quiet is the hard part.', 2, false, 11951),
  (18, 4, 48, '"I am sorry to bother you, I am calling about the house on Pine that I think was your mother’s." If it was, you talk about the mother for a while. If you do not want to do that, do other work.', 1, false, 11639),
  (18, 5, 1, 'This is the best thing I have read about this job.', 4, false, 3960),
  (19, 1, 65, 'My printer has a slot in the second week. Everybody tells me that December is dead, and I signed two last year.', null::integer, false, 2100),
  (19, 2, 49, 'I do, and nothing with a snowflake on it. Executors sort papers between the years.', 1, false, 1320),
  (20, 1, 9, 'An owner offered me her house for about half of what it is worth. She is clear in the head and in no hurry. I have not signed. What do you do?', null::integer, false, 7800),
  (20, 2, 49, 'I tell them what it would bring on the market with an agent, in writing, with the cost and the time. About half still sell to me. I sleep.', 1, false, 6087),
  (20, 3, 17, 'Same. "Here are two prices and what each of them takes from you." She chooses.', 1, false, 5156),
  (20, 4, 9, 'Told her. She wants to list it, with me as the buyer for the case that it does not sell in 30 days. I feel good about that.', 2, false, 4571),
  (20, 5, 5, 'Thank you for asking this here. This is what we hoped the forums would be.', 4, false, 840),
  (21, 1, 41, 'Michigan lets cities decide and mine has decided to think about it. Where is it truly by right now?', null::integer, false, 26400),
  (21, 2, 46, 'Salt Lake: two lots from one above 10,000 sqft in most zones, staff approval. My last took 34 days.', 1, false, 25595),
  (21, 3, 54, 'Not New Jersey.', 1, false, 21876),
  (21, 4, 6, 'Columbia changed in spring. Minor subdivision up to four lots without the commission, provided that all have frontage.', 1, false, 17818),
  (21, 5, 41, 'Does a flag count as frontage?', 4, false, 17383),
  (21, 6, 6, '20 feet of it, yes. Read the fire code first, the pole has to carry an engine.', 5, false, 8129),
  (21, 7, 22, 'Austin, Houston, most of Oregon. In New York I have a folder with the word "maybe" on it.', 1, false, 1140),
  (22, 1, 14, 'Anchorage says hello, everything is far away. For 5 acres I have $38k for power (1,100 ft), $22k well, $19k septic. It is more than the land.', null::integer, false, 18600),
  (22, 2, 30, 'North Carolina: power is often free for the first 300 feet if a house follows within a year. Ask for the "line extension policy".', 1, false, 18078),
  (22, 3, 12, 'Perc test before anything. Mine failed on three of eight in Fresno County.', 1, false, 18060),
  (22, 4, 14, 'Here the first 500 feet are at cost over ten years. I had never asked, thank you!', 2, false, 9300),
  (23, 1, 70, 'Baton Rouge, 8 townhomes: 75% of cost, prime plus 1, one point, interest reserve inside. Two banks said no to anything with the word "townhome".', null::integer, false, 12000),
  (23, 2, 6, 'Columbia: 80% of cost with 10% cash in the deal before theirs, prime plus ¾. They wanted presales on half.', 1, false, 11781),
  (23, 3, 62, 'Green Bay credit union: 70%, fixed 7.4 for 18 months, no presales. Small numbers (four units), nice people.', 1, false, 9696),
  (23, 4, 70, 'Credit union it is, I had only asked banks.', 3, false, 4980),
  (24, 1, 62, 'Bought an option on 6 acres, the national map shows a small corner. I walked it after the rain and lost a boot. Delineation is $3,800 and six weeks. Worth it before I extend?', null::integer, false, 5400),
  (24, 2, 30, 'Yes, always. The map is drawn from the air. $3,800 is cheap against a site plan that you cannot use.', 1, false, 3516),
  (24, 3, 35, 'Extend by 60 days for the price of it, with the fee going to the price. Ours said yes at once, they want to know as well.', 1, false, 2542),
  (24, 4, 62, 'They said yes. And I found the boot.', 3, false, 1560),
  (25, 1, 41, 'Two factories quote me $118 and $131 a foot delivered to Grand Rapids, set and buttoned up. Has anybody here finished one, and what did the site cost on top?', null::integer, false, 720)
) as p (topic, number, author, content, parent, deleted, age);

insert into public.forum_posts (id, topic_id, user_id, content, parent_post_id, created_at)
select id, topic_id, user_id, content, parent_id, created_at from demo_posts order by created_at, topic_id, number;
update public.forum_posts set content = '', deleted_at = created_at + interval '4 minutes'
where id in (select id from demo_posts where deleted);
delete from public.notifications where subject_id in (select id from demo_posts where deleted);
drop table demo_posts;

-- Authors follow a topic from their first post on. The older sign-ins have read everything before yesterday.
update public.topic_follows as f set created_at = (
  select min(p.created_at) from public.forum_posts as p where p.topic_id = f.topic_id and p.user_id = f.user_id
) where f.topic_id::text like 'de300000-0000-4000-a004-%';
insert into public.topic_reads as r (topic_id, user_id, last_number)
select p.topic_id, ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid, max(p.number)
from public.forum_posts as p, (values (1), (2), (3), (5)) as m (member)
where p.created_at < now() - interval '40 hours' and p.topic_id::text like 'de300000-0000-4000-a004-%'
group by 1, 2
on conflict (topic_id, user_id) do update set last_number = greatest(r.last_number, excluded.last_number);

-- Conversations with their members and unread counts, then the messages, then what public.send_message
-- would set after the last one.
create temporary table demo_sides as
select
  ('de300000-0000-4000-a006-' || lpad(conversation::text, 12, '0'))::uuid as conversation_id, ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid as user_id,
  ('de300000-0000-4000-8000-' || lpad(other::text, 12, '0'))::uuid as other_id, unread
from (values
  (1, 1, 60, 2),
  (1, 60, 1, 0),
  (2, 1, 7, 0),
  (2, 7, 1, 0),
  (3, 1, 3, 1),
  (3, 3, 1, 0),
  (4, 1, 5, 0),
  (4, 5, 1, 0),
  (5, 2, 69, 1),
  (5, 69, 2, 0),
  (6, 2, 15, 0),
  (6, 15, 2, 0),
  (7, 2, 3, 0),
  (7, 3, 2, 0),
  (8, 3, 60, 2),
  (8, 60, 3, 0),
  (9, 3, 34, 0),
  (9, 34, 3, 0),
  (10, 3, 33, 1),
  (10, 33, 3, 0),
  (11, 5, 35, 1),
  (11, 35, 5, 0),
  (12, 5, 18, 0),
  (12, 18, 5, 0),
  (13, 4, 5, 1),
  (13, 5, 4, 0),
  (14, 48, 60, 0),
  (14, 60, 48, 0),
  (15, 1, 70, 0),
  (15, 70, 1, 0),
  (16, 2, 61, 0),
  (16, 61, 2, 0),
  (17, 2, 74, 0),
  (17, 74, 2, 0),
  (18, 2, 55, 0),
  (18, 55, 2, 0),
  (19, 2, 36, 0),
  (19, 36, 2, 0),
  (20, 2, 33, 0),
  (20, 33, 2, 0),
  (21, 2, 65, 0),
  (21, 65, 2, 0),
  (22, 2, 63, 0),
  (22, 63, 2, 0),
  (23, 2, 58, 0),
  (23, 58, 2, 0),
  (24, 2, 12, 0),
  (24, 12, 2, 0),
  (25, 2, 17, 0),
  (25, 17, 2, 0),
  (26, 2, 30, 0),
  (26, 30, 2, 0),
  (27, 2, 21, 0),
  (27, 21, 2, 0),
  (28, 2, 48, 0),
  (28, 48, 2, 0),
  (29, 2, 45, 0),
  (29, 45, 2, 0),
  (30, 2, 72, 0),
  (30, 72, 2, 0),
  (31, 2, 51, 0),
  (31, 51, 2, 0),
  (32, 3, 47, 0),
  (32, 47, 3, 0),
  (33, 3, 65, 0),
  (33, 65, 3, 0),
  (34, 3, 10, 0),
  (34, 10, 3, 0),
  (35, 3, 15, 0),
  (35, 15, 3, 0),
  (36, 3, 56, 0),
  (36, 56, 3, 0),
  (37, 3, 58, 0),
  (37, 58, 3, 0),
  (38, 3, 17, 0),
  (38, 17, 3, 0),
  (39, 3, 75, 0),
  (39, 75, 3, 0),
  (40, 3, 50, 0),
  (40, 50, 3, 0),
  (41, 3, 16, 0),
  (41, 16, 3, 0),
  (42, 3, 6, 0),
  (42, 6, 3, 0),
  (43, 3, 7, 0),
  (43, 7, 3, 0),
  (44, 3, 28, 0),
  (44, 28, 3, 0),
  (45, 3, 59, 0),
  (45, 59, 3, 0),
  (46, 3, 70, 0),
  (46, 70, 3, 0),
  (47, 3, 73, 0),
  (47, 73, 3, 0),
  (48, 3, 67, 0),
  (48, 67, 3, 0),
  (49, 3, 18, 0),
  (49, 18, 3, 0),
  (50, 3, 27, 0),
  (50, 27, 3, 0),
  (51, 3, 51, 0),
  (51, 51, 3, 0),
  (52, 3, 52, 0),
  (52, 52, 3, 0),
  (53, 3, 26, 0),
  (53, 26, 3, 0)
) as s (conversation, member, other, unread);
insert into public.conversations (id, user_a_id, user_b_id)
select conversation_id, user_id, other_id from demo_sides where user_id < other_id;

insert into public.messages (id, conversation_id, user_id, content, property_id, type, created_at)
select
  ('de300000-0000-4000-a007-' || lpad((conversation * 1000 + number)::text, 12, '0'))::uuid, ('de300000-0000-4000-a006-' || lpad(conversation::text, 12, '0'))::uuid,
  ('de300000-0000-4000-8000-' || lpad(sender::text, 12, '0'))::uuid, content, ('de300000-0000-4000-9000-' || lpad(listing::text, 12, '0'))::uuid, type, now() - make_interval(mins => age)
from (values
  (1, 1, 60, 'Hi Dana, is the Tucson walk-up still with you? A friend of mine manages 80 doors two miles from the base.', 136, 'text', 982),
  (1, 2, 1, 'It is! Option runs until the 9th. Six units, four leased, two empty since summer.', null::integer, 'text', 948),
  (1, 3, 60, 'What do the four pay?', null::integer, 'text', 927),
  (1, 4, 1, '$725, $725, $760 and one at $640 who has been there since 2009.', null::integer, 'text', 918),
  (1, 5, 60, 'Talked to him. He says $850 with coolers that work, and that he would take over the management from day one.', null::integer, 'text', 78),
  (1, 6, 60, 'Would your seller leave $60k in as a second? Then I do not need a partner for this.', null::integer, 'text', 75),
  (2, 1, 7, 'Good to be connected. If you ever wholesale something in Indianapolis, I can tell you within an hour what it rents for.', null::integer, 'text', 2937),
  (2, 2, 1, 'That is generous. What do you want in return?', null::integer, 'text', 2897),
  (2, 3, 7, 'That your buyer hears my name once. 😊', null::integer, 'text', 2885),
  (2, 4, 1, 'Deal.', null::integer, 'text', 2880),
  (3, 1, 3, 'Aloha Dana! I saw your request. Happy to connect, but tell me first what you are working on: I try to keep this list to people I talk with.', null::integer, 'text', 300),
  (4, 1, 5, 'Hi Dana, the listing in Fort Worth is through. The survey made it easy, thank you.', 540, 'text', 13160),
  (4, 2, 1, 'Thanks for being so quick! Is there a way to mark it as sold when it happens, or do I delete it?', null::integer, 'text', 12980),
  (4, 3, 5, 'Mark it as sold in My Listings, please. Sold ones stay on your profile, which buyers like to see.', null::integer, 'text', 12960),
  (5, 1, 2, 'Kirsten, my client in Spokane has the craftsman under contract at $372k. Three flips behind him, all in the same ZIP code. Would you look at it?', 24, 'text', 1531),
  (5, 2, 69, 'If the three were in the last two years, yes. ARV?', null::integer, 'text', 1476),
  (5, 3, 2, '$460k on two sales and one pending. Scope is $41k. He asks for $290k.', null::integer, 'text', 1470),
  (5, 4, 69, 'That is 63%, fine. I want to see the closing statements of the last two, and who does the roof.', null::integer, 'text', 1350),
  (5, 5, 2, 'Statements are with his bookkeeper, you have them tomorrow. The roof is Alpine, they did all three.', null::integer, 'text', 1320),
  (5, 6, 69, 'Statements came, clean. 10.25% and one point, nine months, and I will take the Friday closing if title can.', null::integer, 'text', 180),
  (6, 1, 15, 'Do you still refer in Mississippi? I have an owner who wants to sell a 12-unit and would rather not list it publicly.', null::integer, 'text', 5857),
  (6, 2, 2, 'I do, with a 25% referral. There is a buyer in Mobile who takes exactly that size.', null::integer, 'text', 5777),
  (6, 3, 15, 'Send him my way. The owner likes phone calls, not emails.', null::integer, 'text', 5762),
  (6, 4, 2, 'So does he.', null::integer, 'text', 5760),
  (7, 1, 2, 'Your before-and-after is the best post of the week. Would you share the scope? A client of mine is about to start the same kind of house.', null::integer, 'text', 1630),
  (7, 2, 3, 'Of course. This is the final one, with what it really cost.', null::integer, 'file', 1582),
  (7, 3, 3, 'And this is what you get for it.', null::integer, 'image', 1581),
  (7, 4, 2, 'The sewer line hurts to look at. Thank you, I owe you one.', null::integer, 'text', 1564),
  (7, 5, 3, 'Send me a buyer for the next one!', null::integer, 'text', 1560),
  (8, 1, 3, 'About your duplex: my crew could start on the 2nd. Does 50/50 stand if I bring the materials at my supplier’s price?', null::integer, 'text', 257),
  (8, 2, 60, 'It does. I would put it in the agreement as "at cost, with receipts".', null::integer, 'text', 232),
  (8, 3, 3, 'Fine with me. When can we walk it together?', null::integer, 'text', 222),
  (8, 4, 60, 'Saturday at 9? I have the key until noon.', null::integer, 'text', 132),
  (8, 5, 60, 'There is good coffee on Magnolia if you come early.', null::integer, 'text', 130),
  (9, 1, 34, 'Which insurer wrote your vacant policy in Houston? Mine wants an inspection every 72 hours.', null::integer, 'text', 8970),
  (9, 2, 3, 'A surplus lines carrier through a broker in Katy. Weekly photos are enough for them. I will introduce you.', null::integer, 'text', 8670),
  (9, 3, 34, 'You are a star.', null::integer, 'text', 8640),
  (10, 1, 33, 'Renata, your answers in the contractor thread saved me about $9,000 this month. I just wanted to say so.', null::integer, 'text', 1800),
  (11, 1, 35, 'I have proposed a site visit for the townhome land. The engineer can only do that one morning. Could you look at it before the weekend?', null::integer, 'text', 420),
  (12, 1, 18, 'Two people have written to me with the same loan offer, word for word. Is that something for you?', null::integer, 'text', 4464),
  (12, 2, 5, 'It is. Please use "Report" on one of the messages, then I see the whole of it. Nobody is told who reported.', null::integer, 'text', 4446),
  (12, 3, 18, 'Done.', null::integer, 'text', 4440),
  (12, 4, 5, 'Thank you. That account is being looked at.', null::integer, 'text', 4320),
  (13, 1, 5, 'Welcome, Theo! Once your email address is confirmed, you can post listings and events. Until then have a look around, and write to me if anything does not work.', null::integer, 'text', 1680),
  (14, 1, 60, 'Coffee on Thursday? I read your post about one steady partner.', null::integer, 'text', 2887),
  (14, 2, 48, 'Thursday is good. Bring your buy box, I bring the map.', null::integer, 'text', 2880),
  (15, 1, 70, 'Hello Dana, I read through “6-unit brick walk-up near Raytheon and Davis-Monthan” twice and like it. What is the earliest closing that works for your seller?', 136, 'text', 39723),
  (15, 2, 1, 'The seller can close in ten days; title is open already.', null::integer, 'text', 39447),
  (15, 3, 70, 'Thanks, offer follows by tomorrow noon.', null::integer, 'text', 39310),
  (16, 1, 61, 'Hi Marcus, I buy around Kansas City. Could you send the title commitment before I drive over?', 384, 'text', 4702),
  (16, 2, 2, 'A little, for a clean offer. Put it in writing and I will take it to them tonight.', null::integer, 'text', 4225),
  (16, 3, 61, 'We will pass on this one after all, the numbers are too tight for us. Send me the next one!', null::integer, 'text', 3605),
  (17, 1, 74, 'My partner and I have proof of funds ready for Louisville. Is anybody ahead of us?', 464, 'text', 12013),
  (17, 2, 2, 'A little, for a clean offer. Put it in writing and I will take it to them tonight.', null::integer, 'text', 11653),
  (18, 1, 55, 'Good morning Marcus. Who has the keys for 693 Calloway Ln, and can my contractor walk it on Thursday?', 146, 'text', 20555),
  (18, 2, 2, 'A little, for a clean offer. Put it in writing and I will take it to them tonight.', null::integer, 'text', 20314),
  (18, 3, 55, 'We will pass on this one after all, the numbers are too tight for us. Send me the next one!', null::integer, 'text', 20263),
  (19, 1, 36, 'About “Cash-flowing flex building, 7.7% cap”: is the deposit refundable until title is clear?', 464, 'text', 26746),
  (19, 2, 2, 'Thursday after ten works. The neighbor at the back has the key.', null::integer, 'text', 26319),
  (19, 3, 36, 'Thanks, offer follows by tomorrow noon.', null::integer, 'text', 25672),
  (20, 1, 33, 'Hi Marcus, is the one in Brooklyn still available? I can look at it this week.', 295, 'text', 31904),
  (20, 2, 2, 'Sure, the commitment came on Monday. I will send it over.', null::integer, 'text', 31367),
  (20, 3, 33, 'Great, thank you.', null::integer, 'text', 30621),
  (21, 1, 65, 'Hello Marcus, I read through “Open acreage, 0.64 acre, buildable” twice and like it. What is the earliest closing that works for your seller?', 384, 'text', 36916),
  (21, 2, 2, 'Sure, the commitment came on Monday. I will send it over.', null::integer, 'text', 36480),
  (21, 3, 65, 'We will pass on this one after all, the numbers are too tight for us. Send me the next one!', null::integer, 'text', 36233),
  (22, 1, 63, 'Good morning Marcus. Who has the keys for 328 E Kingsley Pl, and can my contractor walk it on Thursday?', 24, 'text', 42525),
  (22, 2, 2, 'Sure, the commitment came on Monday. I will send it over.', null::integer, 'text', 42002),
  (22, 3, 63, 'Perfect. I will get back to you tonight.', null::integer, 'text', 41534),
  (23, 1, 58, 'Is there any room on the price for 2220 Wexford Pl? Cash, no inspection period, close in two weeks.', 533, 'text', 46394),
  (23, 2, 2, 'Thursday after ten works. The neighbor at the back has the key.', null::integer, 'text', 46009),
  (24, 1, 12, 'Good morning Marcus. Who has the keys for 6966 Quarry Ln, and can my contractor walk it on Thursday?', 384, 'text', 55774),
  (24, 2, 2, 'It is. Two others are looking on Friday, so sooner is better.', null::integer, 'text', 55733),
  (24, 3, 12, 'Great, thank you.', null::integer, 'text', 55648),
  (25, 1, 17, 'Hi Marcus, I buy around Albuquerque. Could you send the title commitment before I drive over?', 542, 'text', 60482),
  (25, 2, 2, 'Thursday after ten works. The neighbor at the back has the key.', null::integer, 'text', 60472),
  (26, 1, 30, 'About “Craftsman near the Sacred Heart campus”: is the deposit refundable until title is clear?', 24, 'text', 66258),
  (26, 2, 2, 'It is. Two others are looking on Friday, so sooner is better.', null::integer, 'text', 65810),
  (27, 1, 21, 'Hi Marcus, I buy around Spokane. Could you send the title commitment before I drive over?', 24, 'text', 73686),
  (27, 2, 2, 'Still available. I will send you the lockbox code once I have your proof of funds.', null::integer, 'text', 73361),
  (27, 3, 21, 'Perfect. I will get back to you tonight.', null::integer, 'text', 72571),
  (28, 1, 48, 'Hi Marcus, I buy around Brooklyn. Could you send the title commitment before I drive over?', 295, 'text', 78850),
  (28, 2, 2, 'It is. Two others are looking on Friday, so sooner is better.', null::integer, 'text', 78596),
  (28, 3, 48, 'Perfect. I will get back to you tonight.', null::integer, 'text', 77946),
  (29, 1, 45, 'Is there any room on the price for 6966 Quarry Ln? Cash, no inspection period, close in two weeks.', 384, 'text', 87738),
  (30, 1, 72, 'Hi Marcus, I buy around Springfield. Could you send the title commitment before I drive over?', 512, 'text', 92135),
  (30, 2, 2, 'A little, for a clean offer. Put it in writing and I will take it to them tonight.', null::integer, 'text', 91818),
  (31, 1, 51, 'Hello Marcus, I read through “Duplex near Marquette, needs lipstick only” twice and like it. What is the earliest closing that works for your seller?', 533, 'text', 98182),
  (31, 2, 2, 'A little, for a clean offer. Put it in writing and I will take it to them tonight.', null::integer, 'text', 97852),
  (32, 1, 47, 'Is there any room on the price for 230 18th St? Cash, no inspection period, close in two weeks.', 248, 'text', 6167),
  (33, 1, 65, 'My partner and I have proof of funds ready for Green Bay. Is anybody ahead of us?', 408, 'text', 9181),
  (33, 2, 3, 'Still available. I will send you the lockbox code once I have your proof of funds.', null::integer, 'text', 9129),
  (34, 1, 10, 'Good morning Renata. Who has the keys for 3854 Walden Ave, and can my contractor walk it on Thursday?', 260, 'text', 13118),
  (34, 2, 3, 'Sure, the commitment came on Monday. I will send it over.', null::integer, 'text', 12890),
  (34, 3, 10, 'Perfect. I will get back to you tonight.', null::integer, 'text', 12103),
  (35, 1, 15, 'Good morning Renata. Who has the keys for 7978 11th Rd, and can my contractor walk it on Thursday?', 31, 'text', 19361),
  (35, 2, 3, 'Thursday after ten works. The neighbor at the back has the key.', null::integer, 'text', 19003),
  (36, 1, 56, 'Hi Renata, is the one in Worcester still available? I can look at it this week.', 63, 'text', 23128),
  (37, 1, 58, 'Good morning Renata. Who has the keys for 8201 Redfield Ave, and can my contractor walk it on Thursday?', 566, 'text', 27939),
  (37, 2, 3, 'The seller can close in ten days; title is open already.', null::integer, 'text', 27732),
  (38, 1, 17, 'Hello Renata, I read through “South Bend brick ranch, delivered vacant” twice and like it. What is the earliest closing that works for your seller?', 596, 'text', 31344),
  (38, 2, 3, 'Thursday after ten works. The neighbor at the back has the key.', null::integer, 'text', 31210),
  (39, 1, 75, 'My partner and I have proof of funds ready for Green Bay. Is anybody ahead of us?', 408, 'text', 34884),
  (39, 2, 3, 'The seller can close in ten days; title is open already.', null::integer, 'text', 34529),
  (39, 3, 75, 'Great, thank you.', null::integer, 'text', 34257),
  (40, 1, 50, 'Is there any room on the price for 3616 Woodlawn Dr? Cash, no inspection period, close in two weeks.', 358, 'text', 38963),
  (40, 2, 3, 'Still available. I will send you the lockbox code once I have your proof of funds.', null::integer, 'text', 38434),
  (40, 3, 50, 'We will pass on this one after all, the numbers are too tight for us. Send me the next one!', null::integer, 'text', 37651),
  (41, 1, 16, 'My partner and I have proof of funds ready for Cape Coral. Is anybody ahead of us?', 358, 'text', 45958),
  (41, 2, 3, 'It is. Two others are looking on Friday, so sooner is better.', null::integer, 'text', 45573),
  (41, 3, 16, 'Great, thank you.', null::integer, 'text', 45045),
  (42, 1, 6, 'Good morning Renata. Who has the keys for 3394 Ransom Ln, and can my contractor walk it on Thursday?', 63, 'text', 48713),
  (42, 2, 3, 'Thursday after ten works. The neighbor at the back has the key.', null::integer, 'text', 48248),
  (42, 3, 6, 'Perfect. I will get back to you tonight.', null::integer, 'text', 47578),
  (43, 1, 7, 'About “Owner will carry: 0.35 acre, wooded parcel”: is the deposit refundable until title is clear?', 31, 'text', 52413),
  (43, 2, 3, 'Still available. I will send you the lockbox code once I have your proof of funds.', null::integer, 'text', 51999),
  (44, 1, 28, 'Hi Renata, is the one in Minneapolis still available? I can look at it this week.', 243, 'text', 58851),
  (44, 2, 3, 'The seller can close in ten days; title is open already.', null::integer, 'text', 58540),
  (45, 1, 59, 'My partner and I have proof of funds ready for Louisville. Is anybody ahead of us?', 31, 'text', 63621),
  (46, 1, 70, 'My partner and I have proof of funds ready for Pittsburgh. Is anybody ahead of us?', 534, 'text', 68692),
  (46, 2, 3, 'It is. Two others are looking on Friday, so sooner is better.', null::integer, 'text', 68686),
  (47, 1, 73, 'Hi Renata, I buy around Mesa. Could you send the title commitment before I drive over?', 248, 'text', 72362),
  (47, 2, 3, 'The seller can close in ten days; title is open already.', null::integer, 'text', 71844),
  (48, 1, 67, 'Hi Renata, I buy around Worcester. Could you send the title commitment before I drive over?', 63, 'text', 76948),
  (49, 1, 18, 'Hello Renata, I read through “$80k spread on this porch-front bungalow” twice and like it. What is the earliest closing that works for your seller?', 260, 'text', 80109),
  (49, 2, 3, 'Sure, the commitment came on Monday. I will send it over.', null::integer, 'text', 80004),
  (50, 1, 27, 'Hi Renata, I buy around Shreveport. Could you send the title commitment before I drive over?', 123, 'text', 84528),
  (51, 1, 51, 'Hi Renata, I buy around Mesa. Could you send the title commitment before I drive over?', 248, 'text', 89732),
  (52, 1, 52, 'Is there any room on the price for 230 18th St? Cash, no inspection period, close in two weeks.', 248, 'text', 93459),
  (52, 2, 3, 'The seller can close in ten days; title is open already.', null::integer, 'text', 93103),
  (53, 1, 26, 'My partner and I have proof of funds ready for Mesa. Is anybody ahead of us?', 248, 'text', 98123),
  (53, 2, 3, 'The seller can close in ten days; title is open already.', null::integer, 'text', 98015),
  (53, 3, 26, 'We will pass on this one after all, the numbers are too tight for us. Send me the next one!', null::integer, 'text', 97674)
) as m (conversation, number, sender, content, listing, type, age);

update public.conversations as c
set created_at = m.began, last_message_at = m.at, last_user_id = m.user_id,
  last_preview = left(regexp_replace(m.content, '\s+', ' ', 'g'), 140)
from (
  select distinct on (conversation_id)
    conversation_id, user_id, content, created_at as at,
    min(created_at) over (partition by conversation_id) as began
  from public.messages order by conversation_id, created_at desc
) as m
where m.conversation_id = c.id and c.id::text like 'de300000-0000-4000-a006-%';
insert into public.conversation_members (conversation_id, user_id, other_id, last_message_at, last_read_at, unread)
select s.conversation_id, s.user_id, s.other_id, c.last_message_at, (
  select m.created_at from public.messages as m where m.conversation_id = c.id
  order by m.created_at desc offset s.unread limit 1
), s.unread
from demo_sides as s join public.conversations as c on c.id = s.conversation_id;
select private.notify(s.user_id, 'message', s.other_id, s.id)
from public.conversation_members as s where s.unread > 0 and s.conversation_id::text like 'de300000-0000-4000-a006-%';
drop table demo_sides;

-- The messages' attachments. Their files are created on the first request.
create temporary table demo_files as
select
  ('de300000-0000-4000-a007-' || lpad((conversation * 1000 + number)::text, 12, '0'))::uuid as message_id, ('de300000-0000-4000-8000-' || lpad(sender::text, 12, '0'))::uuid as owner,
  path, name, bytes, mime_type, is_picture, now() - make_interval(mins => age) as at
from (values
  (7, 2, 3, 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-8000-000000000002/1-Scope-of-work-final.pdf', 'Scope of work, final.pdf', 1412, 'application/pdf', false, 1582),
  (7, 3, 3, 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-8000-000000000002/1-From-the-street.webp', 'From the street.webp', 28480, 'image/webp', true, 1581)
) as f (conversation, number, sender, path, name, bytes, mime_type, is_picture, age);
insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
select
  'message-attachments', path, owner, owner::text,
  jsonb_build_object('mimetype', mime_type, 'size', bytes, 'cacheControl', 'max-age=3600'), at, at, at
from demo_files
on conflict (bucket_id, name) do nothing;
insert into public.message_attachments (message_id, position, path, name, size, mime_type, width, height)
select
  message_id, 1, path, name, bytes, mime_type, case when is_picture then 1200 end, case when is_picture then 800 end
from demo_files;
drop table demo_files;

-- The alerts that triggers would have sent in the last two weeks, of new listings and lower prices.
insert into public.deal_alerts (
  user_id, property_id, event, price, previous_price, awaits_digest, mailed_at, created_at, in_buy_box, search_ids
)
select
  wanted.user_id, h.property_id, case when h.previous_price is null then 'new' else 'price_drop' end, h.price,
  h.previous_price, wanted.mail = 'daily' and digest_at > now(),
  case wanted.mail when 'instant' then h.at when 'daily' then case when digest_at <= now() then digest_at end end,
  h.at, wanted.in_buy_box, wanted.search_ids
from (
  select
    property_id, price, changed_at as at,
    lag(price) over (partition by property_id order by changed_at, id) as previous_price
  from public.listing_prices
) as h
join public.properties as p on p.id = h.property_id and (p.status = 'active' or h.at < p.status_changed_at)
cross join lateral jsonb_populate_record(p, jsonb_build_object('price', h.price)) as listing
cross join lateral (
  select
    m.user_id, bool_or(m.search_id is null) as in_buy_box, bool_or(m.is_premium) as is_premium,
    coalesce(array_agg(m.search_id) filter (where m.search_id is not null), '{}') as search_ids,
    case
      when bool_or(m.mail = 'instant' and m.is_premium) then 'instant' when bool_or(m.mail <> 'off') then 'daily'
      else 'off'
    end as mail
  from (
    select
      box.user_id, null::uuid as search_id, box.alert_mail as mail,
      private.tier_has_entitlement(u.membership_tier, 'premium_alerts') as is_premium
    from private.matching_boxes(listing) as box join public.users as u on u.id = box.user_id
    where box.vip_alerts
    union all
    select s.user_id, s.search_id, s.mail, true from private.matching_searches(listing) as s where s.created_at <= h.at
  ) as m
  group by m.user_id
) as wanted
-- The daily email is sent at noon UTC: the next one after the change.
cross join lateral (
  select (date_trunc('day', h.at at time zone 'utc' + interval '12 hours') + interval '12 hours') at time zone 'utc'
    as digest_at
) as next
where p.id::text like 'de300000-0000-4000-9000-%'
  and h.at > now() - interval '14 days'
  and (h.previous_price is null or h.price < h.previous_price and wanted.is_premium)
order by h.at
on conflict on constraint deal_alerts_once do nothing;

-- Notifications exist as long as the listing is on the market.
insert into public.notifications (user_id, kind, subject_id, data)
select
  a.user_id, 'deal_alert', a.id,
  jsonb_build_object(
    'property_id', p.id, 'title', p.title, 'event', a.event, 'price', a.price, 'previous_price', a.previous_price,
    'city', p.city, 'state', p.state
  ) || private.alert_reason(a.in_buy_box, a.search_ids)
from public.deal_alerts as a join public.properties as p on p.id = a.property_id
where p.status = 'active' and a.user_id::text like 'de300000-0000-4000-8000-%';
update private.alert_mail as m set digest_on = (digest.sent_at at time zone 'utc')::date
from (
  select a.user_id, max(a.mailed_at) as sent_at
  from public.deal_alerts as a where a.mailed_at <> a.created_at group by 1
) as digest
where digest.user_id = m.user_id;

-- Spreads a listing's views over its days: most on the first ones, more on weekdays.
-- They add up to its view count. The shares depend on its ID, so that listings differ. Only for the sign-ins' listings,
-- because only owners see them.
insert into public.listing_days as d (property_id, day, views)
select property_id, day, views
from (
  select
    property_id, day,
    (round(view_count * sum(weight) over past / sum(weight) over whole)
      - round(view_count * (sum(weight) over past - weight) / sum(weight) over whole))::integer as views
  from (
    select
      p.id as property_id, p.view_count, day::date as day,
      -- Views grow with age to the power of 0.72.
      ((age + 1) ^ 0.72 - age ^ 0.72) * (0.5 + mod(abs(hashtext(p.id::text || age)::bigint), 100) / 100.0)
        * case when extract(isodow from day) > 5 then 0.7 else 1 end as weight
    from public.properties as p
    cross join lateral generate_series(
      0, (now() at time zone 'utc')::date - (p.created_at at time zone 'utc')::date
    ) as age
    cross join lateral (select (p.created_at at time zone 'utc')::date + age as day) as at
    where p.user_id in ('de300000-0000-4000-8000-000000000001', 'de300000-0000-4000-8000-000000000002', 'de300000-0000-4000-8000-000000000003', 'de300000-0000-4000-8000-000000000004', 'de300000-0000-4000-8000-000000000005') and p.id::text like 'de300000-0000-4000-9000-%'
  ) as shares
  window whole as (partition by property_id), past as (partition by property_id order by day)
) as viewed
where views > 0
on conflict on constraint listing_days_pkey do update set views = excluded.views;

-- Where those views came from: a few from each of these, by the listing and the day.
insert into private.listing_sources (property_id, day, source, views)
select property_id, day, source, count(*)
from public.listing_days
cross join lateral generate_series(1, views) as view
cross join lateral (
  select (array['search', 'search', 'search', 'map', 'map', 'dashboard', 'alert', 'direct', 'profile', 'similar'])[
    1 + mod(abs(hashtext(property_id::text || day || view)::bigint), 10)
  ] as source
) as drawn
group by 1, 2, 3;

-- Submissions with their contracts and log. The files are created on the first request.
create temporary table demo_submissions as
select
  ('de300000-0000-4000-a008-' || lpad(number::text, 12, '0'))::uuid as id, ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid as user_id,
  address, property_type, condition, price::bigint, sqft, lot_sqft,
  case when decided_age is null then 'submitted' when reason is null then 'accepted' else 'returned' end as status,
  reason, ('de300000-0000-4000-9000-' || lpad(listing::text, 12, '0'))::uuid as property_id,
  case when decided_age is not null then ('de300000-0000-4000-8000-' || lpad(5::text, 12, '0'))::uuid end as reviewer_id,
  now() - make_interval(mins => started_age) as started_at, now() - make_interval(mins => submitted_age + 6) as uploaded_at,
  now() - make_interval(mins => submitted_age) as submitted_at, now() - make_interval(mins => decided_age) as decided_at,
  ('de300000-0000-4000-a009-' || lpad(number::text, 12, '0'))::uuid as file_id, name, path, sha256, size
from (values
  (1, 2, '809 9th St #608, Akron, OH 44321', 'condo', 'excellent', 131000, 1399, null::integer, 19013, 18923, 17363, 216, null, 'Purchase contract.pdf', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-a008-000000000001/7a22341f1b84183b009020fd0d38288cbc97ede427f7fd62dfa19d01a09f89aa.pdf', '7a22341f1b84183b009020fd0d38288cbc97ede427f7fd62dfa19d01a09f89aa', 1437),
  (2, 3, '2214 Brazos Bend Dr, Houston, TX 77009', 'single_family', 'fair', 178000, 1480, 6250, 540, 515, null::integer, null::integer, null, 'Purchase agreement Brazos Bend.pdf', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-a008-000000000002/9dfb1d0b1d310827dcf9a92a9a3e01381d50d0eb79a0d1f3b7baa09281be771e.pdf', '9dfb1d0b1d310827dcf9a92a9a3e01381d50d0eb79a0d1f3b7baa09281be771e', 1461),
  (3, 14, '618 Ingra St, Anchorage, AK 99501', 'multi_family', 'good', 612000, 3640, 7000, 2880, 1860, null::integer, null::integer, null, 'Contract 4-plex.pdf', 'de300000-0000-4000-8000-000000000014/de300000-0000-4000-a008-000000000003/e625f1c53dedd1fcebbc7fc5039a66df87c962a9cf1d9c85072b4b8cff93c492.pdf', 'e625f1c53dedd1fcebbc7fc5039a66df87c962a9cf1d9c85072b4b8cff93c492', 1450),
  (4, 1, '87 Kilauea Ave, Hilo, HI 96720', 'land', 'good', 96000, 0, 10890, 4620, 4320, 1680, null::integer, 'The agreement carries your signature, but not the seller’s. Please upload the copy that both of you have signed.', 'Offer to purchase.pdf', 'de300000-0000-4000-8000-000000000001/de300000-0000-4000-a008-000000000004/933e12ffaf4974f44744cb95da418e9a30bc21b49ebf4ba813b575102708575b.pdf', '933e12ffaf4974f44744cb95da418e9a30bc21b49ebf4ba813b575102708575b', 1436)
) as s (
  number, member, address, property_type, condition, price, sqft, lot_sqft, started_age, submitted_age, decided_age,
  listing, reason, name, path, sha256, size
);

insert into public.property_submissions (
  id, user_id, address, property_type, condition, price, sqft, lot_sqft, status, reason, property_id, reviewer_id,
  created_at, updated_at, submitted_at, decided_at
)
select
  id, user_id, address, property_type, condition, price, sqft, lot_sqft, status, reason, property_id, reviewer_id,
  started_at, uploaded_at, submitted_at, decided_at
from demo_submissions;
insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
select
  'contracts', path, user_id, user_id::text,
  jsonb_build_object('mimetype', 'application/pdf', 'size', size, 'cacheControl', 'max-age=3600'),
  uploaded_at, uploaded_at, uploaded_at
from demo_submissions
on conflict (bucket_id, name) do nothing;
insert into public.submission_files (id, submission_id, path, name, size, mime_type, sha256, uploaded_at)
select file_id, id, path, name, size, 'application/pdf', sha256, uploaded_at from demo_submissions;

insert into public.submission_log (submission_id, actor_id, step, details, created_at)
select s.id, step.actor_id, step.step, step.details, step.at
from demo_submissions as s
cross join lateral (values
  (s.user_id, 'started', '{}'::jsonb, s.started_at),
  (s.user_id, 'file_added', jsonb_build_object('name', s.name, 'size', s.size, 'sha256', s.sha256), s.uploaded_at),
  (s.user_id, 'submitted', jsonb_build_object(
    'address', s.address, 'property_type', s.property_type, 'condition', s.condition, 'price', s.price,
    'sqft', s.sqft, 'lot_sqft', s.lot_sqft,
    'files', jsonb_build_array(jsonb_build_object('name', s.name, 'sha256', s.sha256))
  ), s.submitted_at),
  (s.reviewer_id, s.status, case s.status
    when 'returned' then jsonb_build_object('reason', s.reason)
    else jsonb_build_object('property_id', s.property_id)
  end, s.decided_at)
) as step (actor_id, step, details, at)
where step.at is not null
order by step.at;
select private.notify(user_id, 'submission_decision', null, id, jsonb_build_object(
  'submission_id', id, 'address', address, 'decision', status, 'property_id', property_id, 'decided_at', decided_at
))
from demo_submissions where decided_at is not null;
drop table demo_submissions;

-- Paid memberships, as Stripe's events would have stored them over time.
alter table public.stripe_subscriptions disable trigger notify_subscription;
alter table public.stripe_orders disable trigger notify_renewal;
create temporary table demo_billing as
select
  s.*, ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid as user_id, 'cus_demo' || lpad(member::text, 4, '0') as customer_id,
  'sub_demo' || lpad(member::text, 4, '0') as subscription_id,
  p.price_id, p.name, p.amount * 100 as cents
from (values
  (2, 'closer-annual', now() - interval '1 year 72 days', interval '1 year', 2, 'active', 'visa', '4242'),
  (13, 'closer-quarterly', now() - interval '8 months', interval '3 months', 1, 'canceled', 'mastercard', '4444'),
  (23, 'closer-quarterly', now() - interval '3 months 4 days', interval '3 months', 2, 'past_due', 'visa', '0341')
) as s (member, plan, begun_at, period, periods, status, brand, last4)
join public.membership_plans as p on p.id = s.plan;

insert into public.stripe_customers (user_id, customer_id, created_at)
select user_id, customer_id, begun_at from demo_billing;

insert into public.stripe_subscriptions (
  subscription_id, user_id, customer_id, status, price_id, current_period_start, current_period_end, ended_at,
  payment_method_brand, payment_method_last4, created_at
)
select
  subscription_id, user_id, customer_id, status, price_id, begun_at + period * (periods - 1),
  begun_at + period * periods,
  case when status = 'canceled' then begun_at + period * periods end, brand, last4, begun_at
from demo_billing;

insert into public.stripe_orders (
  invoice_id, user_id, customer_id, subscription_id, number, status, amount_due_cents, amount_paid_cents, currency,
  plan, period_start, period_end, payment_method_brand, payment_method_last4, created_at, paid_at
)
select
  'in_demo' || lpad(member::text, 4, '0') || n, user_id, customer_id, subscription_id,
  'DEMO' || lpad(member::text, 4, '0') || '-' || lpad(n::text, 4, '0'),
  case when is_paid then 'paid' else 'open' end, cents, case when is_paid then cents else 0 end, 'usd', name,
  begun_at + period * (n - 1), begun_at + period * n,
  case when is_paid then brand end, case when is_paid then last4 end,
  begun_at + period * (n - 1), case when is_paid then begun_at + period * (n - 1) end
from demo_billing
cross join generate_series(1, periods) as n
cross join lateral (select status <> 'past_due' or n < periods as is_paid) as paid;
-- Subscribers have their tier from what they pay, not from staff.
delete from public.granted_tiers as g using demo_billing as b where b.user_id = g.user_id and g.tier = 'closer';
drop table demo_billing;
alter table public.stripe_subscriptions enable trigger notify_subscription;
alter table public.stripe_orders enable trigger notify_renewal;

-- Notifications get the time of their subject. Those older than yesterday have been read.
update public.notifications as n
set created_at = at, read_at = case when at < now() - interval '40 hours' then at + (now() - at) * 0.3 end
from (
  select
    id as subject_id, 'connection_request' as kind, null::uuid as user_id, null::uuid as actor_id, created_at as at
  from public.connections
  union all
  select id, 'connection_accepted', null, null, updated_at from public.connections
  union all
  select null, 'follow', followed_id, follower_id, created_at from public.follows
  union all
  select id, 'review', null, null, created_at from public.member_reviews
  union all
  select id, 'review_answer', null, null, answered_at from public.member_reviews
  union all
  select id, 'listing_decision', null, null, decided_at from public.listing_reviews
  union all
  select c.id, k.kind, null, null, c.created_at
  from public.feed_comments as c, (values ('post_comment'), ('mention')) as k (kind)
  union all
  select p.id, k.kind, null, null, p.created_at
  from public.forum_posts as p, (values ('topic_reply'), ('post_reply'), ('mention')) as k (kind)
  union all
  select id, 'event_decision', null, null, edited_at from public.events where id::text like 'de300000-0000-4000-a002-%'
  union all
  select id, 'message', null, null, last_message_at from public.conversation_members
  union all
  select id, 'deal_alert', null, null, created_at from public.deal_alerts
  union all
  select id, 'submission_decision', null, null, decided_at from public.property_submissions
) as source
where n.kind = source.kind
  and case
    when n.subject_id is null then n.user_id = source.user_id and n.actor_id = source.actor_id
    else n.subject_id = source.subject_id
  end
  and n.user_id::text like 'de300000-0000-4000-8000-%';
alter table public.notifications enable trigger realtime_added, enable trigger realtime_changed;

-- One sign-in gets email copies from now on.
insert into public.notification_settings (user_id, kind, mail)
select ('de300000-0000-4000-8000-' || lpad(2::text, 12, '0'))::uuid, kind, true from unnest(array['connection_request', 'review']) as kind;

-- What trust level 2 takes.
insert into public.member_activity (user_id, days_active, last_active_on, reads)
select id, least(30, extract(days from now() - joined_at)), (now() at time zone 'utc')::date - 1, 100
from demo_members where confirmed
on conflict (user_id) do update set days_active = excluded.days_active, reads = excluded.reads;
insert into public.member_responses (member_id, responder_id)
select m.id, o.id from demo_members m cross join lateral (
  select d.id from demo_members d where d.id <> m.id order by d.id limit 3
) as o where m.confirmed
on conflict do nothing;

-- Rows for the picture files, so that they can be listed and deleted.
insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
select bucket, name, owner, owner::text, '{"mimetype": "image/webp", "cacheControl": "max-age=3600"}'::jsonb, at, at, at
from (
  select 'images' as bucket, image as name, user_id as owner, created_at as at
  from public.properties, unnest(images) as image
  where id::text like 'de300000-0000-4000-9000-%'
  union all
  select 'images', image, user_id, created_at
  from public.feed_posts
  where id::text like 'de300000-0000-4000-a001-%' and image is not null
  union all
  select 'avatars', profile_image_url, id, created_at
  from public.users
  where id::text like 'de300000-0000-4000-8000-%' and profile_image_url is not null
) as files
on conflict (bucket_id, name) do nothing;

drop table demo_members;

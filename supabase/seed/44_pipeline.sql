-- Pipelines. Nobody is connected while seeding, so don't broadcast.
alter table public.pipeline_cards disable trigger realtime_added;
alter table public.pipeline_tasks disable trigger realtime_added;
insert into public.pipeline_cards (
  id, user_id, property_id, title, address, price, stage, notes, notes_version, position, created_at, updated_at,
  stage_changed_at
)
select
  ('de300000-0000-4000-a00c-' || lpad(c.number::text, 12, '0'))::uuid, ('de300000-0000-4000-8000-' || lpad(c.member::text, 12, '0'))::uuid, ('de300000-0000-4000-9000-' || lpad(c.listing::text, 12, '0'))::uuid, c.title, c.address, c.price,
  c.stage, c.notes, (c.notes <> '')::integer, c.number, at, at + interval '5 hours', at + interval '5 hours'
from (values
  (1, 1, 239, 'A listing', null::text, null::bigint, 'watching', ''),
  (2, 1, 277, 'A listing', null::text, null::bigint, 'watching', 'Waiting for a price drop. Would be interested at 10% less.'),
  (3, 1, 309, 'A listing', null::text, null::bigint, 'watching', ''),
  (4, 1, 351, 'A listing', null::text, null::bigint, 'analyzing', 'Rent comps on the same street: $1,450, $1,500, $1,525.
Roof age unknown: ask the seller.'),
  (5, 1, 391, 'A listing', null::text, null::bigint, 'analyzing', ''),
  (6, 1, null::integer, 'Duplex from the tax sale list', '418 Maple Ave, Dayton, OH 45402', 92000, 'analyzing', 'County auction. Liens need a title search before bidding.'),
  (7, 1, 467, 'A listing', null::text, null::bigint, 'offered', 'Offered with a 10-day inspection period. Seller wants to close before the end of the month.'),
  (8, 1, 518, 'A listing', null::text, null::bigint, 'under_contract', 'EMD is wired. Inspector: Tuesday at 9.'),
  (9, 1, 550, 'A listing', null::text, null::bigint, 'closed', 'Closed two days early. Good title company: use them again.'),
  (10, 1, 587, 'A listing', null::text, null::bigint, 'lost', 'Seller took a cash offer above asking.'),
  (101, 2, 124, 'A listing', null::text, null::bigint, 'watching', ''),
  (102, 2, 156, 'A listing', null::text, null::bigint, 'watching', 'Waiting for a price drop. Would be interested at 10% less.'),
  (103, 2, 185, 'A listing', null::text, null::bigint, 'watching', ''),
  (104, 2, 233, 'A listing', null::text, null::bigint, 'analyzing', 'Rent comps on the same street: $1,450, $1,500, $1,525.
Roof age unknown: ask the seller.'),
  (105, 2, 269, 'A listing', null::text, null::bigint, 'analyzing', ''),
  (106, 2, null::integer, 'Duplex from the tax sale list', '418 Maple Ave, Dayton, OH 45402', 92000, 'analyzing', 'County auction. Liens need a title search before bidding.'),
  (107, 2, 349, 'A listing', null::text, null::bigint, 'offered', 'Offered with a 10-day inspection period. Seller wants to close before the end of the month.'),
  (108, 2, 391, 'A listing', null::text, null::bigint, 'under_contract', 'EMD is wired. Inspector: Tuesday at 9.'),
  (109, 2, 433, 'A listing', null::text, null::bigint, 'closed', 'Closed two days early. Good title company: use them again.'),
  (110, 2, 468, 'A listing', null::text, null::bigint, 'lost', 'Seller took a cash offer above asking.'),
  (201, 3, 520, 'A listing', null::text, null::bigint, 'watching', ''),
  (202, 3, 550, 'A listing', null::text, null::bigint, 'watching', 'Waiting for a price drop. Would be interested at 10% less.'),
  (203, 3, 0, 'A listing', null::text, null::bigint, 'watching', ''),
  (204, 3, 35, 'A listing', null::text, null::bigint, 'analyzing', 'Rent comps on the same street: $1,450, $1,500, $1,525.
Roof age unknown: ask the seller.'),
  (205, 3, 71, 'A listing', null::text, null::bigint, 'analyzing', ''),
  (206, 3, null::integer, 'Duplex from the tax sale list', '418 Maple Ave, Dayton, OH 45402', 92000, 'analyzing', 'County auction. Liens need a title search before bidding.'),
  (207, 3, 130, 'A listing', null::text, null::bigint, 'offered', 'Offered with a 10-day inspection period. Seller wants to close before the end of the month.'),
  (208, 3, 160, 'A listing', null::text, null::bigint, 'under_contract', 'EMD is wired. Inspector: Tuesday at 9.'),
  (209, 3, 195, 'A listing', null::text, null::bigint, 'closed', 'Closed two days early. Good title company: use them again.'),
  (210, 3, 239, 'A listing', null::text, null::bigint, 'lost', 'Seller took a cash offer above asking.')
) as c (number, member, listing, title, address, price, stage, notes)
cross join lateral (select now() - make_interval(days => 1 + 2 * (c.number % 100))) as added (at);
insert into public.pipeline_tasks (user_id, card_id, title, due_on, done_at, created_at)
select
  ('de300000-0000-4000-8000-' || lpad(t.member::text, 12, '0'))::uuid, ('de300000-0000-4000-a00c-' || lpad(t.number::text, 12, '0'))::uuid, t.title, current_date + t.days,
  case when t.done then now() - make_interval(days => -t.days) end, now() - interval '6 days'
from (values
  (1, 1, 'Drive by on the way to work', 3, false),
  (4, 1, 'Ask the seller about the roof', 0, false),
  (4, 1, 'Get an insurance quote', 2, false),
  (4, 1, 'Pull rent comps', -4, true),
  (5, 1, 'Run the flip numbers with a bigger rehab', -1, false),
  (6, 1, 'Order the title search', 1, false),
  (7, 1, 'Follow up on the offer', 0, false),
  (8, 1, 'Inspection', 4, false),
  (8, 1, 'Send the contract to the title company', -2, true),
  (8, 1, 'Line up the lender’s appraisal', 6, false),
  (101, 2, 'Drive by on the way to work', 3, false),
  (104, 2, 'Ask the seller about the roof', 0, false),
  (104, 2, 'Get an insurance quote', 2, false),
  (104, 2, 'Pull rent comps', -4, true),
  (105, 2, 'Run the flip numbers with a bigger rehab', -1, false),
  (106, 2, 'Order the title search', 1, false),
  (107, 2, 'Follow up on the offer', 0, false),
  (108, 2, 'Inspection', 4, false),
  (108, 2, 'Send the contract to the title company', -2, true),
  (108, 2, 'Line up the lender’s appraisal', 6, false),
  (201, 3, 'Drive by on the way to work', 3, false),
  (204, 3, 'Ask the seller about the roof', 0, false),
  (204, 3, 'Get an insurance quote', 2, false),
  (204, 3, 'Pull rent comps', -4, true),
  (205, 3, 'Run the flip numbers with a bigger rehab', -1, false),
  (206, 3, 'Order the title search', 1, false),
  (207, 3, 'Follow up on the offer', 0, false),
  (208, 3, 'Inspection', 4, false),
  (208, 3, 'Send the contract to the title company', -2, true),
  (208, 3, 'Line up the lender’s appraisal', 6, false)
) as t (number, member, title, days, done);
insert into public.saved_analyses (user_id, card_id, name, inputs, created_at)
select ('de300000-0000-4000-8000-' || lpad(a.member::text, 12, '0'))::uuid, ('de300000-0000-4000-a00c-' || lpad(a.number::text, 12, '0'))::uuid, a.name, a.inputs::jsonb, now() - interval '1 day'
from (values
  (4, 1, 'Buy and hold', '{"deal":"1_rental_p132500","figures":{"price":132500}}'),
  (5, 1, 'Flip', '{"deal":"1_flip_p167500","figures":{"price":167500}}'),
  (7, 1, 'At my offer', '{"deal":"1_rental_p414000","figures":{"price":414000}}'),
  (8, 1, 'BRRRR with contractor’s bid', '{"deal":"1_brrrr_p759000","figures":{"price":759000}}'),
  (104, 2, 'Buy and hold', '{"deal":"1_rental_p191500","figures":{"price":191500}}'),
  (105, 2, 'Flip', '{"deal":"1_flip_p653000","figures":{"price":653000}}'),
  (107, 2, 'At my offer', '{"deal":"1_rental_p113000","figures":{"price":113000}}'),
  (108, 2, 'BRRRR with contractor’s bid', '{"deal":"1_brrrr_p167500","figures":{"price":167500}}'),
  (204, 3, 'Buy and hold', '{"deal":"1_rental_p671500","figures":{"price":671500}}'),
  (205, 3, 'Flip', '{"deal":"1_flip_p165500","figures":{"price":165500}}'),
  (207, 3, 'At my offer', '{"deal":"1_rental_p20500","figures":{"price":20500}}'),
  (208, 3, 'BRRRR with contractor’s bid', '{"deal":"1_brrrr_p263000","figures":{"price":263000}}')
) as a (number, member, name, inputs);
alter table public.pipeline_cards enable trigger realtime_added;
alter table public.pipeline_tasks enable trigger realtime_added;

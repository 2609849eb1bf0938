-- Questions about listings, answered after three hours, and showings on the days after seeding.
create temporary table demo_questions as
select * from (values
  (1, 530, 14, 'What’s the condition of the HVAC?', 'Furnace is about eight years old and was serviced this fall. No central air.', 941),
  (2, 530, 18, 'Any open permits or code violations?', 'None. I checked with the city last week.', 1569),
  (3, 530, 14, 'Is the basement dry after heavy rain? I’m ready to make an offer this week.', null, 95),
  (4, 216, 1, 'Does the price include the assignment fee?', 'Yes, the price is all in. You pay your own closing costs.', 11333),
  (5, 216, 12, 'Is there flexibility on the closing date?', 'Up to two weeks, if earnest money is in.', 11110),
  (6, 587, 26, 'Would you consider seller financing with 20% down?', 'Not on this one. My contract closes in cash.', 15229),
  (7, 587, 1, 'How old is the roof?', 'Replaced in 2019, architectural shingles. The invoice is in my records.', 13599),
  (8, 587, 12, 'Any open permits or code violations?', 'None. I checked with the city last week.', 16444),
  (9, 464, 14, 'Would you consider seller financing with 20% down?', 'Not on this one. My contract closes in cash.', 17723),
  (10, 464, 18, 'Does the price include the assignment fee?', 'Yes, the price is all in. You pay your own closing costs.', 18397),
  (11, 454, 21, 'Any open permits or code violations?', 'None. I checked with the city last week.', 1072),
  (12, 454, 26, 'Is the sewer line original?', 'Cast iron, scoped in June. No breaks, some roots at the street. I’ll share the video.', 2523),
  (13, 454, 1, 'How old is the roof?', 'Replaced in 2019, architectural shingles. The invoice is in my records.', 2133),
  (14, 454, 12, 'Would you consider seller financing with 20% down?', 'Not on this one. My contract closes in cash.', 1408),
  (15, 454, 14, 'Is the basement dry after heavy rain? I’m ready to make an offer this week.', null, 95),
  (16, 277, 12, 'Is there flexibility on the closing date?', 'Up to two weeks, if earnest money is in.', 1412),
  (17, 277, 14, 'How old is the roof?', 'Replaced in 2019, architectural shingles. The invoice is in my records.', 1848),
  (18, 361, 12, 'How old is the roof?', 'Replaced in 2019, architectural shingles. The invoice is in my records.', 3443),
  (19, 361, 14, 'Would you consider seller financing with 20% down?', 'Not on this one. My contract closes in cash.', 2069),
  (20, 361, 18, 'Any open permits or code violations?', 'None. I checked with the city last week.', 4427),
  (21, 361, 21, 'Are the tenants month to month?', 'One is month to month, the other has a lease until next summer.', 2972),
  (22, 300, 1, 'Are the tenants month to month?', 'One is month to month, the other has a lease until next summer.', 3640),
  (23, 300, 12, 'Is the sewer line original?', 'Cast iron, scoped in June. No breaks, some roots at the street. I’ll share the video.', 4622),
  (24, 300, 14, 'Is there flexibility on the closing date?', 'Up to two weeks, if earnest money is in.', 2614),
  (25, 435, 18, 'Does the price include the assignment fee?', 'Yes, the price is all in. You pay your own closing costs.', 9211),
  (26, 435, 21, 'Are the tenants month to month?', 'One is month to month, the other has a lease until next summer.', 8051),
  (27, 435, 26, 'Is there flexibility on the closing date?', 'Up to two weeks, if earnest money is in.', 12386),
  (28, 435, 1, 'Is the sewer line original?', 'Cast iron, scoped in June. No breaks, some roots at the street. I’ll share the video.', 9875),
  (29, 231, 12, 'Would you consider seller financing with 20% down?', 'Not on this one. My contract closes in cash.', 216),
  (30, 231, 14, 'Does the price include the assignment fee?', 'Yes, the price is all in. You pay your own closing costs.', 216),
  (31, 579, 18, 'What’s the condition of the HVAC?', 'Furnace is about eight years old and was serviced this fall. No central air.', 465),
  (32, 579, 21, 'Would you consider seller financing with 20% down?', 'Not on this one. My contract closes in cash.', 380),
  (33, 550, 21, 'Any open permits or code violations?', 'None. I checked with the city last week.', 543),
  (34, 550, 26, 'Does the price include the assignment fee?', 'Yes, the price is all in. You pay your own closing costs.', 925),
  (35, 550, 1, 'Is the sewer line original?', 'Cast iron, scoped in June. No breaks, some roots at the street. I’ll share the video.', 550),
  (36, 71, 26, 'Is the sewer line original?', 'Cast iron, scoped in June. No breaks, some roots at the street. I’ll share the video.', 771),
  (37, 71, 1, 'Is there flexibility on the closing date?', 'Up to two weeks, if earnest money is in.', 463),
  (38, 71, 12, 'Are the tenants month to month?', 'One is month to month, the other has a lease until next summer.', 525),
  (39, 71, 14, 'How old is the roof?', 'Replaced in 2019, architectural shingles. The invoice is in my records.', 700),
  (40, 99, 18, 'Is the sewer line original?', 'Cast iron, scoped in June. No breaks, some roots at the street. I’ll share the video.', 619),
  (41, 99, 21, 'Are the tenants month to month?', 'One is month to month, the other has a lease until next summer.', 472),
  (42, 99, 26, 'Any open permits or code violations?', 'None. I checked with the city last week.', 892)
) as q (number, listing, member, question, answer, age);
insert into public.listing_questions (id, property_id, user_id, content, created_at)
select
  ('de300000-0000-4000-a00d-' || lpad(q.number::text, 12, '0'))::uuid, ('de300000-0000-4000-9000-' || lpad(q.listing::text, 12, '0'))::uuid, ('de300000-0000-4000-8000-' || lpad(q.member::text, 12, '0'))::uuid, q.question,
  now() - make_interval(mins => q.age)
from demo_questions as q;
insert into public.listing_answers (id, question_id, user_id, content, created_at)
select
  ('de300000-0000-4000-a00e-' || lpad(q.number::text, 12, '0'))::uuid, ('de300000-0000-4000-a00d-' || lpad(q.number::text, 12, '0'))::uuid, p.user_id, q.answer,
  now() - make_interval(mins => greatest(q.age - 180, 70))
from demo_questions as q join public.properties as p on p.id = ('de300000-0000-4000-9000-' || lpad(q.listing::text, 12, '0'))::uuid
where q.answer is not null;
drop table demo_questions;

create temporary table demo_showings as
select
  ('de300000-0000-4000-a00f-' || lpad(s.number::text, 12, '0'))::uuid as id, ('de300000-0000-4000-9000-' || lpad(s.listing::text, 12, '0'))::uuid as property_id,
  (current_date + s.days + s.starts::time) at time zone s.zone as starts_at, s.zone, s.capacity, s.notes,
  ('de300000-0000-4000-8000-' || lpad(s.booker::text, 12, '0'))::uuid as booker, s.booked_age
from (values
  (1, 530, 5, '10:00', 'America/Chicago', 1, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', null::integer, 981),
  (2, 530, 8, '16:30', 'America/Chicago', 4, 'Park on the street. The lockbox is on the side door.', 1, 696),
  (3, 216, 2, '10:00', 'America/New_York', 1, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', 12, 398),
  (4, 216, 3, '16:30', 'America/New_York', 4, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', 12, 1176),
  (5, 587, 2, '10:00', 'America/New_York', 1, 'Park on the street. The lockbox is on the side door.', null::integer, 729),
  (6, 587, 3, '16:30', 'America/New_York', 4, 'Park on the street. The lockbox is on the side door.', 14, 956),
  (7, 464, 3, '10:00', 'America/New_York', 1, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', 18, 233),
  (8, 464, 4, '16:30', 'America/New_York', 4, 'Park on the street. The lockbox is on the side door.', 18, 308),
  (9, 454, 3, '10:00', 'America/New_York', 1, 'Park on the street. The lockbox is on the side door.', null::integer, 1161),
  (10, 454, 5, '16:30', 'America/New_York', 4, 'Park on the street. The lockbox is on the side door.', 21, 931),
  (11, 277, 5, '10:00', 'America/Chicago', 1, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', 1, 408),
  (12, 277, 6, '16:30', 'America/Chicago', 4, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', 1, 412),
  (13, 361, 4, '10:00', 'America/New_York', 1, 'Park on the street. The lockbox is on the side door.', null::integer, 631),
  (14, 361, 5, '16:30', 'America/New_York', 4, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', 12, 958),
  (15, 300, 5, '10:00', 'America/Chicago', 1, 'Park on the street. The lockbox is on the side door.', 14, 107),
  (16, 300, 8, '16:30', 'America/Chicago', 4, 'Park on the street. The lockbox is on the side door.', 14, 407),
  (17, 435, 5, '10:00', 'America/Los_Angeles', 1, 'Park on the street. The lockbox is on the side door.', null::integer, 692),
  (18, 435, 8, '16:30', 'America/Los_Angeles', 4, 'Park on the street. The lockbox is on the side door.', 18, 152),
  (19, 231, 5, '10:00', 'America/New_York', 1, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', 26, 1142),
  (20, 231, 8, '16:30', 'America/New_York', 4, 'Park on the street. The lockbox is on the side door.', 26, 493),
  (21, 579, 2, '10:00', 'America/Los_Angeles', 1, 'Park on the street. The lockbox is on the side door.', null::integer, 914),
  (22, 579, 4, '16:30', 'America/Los_Angeles', 4, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', 1, 948),
  (23, 550, 5, '10:00', 'America/New_York', 1, 'Park on the street. The lockbox is on the side door.', 12, 325),
  (24, 550, 6, '16:30', 'America/New_York', 4, 'Park on the street. The lockbox is on the side door.', 12, 616),
  (25, 71, 5, '10:00', 'America/Chicago', 1, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', null::integer, 118),
  (26, 71, 6, '16:30', 'America/Chicago', 4, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', 14, 895),
  (27, 99, 5, '10:00', 'America/Chicago', 1, 'Meet me at the front door. Bring a flashlight; the power is off in the basement.', 18, 726),
  (28, 99, 7, '16:30', 'America/Chicago', 4, 'Park on the street. The lockbox is on the side door.', 18, 718)
) as s (number, listing, days, starts, zone, capacity, notes, booker, booked_age);
insert into public.listing_showings (id, property_id, starts_at, ends_at, time_zone, capacity)
select s.id, s.property_id, s.starts_at, s.starts_at + interval '30 minutes', s.zone, s.capacity
from demo_showings as s;
insert into public.listing_showing_notes (showing_id, notes) select s.id, s.notes from demo_showings as s;
insert into private.showing_codes (showing_id, access_code)
select s.id, '4217' from demo_showings as s where s.notes like '%lockbox%';
insert into public.showing_bookings (showing_id, user_id, created_at)
select s.id, s.booker, now() - make_interval(mins => s.booked_age) from demo_showings as s where s.booker is not null;
select private.notify_showing(p.user_id, 'showing_booking', d.booker, s, '{"event": "booked"}')
from demo_showings as d
join public.listing_showings as s on s.id = d.id
join public.properties as p on p.id = d.property_id
where d.booker is not null;
drop table demo_showings;

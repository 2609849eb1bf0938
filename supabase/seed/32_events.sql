-- Events, at a local time of their zone. Staff decided each within half a day; registrations follow below.
create temporary table demo_events as
select
  ('de300000-0000-4000-a002-' || lpad(number::text, 12, '0'))::uuid as id, ('de300000-0000-4000-8000-' || lpad(organizer::text, 12, '0'))::uuid as user_id, title, description,
  ((now() at time zone zone)::date + day + at::time) at time zone zone as starts_at, minutes, zone,
  location, link, price, payment, capacity, exclusive, status, reason, now() - make_interval(days => age) as created_at
from (values
  (1, 48, 'Fort Worth deal review: three contracts, one hour', 'Three members each brought a house under contract, and the room took it apart: comps, scope, exit, what could go wrong. Two closed. One was dropped on the last day of the option, which was the best decision of the night.', -19, '18:30', 75, 'America/Chicago', 'Panther Island Coworking, Fort Worth, TX', null, null::numeric, null, 30, false, 'published', null, 47),
  (2, 5, 'Welcome call for new members', 'Where things are, how verification works, and what kinds of posts get answers. Half the time is for questions. We host it once a month.', -6, '12:00', 45, 'America/Denver', null, 'https://meet.example.com/cornerlot-welcome-october', null::numeric, null, null::integer, false, 'published', null, 30),
  (3, 71, 'Mid-term rentals: furnishing a unit for under $6,000', 'The full list with prices: what to buy new, what to buy used, what never to buy. Lorraine showed two units over video and the invoices for both.', -33, '17:00', 60, 'America/Los_Angeles', null, 'https://meet.example.com/mid-term-furnishing', 15, 'By card before the call, at https://pay.example.com/mid-term-furnishing', null::integer, false, 'published', null, 61),
  (4, 61, 'Creative finance night: bring one deal, leave with three structures', 'Eight people put a real deal on the board: price, debt, what the seller said. The room has twelve minutes for each. Bring the mortgage statement if there’s one, black out the names.

No gurus, no upsell. Soft drinks are on me.', 5, '18:00', 120, 'America/New_York', 'Glass City Makerspace, Toledo, OH', null, 10, 'At the door, cash or Venmo', 24, false, 'published', null, 26),
  (5, 3, 'Walk a flip before the drywall goes up', 'Framing is done, the electrician is on site, and everything the drywall will hide is still in plain sight. We’ll walk it room by room with the scope in hand: what was planned, what it became, what it cost. Closed-toe shoes, please. The house is small, so the group is, too.', 2, '16:30', 90, 'America/Chicago', 'Second Ward, Houston, TX (address after registration)', null, null::numeric, null, 6, false, 'published', null, 18),
  (6, 34, 'Ask a landlord: taxes before the year ends', 'What you can still do by the end of December: repairs or improvements, cost segregation on small buildings, safe harbors, when to place something in service. A CPA who owns eleven doors has the answers; I have the dumb questions. This isn’t advice on your own return.', 3, '12:30', 60, 'America/New_York', null, 'https://meet.example.com/landlord-taxes', null::numeric, null, null::integer, false, 'published', null, 15),
  (7, 24, 'Partner roundtable: what we’re buying next quarter', 'Twelve seats, cameras on, nobody records. Each of us says what they bought, what they passed on, and what they’re short on: money, deals, or hands. Past roundtables have led to four joint ventures.', 6, '13:00', 60, 'America/New_York', null, 'https://meet.example.com/partner-roundtable', null::numeric, null, 12, true, 'published', null, 20),
  (8, 52, 'Las Vegas investor coffee', 'Long table by the window. Come when you can, leave when you must. We talk rents, insurance, and who has a good roofer.', 11, '08:00', 90, 'America/Los_Angeles', 'Vesta Coffee, Las Vegas, NV', null, null::numeric, null, null::integer, false, 'published', null, 12),
  (9, 69, 'How a private lender reads your request', 'I take five anonymized requests from last year, two I funded and three I didn’t, and go through them line by line. Then one of yours, live, if somebody’s brave enough.

For Closer and Partner members, because I show real numbers from real people who agreed to it.', 13, '17:30', 75, 'America/Phoenix', null, 'https://meet.example.com/reading-a-request', null::numeric, null, 40, true, 'published', null, 9),
  (10, 72, 'Door knocking, the polite version', 'We practice on each other for an hour, then do two streets for real, in pairs. You get the card template, the three sentences that work, and the list of things never to say. If it rains, we stay inside and just practice.', 17, '15:00', 150, 'America/Detroit', 'Eastown, Grand Rapids, MI', null, 20, 'Cash when we meet, before the practice round', 10, false, 'published', null, 10),
  (11, 42, 'Philadelphia breakfast', 'Once around the table: what you bought, what you sold, what you need. You pay for your own eggs. Usually 15 to 20 people, half of them agents who own rentals.', 20, '07:30', 90, 'America/New_York', 'The diner on East Passyunk, Philadelphia, PA', null, null::numeric, null, null::integer, false, 'published', null, 21),
  (12, 50, 'Buying in Hawaii from the mainland', 'Leasehold or fee simple, what a maintenance fee of $1,100 pays for, hurricane insurance, and why a 1970s tower needs sprinklers by law. Feel free to send me questions beforehand.', 34, '14:00', 60, 'Pacific/Honolulu', null, 'https://meet.example.com/hawaii-from-the-mainland', null::numeric, null, null::integer, false, 'published', null, 6),
  (13, 58, 'Chattanooga bus tour: six streets, six stories, lunch', 'We drive past houses that members have bought, with the owner on board to say what they paid, what it cost, and what they’d do differently. Lunch is included. The bus leaves on time.', 47, '09:30', 300, 'America/New_York', 'Choo Choo parking lot, Chattanooga, TN', null, 45, 'By card a week before the tour, at https://pay.example.com/chattanooga-bus', 24, false, 'published', null, 14),
  (14, 35, 'Site visit: 14 townhomes on 2.3 acres by the lake', 'Walk the land with the civil engineer and the approved plat. For builders and anyone who wants to see what an entitled site looks like before the first machine arrives. Boots!', 24, '11:00', 90, 'America/Chicago', 'Lakefront parcel, Gary, IN', null, null::numeric, null, 15, false, 'proposed', null, 1),
  (15, 2, 'Casper market update', 'What sold this year, at what price, and who bought.', 27, '18:00', 45, 'America/Denver', null, 'https://meet.example.com/casper-update', null::numeric, null, null::integer, false, 'returned', 'A good idea. Please say a little more about what members will get out of it, so people from elsewhere know whether it’s for them.', 4)
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

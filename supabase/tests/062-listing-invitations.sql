-- Invitations: the database picks members whose buy box matches; the seller only learns how many.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name) from unnest(array['Seller', 'Other', 'Mod']) as name;
select tests.create_user('Fresh', trust => 0, age => '1 day');
-- Sign-up gives everyone a box.
delete from buybox_profiles;
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator');
select tests.create_listing('open', 'Seller'), tests.create_listing('next', 'Seller'),
  tests.create_listing('paused', 'Seller'), tests.create_listing('freshs', 'Fresh'),
  tests.create_listing('unconfirmeds', 'Unconfirmed'), tests.create_listing('others', 'Other');
update properties set status = 'paused' where id = tests.listing_id('paused');

create function tests.box(name text, fields jsonb default '{}') returns void language plpgsql security definer
as $$
declare
  box public.buybox_profiles;
begin
  perform tests.create_user(name);
  delete from public.buybox_profiles where user_id = tests.user_id(name);
  box := jsonb_populate_record(null::public.buybox_profiles, jsonb_build_object(
    'user_id', tests.user_id(name), 'states', '["NY"]'::jsonb, 'counties', '[]'::jsonb,
    'property_types', '["Multi Family"]'::jsonb, 'conditions', '[]'::jsonb, 'financing', '[]'::jsonb,
    'investment_strategies', '[]'::jsonb, 'vip_alerts', true, 'created_at', now(), 'updated_at', now(),
    'alert_mail', 'off', 'filters', '{}'::jsonb, 'shown', true
  ) || fields);
  insert into public.buybox_profiles select box.*;
end;
$$;
create function tests.invited(listing text default 'open') returns text language sql security definer
as $$
  select string_agg(u.name, ',' order by u.name)
  from public.listing_invitations i join public.users u on u.id = i.user_id
  where i.property_id = tests.listing_id(listing);
$$;
grant execute on all functions in schema tests to public;

select tests.box('Match'), tests.box('Vague', '{"property_types": []}'), tests.box('Exact', '{"max_price": 120000}');
select tests.box('Elsewhere', '{"states": ["TX"]}'), tests.box('NoAlerts', '{"vip_alerts": false}'),
  tests.box('OptedIn', '{"vip_alerts": false, "seller_invitations": true}'),
  tests.box('OptedOut', '{"seller_invitations": false}'), tests.box('Muted'), tests.box('BlockedBySeller'),
  tests.box('BlocksSeller'), tests.box('Suspended'), tests.box('Alerted'), tests.box('Popular');
insert into notification_settings (user_id, kind, in_app, mail)
values (tests.user_id('Muted'), 'listing_invitation', false, false);
insert into member_blocks (blocker_id, blocked_id) values
  (tests.user_id('Seller'), tests.user_id('BlockedBySeller')), (tests.user_id('BlocksSeller'), tests.user_id('Seller'));
insert into moderation_actions (id, action, subject_kind, subject_id, reason)
values (tests.user_id('x'), 'warn', 'profile', tests.user_id('Seller'), 'x');
insert into private.member_standings (user_id, standing, until, action_id)
values (tests.user_id('Suspended'), 'suspended', now() + interval '1 day', tests.user_id('x'));
insert into deal_alerts (user_id, property_id, event, price)
values (tests.user_id('Alerted'), tests.listing_id('open'), 'new', 100000);
-- Five others invited this member today.
insert into properties (id, user_id, title, description, property_type, address, city, state, zip, price)
select tests.listing_id('popular ' || n), tests.user_id('Other'), 'x', 'x', 'Land', 'x', 'x', 'TX', '75001', 1
from generate_series(1, 5) as n;
insert into listing_invitations (property_id, user_id)
select tests.listing_id('popular ' || n), tests.user_id('Popular') from generate_series(1, 5) as n;
delete from notifications;

-- Who can invite ----------------------------------------------------------------------------------

create function tests.invite(listing text default 'open', most integer default 10) returns integer language sql
as $$ select public.invite_buyers(tests.listing_id(listing), most); $$;
grant execute on all functions in schema tests to public;
select tests.as_visitor();
select tests.holds(who, statement, outcome, rule) from (values
  ('Unconfirmed', $$ select tests.invite('unconfirmeds') $$, 'fails: Verify your email address first.',
    'a verified email is needed'),
  ('Seller', $$ select tests.invite('paused') $$, 'fails: Only active listings can invite members.',
    'and an active listing')
) as t (who, statement, outcome, rule);

-- Who is invited ----------------------------------------------------------------------------------

select tests.holds(statement, outcome, rule) from (values
  ($$ tests.invite(most => 1) $$, 'gives 1', 'sellers can invite the best match'),
  ($$ tests.invite() $$, 'gives 4', 'and the others, without saying whom'),
  ($$ tests.invited() $$, 'gives BlockedBySeller,Exact,Match,OptedIn,Vague',
    'only members who match, allow it, can get it, and weren''t alerted or invited much'),
  ($$ tests.invite() $$, 'gives 0', 'nobody is invited twice to a listing'),
  ($$ tests.invite('next') $$, 'gives 1',
    'or by the same seller within a week, so only the one who had an alert of the other listing')
) as t (statement, outcome, rule);
select tests.as_owner();
select set_eq($$ select u.name from notifications n join users u on u.id = n.user_id
    where n.kind = 'listing_invitation' $$, array['Alerted', 'Exact', 'Match', 'OptedIn', 'Vague'],
  'all but those the seller blocked are notified');
select is((select n.data - 'property_id' from notifications n where n.user_id = tests.user_id('Match')),
  '{"title": "Brick duplex", "price": 100000, "city": "New York", "state": "NY"}', 'with the listing');

-- Anonymity ---------------------------------------------------------------------------------------

select tests.as_member('Seller');
select is_empty($$ select from listing_invitations $$, 'the seller can''t read whom they invited');
select is((select listing_reach(tests.listing_id('open'))),
  '{"views": 0, "saves": 0, "askers": 0, "invited": 5, "invitations_left": 19, "invitable": 0, "booked": 0}',
  'the seller sees how many, and that nobody is left to invite');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select listing_reach(tests.listing_id('open')) $$, 'fails 42501', 'other members don''t see the figures'),
  ('Match', $$ select count(*)::integer from listing_invitations $$, 'gives 1', 'members read their own invitations')
) as t (who, statement, outcome, rule);
select tests.as_owner();
grant all on listing_invitations to anon, authenticated;

-- The day's limit ---------------------------------------------------------------------------------

select tests.as_owner();
select tests.box('Many' || n) from generate_series(1, 30) as n;
select tests.holds(who, statement, outcome, rule) from (values
  ('Seller', $$ select listing_reach(tests.listing_id('next')) ->> 'invitable' $$, 'gives 10',
    'a seller sees that the next ten would be invited'),
  ('owner', $$ update buybox_profiles set seller_invitations = false where user_id = any
      (array(select tests.user_id('Many' || n) from generate_series(1, 27) as n)) $$, null, null),
  ('Seller', $$ select listing_reach(tests.listing_id('next')) ->> 'invitable' $$, 'gives 3',
    'those who take no invitations aren''t promised'),
  ('owner', $$ update buybox_profiles set seller_invitations = null where user_id = any
      (array(select tests.user_id('Many' || n) from generate_series(1, 27) as n)) $$, null, null),
  ('Seller', $$ tests.invite('next', 100) $$, 'gives 19',
    'a seller invites at most 25 members a day, over all listings'),
  ('Seller', $$ select tests.invite('next') $$, 'fails: You can send 25 invitations a day.',
    'beyond that, they get an error'),
  ('Seller', $$ select listing_reach(tests.listing_id('next')) ->> 'invitations_left' $$, 'gives 0',
    'and see that none are left'),
  ('Fresh', $$ tests.invite('freshs', 25) $$, 'gives 5', 'new members invite fewer')
) as t (who, statement, outcome, rule);

-- Withdrawing -------------------------------------------------------------------------------------

select tests.as_owner();
update properties set status = 'sold' where id = tests.listing_id('open');
select tests.holds($$ select from notifications n join listing_invitations i on i.id = n.subject_id where
      i.property_id = tests.listing_id('open') $$, 'no rows',
    'a listing that leaves the market takes back its notifications');
delete from properties where id = tests.listing_id('next');
select tests.holds($$ select count(*)::integer from notifications where kind = 'listing_invitation' $$, 'gives 5',
    'and so does one that is deleted');

select * from finish();
rollback;

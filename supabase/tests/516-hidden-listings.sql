-- What moderators do with a listing, and what becomes of its sale, are two things: every pair of them, in both orders.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_cast();
select tests.create_user('Mod');
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator');
select tests.create_user(name) from unnest(array['Rita', 'Rob']) as name;
update auth.users set email = id || '@gmail.com' where id in (tests.user_id('Rita'), tests.user_id('Rob'));

create function tests.last_action(subject uuid, wanted text) returns uuid language sql security definer as $$
  select id from public.moderation_actions a where a.subject_id = subject and a.action = wanted
  order by created_at desc, id desc limit 1;
$$;

-- How a listing is hidden, and comes back.
create procedure tests.hide(how text, seller text) language plpgsql as $$
declare
  listing constant uuid := tests.listing_id(seller);
begin
  if how like 'hold%' then
    -- Both have seen it before it was paused.
    perform tests.as_member('Rita');
    perform private.file_report('listing', listing, tests.user_id(seller), 'spam', null, '{}');
    perform tests.as_member('Rob');
    perform private.file_report('listing', listing, tests.user_id(seller), 'spam', null, '{}');
  end if;
  perform tests.as_member('Mod');
  if how like '%take_down' then
    perform public.moderate('remove', 'listing', listing, 'Scam');
  elsif how like '%ban' then
    perform public.moderate('ban', 'profile', tests.user_id(seller), 'Scam');
  end if;
end;
$$;
create procedure tests.restore(how text, seller text) language plpgsql as $$
declare
  listing constant uuid := tests.listing_id(seller);
begin
  perform tests.as_member('Mod');
  if how like '%take_down' then
    perform public.reverse_action(tests.last_action(listing, 'take_down'), 'A mistake');
  elsif how like '%ban' then
    perform public.reverse_action(tests.last_action(tests.user_id(seller), 'ban'), 'A mistake');
  end if;
  if exists (select from public.held_content h where h.subject_id = listing) then
    perform public.approve_content('listing', listing);
  end if;
end;
$$;

-- Steps of a sale: what there is before, who takes the step, and the status before and after it.
create temp table sales (step text, given text, who text, statement text, before text, after text);
insert into sales values
  ('nothing', 'nothing', 'seller', 'select 1', 'active', 'active'),
  ('pause', 'nothing', 'seller', 'update properties set status = ''paused'' where id = $1', 'active', 'paused'),
  ('reactivate', 'pause', 'seller', 'update properties set status = ''active'' where id = $1', 'paused', 'active'),
  ('mark as sold', 'nothing', 'seller', 'update properties set status = ''sold'' where id = $1', 'active', 'sold'),
  ('relist', 'sale', 'seller', 'update properties set status = ''active'' where id = $1', 'sold', 'active'),
  ('delete', 'nothing', 'seller', 'delete from properties where id = $1', 'active', null),
  ('accept an offer', 'offer', 'seller', 'select tests.answers($2, $2, ''accept'')', 'active', 'under_contract'),
  ('let an offer expire', 'offer', 'time', 'update offers set respond_by = now() where property_id = $1', 'active',
    'active'),
  ('keep a deal', 'deal', 'seller', 'select 1', 'under_contract', 'under_contract'),
  ('close a deal', 'deal', 'buyer', 'select confirm_closing(tests.deal_id($2), 95000, current_date)',
    'under_contract', 'sold'),
  ('end a deal', 'deal', 'buyer', 'select end_deal(tests.deal_id($2), ''inspection'')', 'under_contract', 'active'),
  ('sell for a member', 'nothing', 'service', 'update properties set status = ''sold'' where id = $1', 'active',
    'sold');

create function tests.prepare(given text, seller text, buyer text) returns void language plpgsql as $$
begin
  perform tests.create_user(seller, trust => 0), tests.create_user(buyer);
  perform tests.create_listing(seller, seller);
  update properties set jv_share_pct = 0, status = case given when 'pause' then 'paused' when 'sale' then 'sold'
    else status end where id = tests.listing_id(seller);
  if given in ('offer', 'deal') then
    perform tests.offers(buyer, seller, seller);
  end if;
  if given = 'deal' then
    perform tests.answers(seller, seller, 'accept');
  end if;
  perform tests.as_owner();
end;
$$;
-- What there is before is prepared once, and each pair is undone, since members and deals take longer than the steps.
select tests.prepare(given, given, 'buyer: ' || given) from (select distinct given from sales) s;

/* Takes a step of a sale. False if it's refused. */
create function tests.takes(sale sales, seller text, buyer text) returns boolean language plpgsql as $$
begin
  case sale.who
    when 'seller' then perform tests.as_member(seller);
    when 'buyer' then
      -- The other side has confirmed the same.
      if sale.step = 'close a deal' then
        perform tests.as_member(seller);
        perform public.confirm_closing(tests.deal_id(seller), 95000, (now() at time zone 'America/Chicago')::date);
      end if;
      perform tests.as_member(buyer);
    when 'service' then perform tests.as_service();
    else perform tests.as_owner();
  end case;
  execute replace(sale.statement, 'current_date', '(now() at time zone ''America/Chicago'')::date')
    using tests.listing_id(seller), seller;
  perform tests.as_owner();
  if sale.who = 'time' then
    perform public.advance_deals();
  end if;
  return true;
exception when sqlstate 'P0001' or sqlstate '42501' or sqlstate '23514' then
  perform tests.as_owner();
  return false;
end;
$$;

/* The status, and whether the step was refused, after both in an order. */
create function tests.take_both(how text, sale sales, sequence text) returns text language plpgsql as $$
declare
  seller constant text := sale.given;
  buyer constant text := 'buyer: ' || seller;
  was_taken boolean;
begin
  if sequence = 'before' then
    was_taken := tests.takes(sale, seller, buyer);
  end if;
  if tests.status(seller) is not null then
    call tests.hide(how, seller);
    perform tests.as_owner();
    if sale.after is not null and tests.status(seller) is distinct from 'paused' then
      return 'not hidden';
    end if;
  end if;
  if sequence = 'during' then
    was_taken := tests.takes(sale, seller, buyer);
    if tests.status(seller) <> 'paused' then
      return 'public while hidden';
    end if;
  end if;
  if tests.status(seller) is not null then
    call tests.restore(how, seller);
    perform tests.as_owner();
  end if;
  if sequence = 'after' then
    was_taken := tests.takes(sale, seller, buyer);
  end if;
  perform tests.as_owner();
  return concat_ws(', ', coalesce(tests.status(seller), 'gone'), case when not was_taken then 'refused' end);
end;
$$;
create function tests.outcome(how text, sale sales, sequence text) returns text language plpgsql as $$
declare
  outcome text;
begin
  outcome := tests.take_both(how, sale, sequence);
  raise exception 'undone' using errcode = 'TM001';
exception when sqlstate 'TM001' then
  return outcome;
end;
$$;

create temp table pairs as
  select h.how, s as sale, q.sequence, case
    when q.sequence = 'before' then true
    when s.step in ('nothing', 'keep a deal', 'let an offer expire') then true
    -- Of a removed listing, offers are canceled; a hold keeps them.
    when s.step = 'accept an offer' then q.sequence = 'after' and h.how = 'hold'
    when q.sequence = 'after' then true
    -- A banned member can do nothing, not even confirm the closing; the other side can still end the deal.
    when s.step in ('close a deal', 'delete') then h.how not like '%ban'
    when s.step = 'end a deal' then true
    else false
  end as is_taken
  from unnest(array['hold', 'take_down', 'ban', 'hold, take_down', 'hold, ban']) as h (how), sales s,
    unnest(array['before', 'during', 'after']) as q (sequence)
  where not (s.step = 'delete' and q.sequence = 'before');

select is(
  tests.outcome(p.how, p.sale, p.sequence),
  case when p.is_taken then coalesce((p.sale).after, 'gone') else (p.sale).before || ', refused' end,
  (p.sale).step || ' ' || p.sequence || ' a ' || p.how
) from pairs p;

select * from finish();
rollback;

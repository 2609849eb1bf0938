-- Double closes: who links a purchase and a resale, what each party learns, and in which order they close.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
select tests.create_user('Max', tier => 'closer');
select tests.create_listing('flip', 'Max', 'Brick ranch, ready to flip');
update properties set off_market_contract = true where id in (tests.listing_id('flip'), tests.listing_id('house'));
insert into agreement_template_approvals (template_id, state)
select id, 'NY' from agreement_templates where kind = 'assignment';
update properties set address = '7 Elm St' where id = tests.listing_id('other');

/* What a member heard of double closes, oldest first. */
create function tests.heard(member text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', n.data ->> 'step', n.data ->> 'part', n.data ->> 'reason'),
    ', ' order by e.recorded_at)
  from public.notifications n join public.ledger_entries e on e.id = n.subject_id
  where n.user_id = tests.user_id(member) and n.data ->> 'step' ~ '^double_close';
$$;
create function tests.steps(offer text) returns text language sql security definer as $$
  select string_agg(m.kind || ' ' || m.state, ', ' order by m.kind) from public.deal_milestones m
  where m.deal_id = tests.deal_id(offer) and m.kind in ('assignment', 'owner_consent', 'purchase', 'funding');
$$;
create function tests.links(funded boolean default false, purchase text default 'ab', resale text default 'bc')
  returns void language sql as $$
  select public.link_double_close(tests.deal_id(purchase), tests.deal_id(resale), funded);
$$;
create function tests.today() returns date language sql as $$ select (now() at time zone 'America/Chicago')::date; $$;

-- Cal sells to Max at $95,000, and Max to Dee at $120,000.
select tests.offers('Max', 'ab', 'house', '{"price": 95000}');
select tests.answers('Cal', 'ab', 'accept');
select tests.offers('Dee', 'bc', 'flip', '{"price": 120000}');
select tests.answers('Max', 'bc', 'accept');
-- Another property that Max buys.
select tests.offers('Max', 'elm', 'other', '{"price": 95000}');
select tests.answers('Pro', 'elm', 'accept');
-- Tia closes both, Lou lends to Max, and Amy lends to Dee.
select tests.joins('Max', 'Tia', 'title', '{earnest_money}', 'ab');
select tests.joins('Max', 'Tia', 'title', '{earnest_money}', 'bc');
select tests.joins('Max', 'Lou', 'lender', '{}', 'ab');
select tests.joins('Dee', 'Amy', 'lender', '{terms}', 'bc');
select tests.as_member('Cal');
select accept_party(tests.party_id('ab', 'Tia'));

select tests.holds(who, statement, outcome, rule) from (values
  ('Max', $$ select string_agg(part, ' ') from double_close_options(tests.deal_id('ab')) $$, 'gives resale',
    'who is in the middle is offered the resale of a purchase'),
  ('Max', $$ select string_agg(part, ' ') from double_close_options(tests.deal_id('bc')) $$, 'gives purchase',
    'and the purchase of a resale'),
  ('Max', $$ select count(*) from double_close_options(tests.deal_id('elm')) $$, 'gives 0', 'of the same property'),
  ('Cal', $$ select count(*) from double_close_options(tests.deal_id('ab')) $$, 'gives 0', 'nobody else is'),
  ('Tia', $$ select count(*) from double_close_options(tests.deal_id('ab')) $$, 'gives 0', 'also not in both deals'),
  ('Cal', $$ select tests.links() $$, 'fails 42501', 'the first seller can''t link them'),
  ('Dee', $$ select tests.links() $$, 'fails 42501', 'nor can the last buyer'),
  ('Tia', $$ select tests.links() $$, 'fails 42501', 'nor a guest of both'),
  ('Ann', $$ select tests.links() $$, 'fails 42501', 'nor anyone else'),
  ('Max', $$ select tests.links(false, 'bc', 'ab') $$, 'fails 42501', 'in the right order'),
  ('Max', $$ select tests.links(false, 'elm', 'bc') $$, 'fails P0001', 'of the same property'),
  ('Max', $$ select tests.links(true) $$, 'works', 'who is in the middle links them'),
  ('Max', $$ select tests.links(true) $$, 'works', 'twice is once'),
  ('owner', $$ select tests.steps('ab') || '; ' || tests.steps('bc') $$,
    'gives assignment pending, funding pending; assignment waived, purchase pending',
    'the resale waits for the purchase, and nothing is assigned'),
  ('owner', $$ select tests.heard('Cal') $$, 'gives double_close.link purchase',
    'everyone hears it, of their own deal'),
  ('owner', $$ select tests.heard('Dee') $$, 'gives double_close.link resale', null),
  ('owner', $$ select tests.heard('Tia') $$, 'gives double_close.link purchase, double_close.link resale', null),
  ('owner', $$ select tests.heard('Lou') $$, 'gives double_close.link purchase', null),
  ('Cal', $$ select double_close(d) from deals d $$, 'gives {"part": "purchase", "other": null}',
    'the first seller sees the order, and not the other deal'),
  ('Dee', $$ select double_close(d) from deals d $$, 'gives {"part": "resale", "other": null}',
    'nor does the last buyer'),
  ('Max', $$ select (double_close(d) ->> 'other')::uuid = tests.deal_id('bc') from deals d
    where d.id = tests.deal_id('ab') $$, 'gives true', 'who is in both gets from one to the other'),
  ('Tia', $$ select (double_close(d) ->> 'other')::uuid = tests.deal_id('ab') from deals d
    where d.id = tests.deal_id('bc') $$, 'gives true', 'the title company too'),
  ('Dee', $$ select double_close(jsonb_populate_record(null::deals, jsonb_build_object('id', tests.deal_id('ab')))) $$,
    'gives null', 'nobody asks about a deal they aren''t in'),
  ('Cal', $$ select string_agg(v.price::text, ' ') from offer_versions v $$, 'gives 95000',
    'each side reads its own price only'),
  ('Dee', $$ select string_agg(v.price::text, ' ') from offer_versions v $$, 'gives 120000', null),
  ('owner', $$ select count(*) from ledger_entries e where e.kind ~ '^double_close' and (
      e.offer_id = tests.offer_id('ab') and e.content ~ (tests.deal_id('bc') || '|120000')
      or e.offer_id = tests.offer_id('bc') and e.content ~ (tests.deal_id('ab') || '|95000')) $$, 'gives 0',
    'no ledger has the other deal''s ID or price'),
  ('Dee', $$ select count(*) from private.double_closes $$, 'fails 42501', 'the table itself is nobody''s'),
  ('Max', $$ select preview_agreement(tests.deal_id('bc'), 'assignment', '{}') $$,
    'fails P0001: In a double close, nothing is assigned.', 'an assignment can''t be prepared'),

  ('Amy', $$ select move_milestone(tests.milestone_id('funding', 'ab'), 'declare') $$, 'fails 42501',
    'the last buyer''s lender doesn''t fund the purchase'),
  ('Max', $$ select move_milestone(tests.milestone_id('funding', 'ab'), 'declare') $$, 'fails P0001',
    'nor does who borrows'),
  ('Lou', $$ select move_milestone(tests.milestone_id('funding', 'ab'), 'declare') $$, 'works', 'their lender does'),
  ('Lou', $$ select move_milestone(tests.milestone_id('funding', 'ab'), 'confirm') $$, 'fails P0001',
    'but doesn''t say that it arrived'),
  ('owner', $$ select bool_and(n.data ? 'asks') from notifications n
    where n.user_id = tests.user_id('Cal') and n.data ->> 'milestone' = 'funding' $$, 'gives true',
    'who gets the money is asked'),
  ('Tia', $$ select move_milestone(tests.milestone_id('funding', 'ab'), 'confirm') $$, 'works',
    'and the title company confirms that it arrived'),
  ('Cal', $$ select move_milestone(tests.milestone_id('purchase', 'bc'), 'close') $$, 'fails 42501',
    'nobody says that the purchase closed'),
  ('Max', $$ select move_milestone(tests.milestone_id('purchase', 'bc'), 'close') $$, 'fails P0001',
    'not even who bought'),

  ('Max', $$ select propose_extension(tests.milestone_id('closing', 'ab'), now() + interval '33 days') $$, 'works',
    null),
  ('owner', $$ select tests.heard('Dee') $$, 'gives double_close.link resale', 'a proposal moves nothing'),
  ('Cal', $$ select answer_extension((select id from deal_extensions), 'agreed') $$, 'works', null),
  ('owner', $$ select m.due_at = p.due_at from deal_milestones m, deal_milestones p
    where m.id = tests.milestone_id('closing', 'ab') and p.id = tests.milestone_id('purchase', 'bc') $$, 'gives true',
    'a moved purchase moves in the resale'),
  ('owner', $$ select tests.heard('Dee') $$, 'gives double_close.link resale, double_close.move', 'which hears of it'),

  ('Dee', $$ select confirm_closing(tests.deal_id('bc'), 120000, tests.today()) $$,
    'fails P0001: The seller’s purchase closes first. Confirm this closing once it has.', 'the purchase closes first'),
  ('Max', $$ select confirm_closing(tests.deal_id('bc'), 120000, tests.today()) $$, 'fails P0001', 'for both sides'),
  ('Max', $$ select 'purchase' = any (open_items(d)) from deals d where d.id = tests.deal_id('bc') $$, 'gives true',
    'it''s open'),
  ('Max', $$ select confirm_closing(tests.deal_id('ab'), 95000, tests.today()) $$, 'gives false', null),
  ('Cal', $$ select confirm_closing(tests.deal_id('ab'), 95000, tests.today()) $$, 'gives true', null),
  ('owner', $$ select tests.steps('bc') $$, 'gives assignment waived, purchase done', 'then the resale can'),
  ('owner', $$ select tests.heard('Dee') $$,
    'gives double_close.link resale, double_close.move, double_close.close', 'as its parties hear'),
  ('owner', $$ select tests.heard('Cal') $$, 'gives double_close.link purchase', 'and nobody else'),
  ('Max', $$ select unlink_double_close(tests.deal_id('bc')) $$, 'fails P0001: The purchase has closed.',
    'what has closed stays linked'),
  ('owner', $$ update deal_milestones set due_at = due_at + interval '1 day'
    where id = tests.milestone_id('purchase', 'bc') $$, null, null),
  ('Dee', $$ select confirm_closing(tests.deal_id('bc'), 120000, tests.today()) $$, 'fails P0001',
    'a resale can''t close before the day of its purchase'),
  ('owner', $$ update deal_milestones set due_at = due_at - interval '1 day'
    where id = tests.milestone_id('purchase', 'bc') $$, null, null),
  ('Dee', $$ select confirm_closing(tests.deal_id('bc'), 120000, tests.today()) $$, 'gives false', null),
  ('Max', $$ select confirm_closing(tests.deal_id('bc'), 120000, tests.today()) $$, 'gives true', 'the same day it can')
) as t (who, statement, outcome, rule);

-- What ends the link. Cal sells another house to Max, who sells it to Dee.
select tests.as_owner();
select tests.create_listing('first', 'Cal', 'Cottage'), tests.create_listing('last', 'Max', 'Cottage for you');
update properties set address = '9 Pine St', off_market_contract = true
where id in (tests.listing_id('first'), tests.listing_id('last'));
insert into listing_terms (property_id, contract_assignable) values (tests.listing_id('last'), 'With owner consent');
select tests.offers('Max', 'a2', 'first');
select tests.answers('Cal', 'a2', 'accept');
select tests.offers('Dee', 'c2', 'last');
select tests.answers('Max', 'c2', 'accept');

select tests.holds(who, statement, outcome, rule) from (values
  ('Max', $$ select tests.links(true, 'a2', 'c2') $$, 'works', null),
  ('Max', $$ select count(*) from double_close_options(tests.deal_id('c2')) $$, 'gives 0', 'a deal is in one at most'),
  ('Cal', $$ select unlink_double_close(tests.deal_id('a2')) $$, 'fails 42501', 'the first seller can''t end it'),
  ('Dee', $$ select unlink_double_close(tests.deal_id('c2')) $$, 'fails 42501', 'nor can the last buyer'),
  ('Max', $$ select unlink_double_close(tests.deal_id('c2')) $$, 'works', 'who is in the middle can'),
  ('Max', $$ select unlink_double_close(tests.deal_id('c2')) $$, 'works', 'twice is once'),
  ('owner', $$ select tests.steps('a2') || '; ' || tests.steps('c2') $$,
    'gives assignment pending, funding waived; assignment pending, owner_consent pending, purchase waived',
    'and all is as before'),
  ('owner', $$ select tests.heard('Cal') ~ 'double_close.end purchase$' $$, 'gives true', 'each side hears of its own'),
  ('owner', $$ select tests.heard('Dee') ~ 'double_close.end resale unlinked$' $$, 'gives true', null),
  ('Max', $$ select tests.links(false, 'a2', 'c2') $$, 'works', 'it can be linked again'),
  ('owner', $$ select tests.steps('a2') || '; ' || tests.steps('c2') $$,
    'gives assignment pending, funding waived; assignment waived, owner_consent waived, purchase pending',
    'with own money'),
  ('Cal', $$ select end_deal(tests.deal_id('a2'), 'title') $$, 'works', null),
  ('owner', $$ select tests.steps('c2') $$, 'gives assignment pending, owner_consent pending, purchase waived',
    'a purchase that falls through ends it'),
  ('owner', $$ select tests.heard('Dee') ~ 'double_close.end resale purchase_fell_through$' $$, 'gives true',
    'and the last buyer learns why'),
  ('Dee', $$ select double_close(d) is null from deals d where d.id = tests.deal_id('c2') $$, 'gives true', null),
  ('Dee', $$ select confirm_closing(tests.deal_id('c2'), 95000, tests.today()) $$, 'gives false',
    'then they can close anyway'),
  ('owner', $$ select count(*) from private.double_closes where purchase_id = tests.deal_id('a2') $$, 'gives 0', null)
) as t (who, statement, outcome, rule);

select * from finish();
rollback;

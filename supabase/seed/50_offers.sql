-- Offers and a deal, through the functions that members call.
do $$
declare
  deadline constant timestamptz := date_trunc('hour', now()) + interval '6 days';
begin
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000001", "role": "authenticated"}', true);
  perform public.make_offer('de300000-0000-4000-a010-000000000001', 'de300000-0000-4000-9000-000000000024', jsonb_build_object('price', 362000, 'earnest_money', 5000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 45, 'financing', 'Conventional',
    'inspection_days', 10, 'contingencies', '["financing","appraisal"]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '9 days'), 'Pre-approved with my local bank. I can walk it any day this week.');
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000017", "role": "authenticated"}', true);
  perform public.make_offer('de300000-0000-4000-a010-000000000002', 'de300000-0000-4000-9000-000000000024', jsonb_build_object('price', 348000, 'earnest_money', 10000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 24, 'financing', 'Cash',
    'inspection_days', 5, 'contingencies', '[]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '8 days'), 'Cash, no lender to wait for.');
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000002", "role": "authenticated"}', true);
  perform public.answer_offer('de300000-0000-4000-a010-000000000002', 'counter', 1, jsonb_build_object('price', 358000, 'earnest_money', 10000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 24, 'financing', 'Cash',
    'inspection_days', 3, 'contingencies', '[]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '10 days'), 'I’d take it at this price with a shorter inspection.');
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000012", "role": "authenticated"}', true);
  perform public.make_offer('de300000-0000-4000-a010-000000000003', 'de300000-0000-4000-9000-000000000024', jsonb_build_object('price', 371500, 'earnest_money', 2500, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 60, 'financing', 'Hard Money',
    'inspection_days', 14, 'contingencies', '["financing","partner_approval"]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '7 days'), null);
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000009", "role": "authenticated"}', true);
  perform public.make_offer('de300000-0000-4000-a010-000000000004', 'de300000-0000-4000-9000-000000000520', jsonb_build_object('price', 231000, 'earnest_money', 2000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 40, 'financing', 'Private Money',
    'inspection_days', 7, 'contingencies', '[]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '12 days'), null);
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000003", "role": "authenticated"}', true);
  perform public.make_offer('de300000-0000-4000-a010-000000000005', 'de300000-0000-4000-9000-000000000520', jsonb_build_object('price', 238000, 'earnest_money', 4000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 30, 'financing', 'Cash',
    'inspection_days', 7, 'contingencies', '[]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '6 days'), 'My crew can start the week after closing.');
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000002", "role": "authenticated"}', true);
  perform public.answer_offer('de300000-0000-4000-a010-000000000005', 'counter', 1, jsonb_build_object('price', 246000, 'earnest_money', 5000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 30, 'financing', 'Cash',
    'inspection_days', 7, 'contingencies', '[]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '6 days'), null);
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000003", "role": "authenticated"}', true);
  perform public.answer_offer('de300000-0000-4000-a010-000000000005', 'accept', 2, null, 'Works for me. Sending the earnest money tomorrow.');
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000002", "role": "authenticated"}', true);
  perform public.make_offer('de300000-0000-4000-a010-000000000006', 'de300000-0000-4000-9000-000000000323', jsonb_build_object('price', 205000, 'earnest_money', 3000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 28, 'financing', 'Cash',
    'inspection_days', 7, 'contingencies', '[]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '9 days'), 'Cash, and I close on time.');
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000003", "role": "authenticated"}', true);
  perform public.answer_offer('de300000-0000-4000-a010-000000000006', 'counter', 1, jsonb_build_object('price', 219000, 'earnest_money', 5000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 28, 'financing', 'Cash',
    'inspection_days', 5, 'contingencies', '[]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '8 days'), 'It’s turn-key, so there isn’t much to inspect.');
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000002", "role": "authenticated"}', true);
  perform public.make_offer('de300000-0000-4000-a010-000000000007', 'de300000-0000-4000-9000-000000000361', jsonb_build_object('price', 244000, 'earnest_money', 4000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 38, 'financing', 'Hard Money',
    'inspection_days', 10, 'contingencies', '["title"]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '11 days'), null);
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000002", "role": "authenticated"}', true);
  perform public.give_disclosure('offer', 'de300000-0000-4000-9000-000000000136', r.rule_id)
  from public.rules_asked('offer', 'AZ', true) r where r.needs = 'disclosure';
  perform public.make_offer('de300000-0000-4000-a010-000000000008', 'de300000-0000-4000-9000-000000000136', jsonb_build_object('price', 705000, 'earnest_money', 10000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 50, 'financing', 'Conventional',
    'inspection_days', 14, 'contingencies', '["financing","appraisal"]'::jsonb,
    'jv_share_pct', 50, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '10 days'), 'Fine with the joint venture. I’d like to see the rent roll.');
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000001", "role": "authenticated"}', true);
  perform public.make_offer('de300000-0000-4000-a010-000000000009', 'de300000-0000-4000-9000-000000000408', jsonb_build_object('price', 150000, 'earnest_money', 1000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 60, 'financing', 'Creative',
    'inspection_days', 21, 'contingencies', '[]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '10 days'), null);
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000003", "role": "authenticated"}', true);
  perform public.answer_offer('de300000-0000-4000-a010-000000000009', 'decline', 1, null, 'Too far from the asking price, sorry.');
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000002", "role": "authenticated"}', true);
  perform public.answer_offer('de300000-0000-4000-a010-000000000004', 'back_up', 1);
  perform public.call_for_offers('de300000-0000-4000-9000-000000000542', deadline, 'America/Chicago');
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000001", "role": "authenticated"}', true);
  perform public.make_offer('de300000-0000-4000-a010-000000000010', 'de300000-0000-4000-9000-000000000542', jsonb_build_object('price', 236000, 'earnest_money', 3000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 45, 'financing', 'Conventional',
    'inspection_days', 10, 'contingencies', '["financing"]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '14 days'), null);
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000014", "role": "authenticated"}', true);
  perform public.make_offer('de300000-0000-4000-a010-000000000011', 'de300000-0000-4000-9000-000000000542', jsonb_build_object('price', 241000, 'earnest_money', 3000, 'earnest_due_hours', 48,
    'closing_on', (now() at time zone 'America/Chicago')::date + 35, 'financing', 'Cash',
    'inspection_days', 7, 'contingencies', '[]'::jsonb,
    'jv_share_pct', 0, 'time_zone', 'America/Chicago',
    'expires_at', date_trunc('minute', now()) + interval '13 days'), null);
  perform set_config('request.jwt.claims', '', true);
end;
$$;

-- Agreements are offered in the states where there are listings. A real operator has an attorney review them
-- first.
insert into public.agreement_template_approvals (template_id, state)
select t.id, p.state from public.agreement_templates t cross join (select distinct state from public.properties) p
on conflict do nothing;

-- Papers of the deal.
insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
values (
  'deal-documents', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-a011-000000000001/046e8972701d8dfda3f325f52d04c7bf2f1629a8a0f7bb106372516b2f453fda.pdf', 'de300000-0000-4000-8000-000000000003', 'de300000-0000-4000-8000-000000000003',
  '{"mimetype": "application/pdf", "size": 861, "cacheControl": "max-age=3600"}'
)
on conflict (bucket_id, name) do nothing;
do $$
declare
  deal constant uuid := (select id from public.deals where seller_id = 'de300000-0000-4000-8000-000000000002' and state = 'open');
  inputs constant jsonb := jsonb_build_object(
    'original_seller', 'Margaret Ellison', 'original_contract_date', (now() - interval '18 days')::date,
    'assignment_fee_usd', 14000
  );
  draft jsonb;
begin
  perform public.register_deal_document(
    'de300000-0000-4000-8000-000000000003', 'de300000-0000-4000-a011-000000000001', deal, 'inspection',
    array(select id from public.deal_parties where deal_id = deal and role = 'seller'), 'Inspection report.pdf', 861,
    'application/pdf', '046e8972701d8dfda3f325f52d04c7bf2f1629a8a0f7bb106372516b2f453fda',
    'de300000-0000-4000-8000-000000000003/de300000-0000-4000-a011-000000000001/046e8972701d8dfda3f325f52d04c7bf2f1629a8a0f7bb106372516b2f453fda.pdf'
  );
  perform set_config('request.jwt.claims', '{"sub": "de300000-0000-4000-8000-000000000002", "role": "authenticated"}', true);
  draft := public.preview_agreement(deal, 'assignment', inputs);
  perform public.prepare_agreement(
    'de300000-0000-4000-a012-000000000001', deal, 'assignment', inputs, draft ->> 'body_sha256'
  );
  perform public.sign_agreement(
    'de300000-0000-4000-a012-000000000001', draft ->> 'body_sha256',
    (select u.name from public.users u where u.id = 'de300000-0000-4000-8000-000000000002'), true
  );
  perform set_config('request.jwt.claims', '', true);
end;
$$;

-- Names that can't pose as staff: of people and companies, and what is shown beside them, where others read them. Every
-- such column is here or in the list of supabase/tests/012-lines.sql.
create function private.refuse_staff_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields constant jsonb := to_jsonb(new);
  before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  field text;
begin
  foreach field in array tg_argv loop
    if (fields -> field) is distinct from (before -> field) and (
      case
        when tg_table_name = 'forum_topics' then private.topic_poses_as_staff(fields ->> field)
        when field in ('location', 'capacity') or tg_table_name = 'users' and field <> 'name'
          then private.names_us(fields ->> field)
        else private.poses_as_staff(fields ->> field)
      end
    ) and not exists (
      select from public.staff s where s.user_id = coalesce(fields ->> 'user_id', fields ->> 'id')::uuid
    ) then
      raise exception 'Choose a % that can''t be mistaken for the Cornerlot team.', replace(field, '_', ' ')
        using errcode = 'P0001';
    end if;
  end loop;
  return new;
end;
$$;
comment on function private.refuse_staff_names() is
  'Trigger on names of people, companies, forums, and events, its arguments: raises P0001, to be shown as is, if one '
  'that changes poses as staff. A member''s title, location, or capacity may be "Administrator", but not have our '
  'name; the title of a topic may mention us (private.topic_poses_as_staff). Staff may say who they are.';

-- Names, titles, addresses, and signatures: kept as private.clean_line has them. Every such column is here or in the
-- list of supabase/tests/012-lines.sql. Named to run before the triggers that look at the row.
do $$
declare
  lines constant jsonb := private.listing_texts('{line}') || private.profile_texts('{name,line}') || '{
    "property_submissions": ["address"],
    "listing_documents": ["name"], "listing_imports": ["file_name"],
    "submission_files": ["name"], "message_attachments": ["name"], "pipeline_files": ["name"],
    "proofs_of_funds": ["name"], "deal_documents": ["name"],
    "feed_posts": ["title", "location"], "events": ["title", "location"],
    "forums": ["title"], "forum_topics": ["title"],
    "pipeline_cards": ["title", "address"], "pipeline_tasks": ["title"], "saved_analyses": ["name"],
    "saved_searches": ["name"],
    "offers": ["title", "address", "seller_name", "buyer_name", "company", "capacity"], "deals": ["title", "address"],
    "deal_parties": ["name", "company", "capacity"], "deal_earnest_money": ["reference"],
    "deal_earnest_receipts": ["reference"], "deal_releases": ["reference"],
    "deal_title_files": ["number"], "deal_title_items": ["label"],
    "deal_payment_instructions": ["bank_name", "account_name", "wire_reference"],
    "agreement_signatures": ["name", "signed_name", "company", "capacity"],
    "contact_messages": ["name", "company", "signature"], "api_keys": ["name"]
  }';
  -- Names that can't pose as staff, besides those below.
  names constant jsonb := private.profile_texts('{name,line}') || '{
    "forums": ["title"], "forum_topics": ["title"], "events": ["title"], "listing_documents": ["name"],
    "deal_payment_instructions": ["bank_name", "account_name"]
  }';
  -- Texts of several lines: without what nobody sees. Each that others read is here or in the list of that test, too.
  prose constant jsonb := private.profile_texts('{text}') || '{
    "properties": ["description"], "listing_terms": ["access_instructions"],
    "listing_questions": ["content"], "listing_answers": ["content"], "listing_showing_notes": ["notes"],
    "listing_document_requests": ["note"], "connections": ["note"], "member_reviews": ["text", "answer"],
    "feed_posts": ["content"], "feed_comments": ["content"], "forums": ["description"], "forum_posts": ["content"],
    "events": ["description", "payment_instructions", "reason"], "messages": ["content"]
  }';
  guarded record;
begin
  for guarded in
    select rule.statement, entry.key as name, string_agg(quote_ident(field.name), ', ' order by field.at) as columns,
      string_agg(quote_literal(field.name), ', ' order by field.at) as arguments
    from (values
      (lines, 'create trigger "10_clean_lines" before insert or update of %s on public.%I
        for each row execute function private.clean_lines(%s)'),
      (prose, 'create trigger "10_clean_prose" before insert or update of %s on public.%I
        for each row execute function private.clean_prose(%s)'),
      (names, 'create trigger "20_refuse_staff_names" before insert or update of %s on public.%I
        for each row execute function private.refuse_staff_names(%s)')
    ) as rule (texts, statement), jsonb_each(rule.texts) as entry,
      jsonb_array_elements_text(entry.value) with ordinality as field (name, at)
    group by rule.statement, entry.key
  loop
    execute format(guarded.statement, guarded.columns, guarded.name, guarded.arguments);
  end loop;
end $$;

-- The name of an account, which a deal copies, was checked there. It may be older than this rule.
create trigger "20_refuse_staff_names" before insert or update of name on public.deal_parties
  for each row when (new.user_id is null) execute function private.refuse_staff_names('name');
create trigger "20_refuse_staff_companies" before insert or update of company, capacity on public.deal_parties
  for each row execute function private.refuse_staff_names('company', 'capacity');
create trigger "20_refuse_staff_companies" before insert or update of company, capacity on public.offers
  for each row execute function private.refuse_staff_names('company', 'capacity');
create trigger "20_refuse_staff_names" before update of signed_name on public.agreement_signatures
  for each row when (new.other_name) execute function private.refuse_staff_names('signed_name');

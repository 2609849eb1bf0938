-- Names, titles, addresses, and signatures: kept as private.clean_line has them. Every such column is here or in the
-- list of supabase/tests/012-lines.sql. Named to run before the triggers that look at the row.
do $$
declare
  lines constant jsonb := '{
    "users": ["name", "title", "location"],
    "properties": ["title", "address", "city", "county", "parking", "zoning", "apn"],
    "property_submissions": ["address"],
    "listing_documents": ["name"], "submission_files": ["name"], "message_attachments": ["name"],
    "pipeline_files": ["name"], "proofs_of_funds": ["name"], "deal_documents": ["name"],
    "feed_posts": ["title", "location"], "events": ["title", "location"],
    "forums": ["title"], "forum_topics": ["title"],
    "pipeline_cards": ["title", "address"], "pipeline_tasks": ["title"], "saved_analyses": ["name"],
    "saved_searches": ["name"],
    "offers": ["title", "address", "seller_name", "buyer_name"], "deals": ["title", "address"],
    "deal_parties": ["name", "company", "capacity"], "deal_earnest_money": ["reference"],
    "agreement_signatures": ["name", "signed_name", "company", "capacity"],
    "contact_messages": ["name", "company", "signature"]
  }';
  guarded record;
begin
  for guarded in
    select entry.key as name, string_agg(quote_ident(field.name), ', ' order by field.at) as columns,
      string_agg(quote_literal(field.name), ', ' order by field.at) as arguments
    from jsonb_each(lines) as entry, jsonb_array_elements_text(entry.value) with ordinality as field (name, at)
    group by entry.key
  loop
    execute format(
      'create trigger a_clean_lines before insert or update of %s on public.%I
        for each row execute function private.clean_lines(%s)',
      guarded.columns, guarded.name, guarded.arguments
    );
  end loop;
end $$;

-- What a card of the pipeline shows of the member's own offer and deal.

create function private.card_prices(property_id uuid) returns table (offered bigint, contract bigint)
language sql stable security definer set search_path = '' rows 1
as $$
  select
    (
      select v.price from public.offers o join public.offer_versions v on v.offer_id = o.id
      where o.buyer_id = (select auth.uid()) and o.property_id = card_prices.property_id and v.author = 'buyer'
        and v.version <= o.version
      order by o.created_at desc, v.version desc limit 1
    ),
    (
      select coalesce(c.price, v.price)
      from public.deals d
      join public.offer_versions v on v.offer_id = d.offer_id and v.version = d.version
      left join public.deal_closings c on c.deal_id = d.id and c.side = 'buyer' and d.state = 'closed'
      where d.buyer_id = (select auth.uid()) and d.property_id = card_prices.property_id and d.state <> 'fell_through'
      order by d.created_at desc limit 1
    );
$$;
comment on function private.card_prices(uuid) is
  'What the caller last offered for a listing, and what their open or closed deal of it is at: the agreed price, and '
  'once closed, the final one. Whole USD; null without an offer or a deal.';

create function public.offered_price(public.pipeline_cards) returns bigint
language sql stable set search_path = ''
as $$ select offered from private.card_prices($1.property_id); $$;
comment on function public.offered_price(public.pipeline_cards) is
  'Computed field: what the caller last offered for the card''s listing, whole USD. Null without an offer.';

create function public.contract_price(public.pipeline_cards) returns bigint
language sql stable set search_path = ''
as $$ select contract from private.card_prices($1.property_id); $$;
comment on function public.contract_price(public.pipeline_cards) is
  'Computed field: the price of the caller''s open or closed deal of the card''s listing, whole USD. Null without one.';

-- Grants ----------------------------------------------------------------------------------------------

grant execute on function private.card_prices(uuid) to authenticated, service_role;
grant execute on function public.offered_price(public.pipeline_cards), public.contract_price(public.pipeline_cards)
  to authenticated, service_role;

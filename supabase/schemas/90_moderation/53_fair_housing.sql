-- Fair housing: words about a home that say who should or shouldn't live there. 42 USC 3604(c) forbids to publish any
-- notice about selling or renting a dwelling that indicates a preference, limitation, or discrimination based on race,
-- color, religion, sex, handicap, familial status, or national origin; describing the property itself is fine
-- (HUD, Advertisements under §804(c), January 9, 1995). Housing for older persons may say so (42 USC 3607(b)).
--
-- Their authors are shown the phrase, the reason, and better words. What they publish anyway waits for a moderator.

create function private.fair_housing_people() returns table (class text, people text, of_place text)
language sql immutable parallel safe set search_path = ''
as $$
  values
    -- class; people of it; words of it that describe a family or a neighborhood.
    ('race or color',
      'african[- ]americans?|caucasians?|asians|hispanics?|latin[oax]s?|minorities|people of color|colored people'
        || '|(?:whites|blacks)|(?:white|black|asian|brown) (?:people|persons?|tenants?|buyers?|renters?|famil(?:y|ies)'
        || '|couples?|folks|men|women|neighbors|applicants?)',
      '(?:all[- ]|mostly |predominantly )?(?:white|black|asian|caucasian|hispanic|latin[oax]|african[- ]american'
        || '|minority'
        || '|integrated|segregated)'),
    ('national origin',
      'immigrants?|foreigners?|refugees?|illegals|aliens|mexicans?|arabs?|africans?|haitians?|russians?|nigerians?'
        || '|(?:chinese|indian|korean|vietnamese|middle eastern|somali) (?:people|tenants?|buyers?|famil(?:y|ies))'
        || '|(?:u\.?s\.? )?citizens|americans|gyps(?:y|ies)|non[- ]?english speakers|english speakers',
      '(?:mexican|chinese|indian|korean|vietnamese|polish|italian|irish|russian|arab|somali|haitian|cuban|immigrant'
        || '|middle eastern|african)'),
    ('religion',
      'christians?|catholics?|protestants?|evangelicals?|baptists?|mormons?|jews?|muslims?|moslems?|hindus?|buddhists?'
        || '|sikhs?|atheists?|jewish (?:people|tenants?|buyers?|famil(?:y|ies))|believers|churchgoers'
        || '|church[- ]going (?:people|famil(?:y|ies)|couples?)',
      '(?:christian|catholic|protestant|evangelical|mormon|jewish|orthodox|muslim|hindu|buddhist|sikh|god[- ]fearing'
        || '|church[- ]going|religious)'),
    ('sex',
      '(?:fe)?males?(?: (?:tenants?|renters?|roommates?|occupants?))?|m[ea]n|wom[ea]n|ladies|gentlem[ea]n|gays?'
        || '|lesbians?|homosexuals?|lgbtq?\+?|transgender(?: people)?'
        || '|bachelors?|bachelorettes?|(?:straight|same[- ]sex|gay) couples?|single (?:m[ea]n|wom[ea]n|lady|gentleman)',
      '(?:gay|lesbian|straight|all[- ]male|all[- ]female|lgbtq?\+?)'),
    ('disability',
      'disabled(?: people| persons?| tenants?)?|handicapped(?: people| persons?| tenants?)?'
        || '|wheelchairs?(?: users?)?(?![- ](?:access|ramp|lift|entr))'
        || '|cripples?|blind people|deaf people|mentally ill(?: people)?|mental(?:ly)? (?:patients|disabled)'
        || '|(?:service|guide|assistance) (?:animals?|dogs?)|(?:emotional )?support animals?'
        || '|(?:people|persons?|anyone|anybody|those|tenants?|buyers?|one) (?:with|on) (?:a |any )?(?:disabilit(?:y'
        || '|ies)|hiv|aids'
        || '|medication|mobility (?:issues|problems)|walkers?)|esas?|able[- ]bodied(?: people| persons?| tenants?)?'
        || '|(?:physically|mentally) (?:fit|sound|stable)(?: people| persons?| tenants?)?',
      '(?:able[- ]bodied)'),
    ('familial status',
      'kids|child(?:ren)?|babies|infants|toddlers|teens|teenagers|minors|famil(?:y|ies)|pregnant (?:women|tenants?)'
        || '|single (?:parents?|moms?|mothers?|dads?|fathers?|people|persons?|professionals?|adults?)'
        || '|couples?(?! (?:of|hundred|dozen|thousand))|singles|adults|seniors|retirees?|elderly(?: people| couples?)?'
        || '|empty[- ]nesters?|newlyweds?|(?:young|working) professionals?'
        || '|(?:mature|older|middle[- ]aged) (?:people|persons?|individuals?|adults?|tenants?|couples?)'
        || '|childless (?:people|tenants?|couples?)',
      '(?:adults?[- ]only|adult|child[- ]free|singles|no[- ]kids)');
$$;
comment on function private.fair_housing_people() is
  'Who the law protects, by class, as regular expressions in lower case: people (in texts about who is wanted or not) '
  'and of_place (as an adjective of a family, a home, or a neighborhood).';

create function private.fair_housing_phrases() returns table (class text, pattern text, better text)
language sql immutable parallel safe set search_path = ''
as $$
  values
    ('national origin', '\mfluent in english\M|\m\w+[- ]speak(?:ers?|ing)(?: \w+)? (?:only|preferred|wanted)\M'
      || '|\mnative[- ]born\M|\m(?:must|should|has to|have to) (?:be able to )?speak (?:\w+ )?english\M'
      || '|\menglish(?:[- ]speaking'
      || '| speakers?)? only\M|\mno (?:accents?|foreign languages?)\M|\m(?:must|has to|have to) be (?:a '
      || '|an )?(?:u\.?s\.? '
      || '|american )?citizens?\M|\mborn in (?:america|the us|the usa)\M', 'Leave it out.'),
    ('familial status', '\m(?:child|kid)[- ]?free\M|\mmax(?:imum)?(?: of)? (?:one|two|three|[1-3]) (?:child(?:ren)?'
      || '|kids?)\M'
      || '|\m(?:no more than|at most|limit of|up to) (?:one|two|three|[1-3]) (?:child(?:ren)?|kids?)\M'
      || '|\madults? (?:building|complex|community|living|park)\M|\m(?:one|two|1|2) (?:adults?|persons?) without'
      || '|\mempty[- ]nester(?:''?s)? (?:dream|delight|paradise)\M|\mchildren (?:over|under) (?:\d+|age)\M'
      || '|\m(?:one|two|1|2) children max\M|\mno (?:one|body) (?:under|younger than) \d\d\M'
      || '|\m(?:must|should|may|can|do) not have (?:any )?(?:kids|children)\M|\mwith (?:kids|children) (?:need not'
      || '|will not'
      || '|won''t|are not|not)\M',
      'Leave it out. Limits on how many people may live there have to be the same for everyone.'),
    ('sex', '\mbachelor(?:ette)?(?:''s)? (?:pad|living|lifestyle)\M|\m(?:female|male|women|men)[- ]friendly\M'
      || '|\mtraditional (?:family|marriage)\M',
      'Describe the property instead: its rooms, its condition, and what’s near.'),
    ('disability', '\m(?:must|should|has to|have to|need to) be (?:able to (?:climb|walk|live independently'
      || '|use the stairs)'
      || '|healthy|ambulatory|in good health)\M|\m(?:live|living) independently (?:required|only)\M|\mhealthy (?:people'
      || '|tenants?|individuals?|adults?)\M|\mno (?:mental (?:illness|health issues?)|disabilit(?:y|ies)|handicaps?)\M'
      || '|\m(?:no|never) (?:people )?in recovery\M|\mindependent living (?:only|required)\M',
      'Describe the property instead, such as “two flights of stairs, no elevator”.'),
    ('religion', '\m(?:good|nice|wholesome|strong) christian\M|\mborn[- ]again\M|\mbible[- ](?:believing|following)\M'
      || '|\mchristian (?:values|morals|home ?owners?|environment|atmosphere|landlord)\M',
      'Leave it out.'),
    ('race or color', '\m(?:whites?|blacks?|caucasians?|asians?|hispanics?)[- ]only\M|\mno (?:coloreds?'
      || '|negro(?:e?s)?)\M'
      || '|\m(?:racially|ethnically) (?:pure|restricted)\M|\mrestricted (?:neighborhood|community) \(?white\M',
      'Leave it out.');
$$;
comment on function private.fair_housing_phrases() is
  'Phrases that say who should live in a home without naming people, by class, as regular expressions in lower case, '
  'with what to write instead.';

create function private.fair_housing_patterns() returns table (class text, pattern text, better text)
language sql immutable parallel safe set search_path = ''
as $$
  -- Before people: "mature Christian couples".
  with words as (
    select '(?:(?:a|an|the|any|all|other|your|more|young|single|married|mature|older|retired|quiet|clean|nice|good'
      || '|professional|responsible|small|large|growing|new|native|childless|vegetarian|working),? )'
      || '{0,3}(?:(?:one|anyone|tenants?|renters?|applicants?|buyers?|people|those|households?) (?:with|who ha(?:s'
      || '|ve)) )?' as some
  )
  select p.class, '\m(?:no|without|(?:not|no)(?: a)?(?: place| home| house| building)? for|not (?:suitable|suited'
    || '|appropriate|right|good|ideal|safe) for|never'
    || '|(?:won''?t|will not|do not|don''?t|can''?t|cannot) (?:rent to|sell to|accept|allow|take|want|welcome|permit)'
    || '|refuses? to (?:rent|sell) to|exclud(?:e|es|ing)|unsuitable for) ' || w.some || '(?:' || p.people || ')\M'
    || case p.class when 'familial status'
      then '(?!''s|[- ](?:room|heirlooms?|owned|photos?|members? (?:live|occup)|issues?|drama|to split))' else '' end,
    'Leave it out. Who may live there is decided by the same rules for everyone, such as a number of people.'
  from private.fair_housing_people() as p, words as w
  union all
  select p.class, '\m(?:only|exclusively|preferably|prefer(?:s|red|ring)?|seeking|reserved for|(?:limited'
    || '|restricted) to'
    || '|geared (?:to|toward)|(?:intended|designed|meant|looking|wanted|perfect|ideal|great|best|suitable'
    || '|made)(?: home| house| place| spot| unit'
    || '| apartment| property| building)? for'
    || '|suited (?:to|for)|(?:want|wants|needs?|must be)(?: to (?:sell|rent) to)?|(?:rent|sell)(?:ing)? to) '
    || w.some || '(?:' || case p.class when 'familial status' then replace(p.people, 'kids|child(?:ren)?|', '')
      when 'disability' then 'able[- ]bodied(?: people| persons?| tenants?)?'
        || '|(?:physically|mentally) (?:fit|sound|stable)(?: people| persons?| tenants?)?' else p.people end
    || ')\M' || case p.class when 'familial status' then '(?!''s|[- ](?:rooms?|gatherings?|dinners?|time|fun|movie'
      || '|games?|get|reunions?|holidays?|meals?|barbecues?|activit|events?|owned|office|business|living|entertain))'
      else '(?!''s|[- ](?:owned|restroom|bathroom|ministry|school|church|market|restaurant|chamber))' end,
    'Describe the property instead: its rooms, its condition, and what’s near.'
  from private.fair_housing_people() as p, words as w
  union all
  select p.class, '\m(?:' || p.people || case p.class when 'familial status' then '|adult' when 'race or color'
      then '|whites?|blacks?' else '' end
    || ')[- ](?:only|preferred|need not apply|unwelcome|prohibited|wanted|(?:will not|won''t) be (?:considered'
    || '|accepted)'
    || '|(?:are |is )?(?:not|never) (?:allowed|welcome|accepted|permitted|wanted|considered))\M', 'Leave it out.'
  from private.fair_housing_people() as p
  union all
  select p.class, '\m' || p.of_place || ' (?:family |residential |working[- ]class |suburban )?(?:neighborhoods?'
    || '|communit(?:y|ies)(?! center)|areas?(?! rugs?)|enclaves?|famil(?:y|ies)(?! (?:restaurant|market|bakery|diner'
    || '|store'
    || '|insurance|services))|households?|tenants?|buyers?|renters?|residents?|neighbors|part of (?:town|the city)'
    || '|side of (?:town|the city)' || case p.class when 'familial status' then '|building|complex|living'
      when 'religion' then '|homes?|house' else '' end || ')\M',
    'Describe the property, or what’s near it, not the people who live there.'
  from private.fair_housing_people() as p
  union all select * from private.fair_housing_phrases();
$$;
comment on function private.fair_housing_patterns() is
  'What texts about a home may not say, by class, as regular expressions in lower case, with what to write instead.';

create function private.fair_housing_findings(content text)
  returns table (phrase text, class text, reason text, better text)
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := regexp_replace(lower(translate(coalesce(content, ''), '’‘ʼ`´–—‑', '''''''''''---')), '\s+', ' ', 'g');
begin
  -- Housing for older persons may say so.
  if plain ~ ('\m(?:5[05]|6[02])(?: ?\+| ?(?:and|or|&) (?:over|older|better|up)|-plus)|\mage[- ]restricted'
    || '|older persons') then
    plain := regexp_replace(plain, '\m(?:seniors?|adults?|retirees?|active|older|retirement)\M', ' x ', 'g');
  end if;
  return query
    select distinct on (found.class, found.phrase) found.phrase, found.class,
      'This can read as a preference about ' || found.class || ', which 42 USC 3604(c) forbids in what’s published '
        || 'about a home.', found.better
    from (
      select p.class, (regexp_match(plain, '(' || p.pattern || ')'))[1] as phrase, p.better, p.place
      from (select q.*, row_number() over () as place from private.fair_housing_patterns() q) as p
    ) as found
    where found.phrase is not null
    order by found.class, found.phrase, found.place;
end;
$$;
comment on function private.fair_housing_findings(text) is
  'What a text says about who should live in a home, against 42 USC 3604(c): each phrase (in lower case), the class it '
  'concerns, the reason, and what to write instead. Empty for nothing, and for null. A phrase isn''t an offense: a '
  'moderator decides.';

create function private.newly_limits_housing(kind text, before_edit text, content text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Texts about other things than homes say what they like about who.
  if content is not distinct from before_edit or kind <> 'listing' and lower(content) !~ ('\m(?:homes?|houses?'
    || '|apartments?'
    || '|units?|duplex|condos?|townho(?:me|use)s?|bedrooms?|rooms? for rent|rentals?|for rent|leases?|tenants?|renters?'
    || '|propert(?:y|ies)|listings?|off[- ]market|move[- ]in)\M') then
    return false;
  end if;
  return exists (
    select from private.fair_housing_findings(content) f
    where f.phrase not in (select b.phrase from private.fair_housing_findings(before_edit) b)
  );
end;
$$;
comment on function private.newly_limits_housing(text, text, text) is
  'Whether an edit of members'' content of a kind, or for null before the edit, a new text, says more about who should '
  'live in a home than it did (private.fair_housing_findings). Only listings, and texts about homes.';

create function private.check_fair_housing(content text)
  returns table (phrase text, class text, reason text, better text)
language sql stable security definer set search_path = ''
as $$ select * from private.fair_housing_findings(left(content, 10000)); $$;
comment on function private.check_fair_housing(text) is
  'What a text about a home says that 42 USC 3604(c) forbids, as private.fair_housing_findings. Of the first 10,000 '
  'characters.';
select private.expose('check_fair_housing', 'anon');

-- Fair housing: words about a home that say who should or shouldn't live there. 42 USC 3604(c) forbids to publish any
-- notice about selling or renting a dwelling that indicates a preference, limitation, or discrimination based on race,
-- color, religion, sex, handicap, familial status, or national origin; describing the property itself is fine
-- (HUD, Advertisements under §804(c), January 9, 1995). Housing for older persons may say so (42 USC 3607(b)).
--
-- Their authors are shown the phrase, the reason, and better words. What they publish anyway waits for a moderator.

create function private.fair_housing_refusals()
  returns table (pattern text, better text)
language sql immutable parallel safe set search_path = ''
as $$
  select rules.* from (values (
    'Leave it out. Who may live there is decided by the same rules for everyone, such as a number of people.',
    'Describe the property instead: its rooms, its condition, and what’s near.'
  )) as t (same_rules, instead)
  cross join lateral (values
    -- Not wanted: "no kids", "won't rent to Muslims", "isn't a good fit for anyone using a wheelchair".
    ('\m(?:no|without|few|fewer|nobody|nor|no one|none|never|excluding|excludes?|except|minus|sorry,? no|not'
      || '|refus(?:es|ed|e|ing)(?: to (?:rent|sell|lease) to)?)[- ](?:{gap}|{any}){people}', t.same_rules),
    ('\m(?:(?:wo|do|does|is|are|ca|would|should|did)n''?t|cannot|not|never|unable to|refuses? to'
      || '|rather not)(?: (?:be|currently|really|want to|wish to|like to|going to|able to|willing to'
      || '|to)){0,2} (?:(?:rent|sell|lease|cater|lend)(?:ing)? to|accept(?:ing)?|allow(?:ing|ed)?|tak(?:e|ing)'
      || '|want(?:ing)?|welcom(?:e|ing)|permit(?:ting|ted)?|suit(?:ed)?(?: for| to)?|consider(?:ing)?|have|be'
      || '|work for|house|like|accommodate) {gap}{people}', t.same_rules),
    ('\m(?:not|isn''?t|aren''?t|wasn''?t|never|unsuitable|un(?:available|fit)|inappropriate|nothing|no place'
      || '|off[- ]limits)(?: (?:really|quite|a|an|the|good|great|ideal(?:ly)?|suitable|suited|best|right'
      || '|appropriate|available|open|fit|place|home|house|unit|building|property|choice|match|recommended|meant'
      || '|intended|designed|set up|equipped|safe|rented|offered|advisable)){0,5} (?:for|to'
      || '|with) {gap}{people}', t.instead),
    ('\m(?:no|not|without) (?:[a-z0-9]+(?: [a-z0-9]+)?, ){0,3}(?:[a-z0-9]+(?: [a-z0-9]+)?,? (?:or|nor'
      || '|and no)) {people}', t.same_rules),
    ('\mno (?:[a-z0-9]+(?: [a-z0-9]+)?, ){1,3}{people},? (?:or|nor)\M', t.same_rules)
  ) as rules;
$$;
comment on function private.fair_housing_refusals() is
  'How texts say who isn''t wanted in a home, as private.fair_housing_rules.';

create function private.fair_housing_rules()
  returns table (pattern text, better text)
language sql immutable parallel safe set search_path = ''
as $$
  select * from private.fair_housing_refusals()
  union all
  select rules.* from (values (
    'Leave it out.',
    'Describe the property instead: its rooms, its condition, and what’s near.',
    'Describe the property, or what’s near it, not the people who live there.'
  )) as t (leave_out, instead, around)
  cross join lateral (values
    -- Wanted: "only Christians", "perfect for a young couple", "would love to see a family move in".
    ('\m(?:only(?: to| for)?|exclusively|solely|strictly|preferably|prefer(?:s|red|ring|ably)?'
      || '|preference(?: is)?(?: given)? (?:to|for)|seek(?:s|ing)?|(?:reserved|restricted|limited|geared|catering'
      || '|caters|suited|suitable|intended|designed|meant|made|available|open|offered|exclusive|sold only'
      || '|leased only|rented only)(?: only| exclusively)? (?:for|to|toward)|(?:must|should|has to|have to|need to'
      || '|needs to) be|wanted:?|would (?:suit|fit)|suits?|(?:look(?:s|ing)?|search(?:ing)?|hoping'
      || '|waiting) (?:only )?for|(?:wants?|needs?|like|love|rather|hop(?:e|es|ing)|wish(?:es)?'
      || '|try(?:ing)?)(?: (?:to|it|see|have|find|get|sell|rent|lease|go|welcome)){1,4}|(?:sell|rent|leas)(?:e'
      || '|ing)? (?:only )?to) {gap}{wanted}', t.instead),
    ('\m(?:perfect|ideal|great|best|good|excellent|nice|lovely|wonderful|fantastic|right|dream|made'
      || '|tailor-made)(?: \w+){0,3} (?:for|to) {gap}{wanted}', t.instead),
    ('\m(?:perfect|ideal|right|best|typical|desired|preferred|our) (?:next )?{person} (?:is|are|would be|will be'
      || '|may be) {gap}{wanted}', t.instead),
    -- Said after them: "adults over 40 preferred", "girls only", "children aren't allowed".
    ('{anyone}(?: (?:over|under|above|with|without|and|or|of|aged?) [a-z0-9]+){0,2}[- ](?:are |is |strictly '
      || '|highly |strongly |would be )?(?:only|preferred|wanted|desired|unwelcome|prohibited|a must'
      || '|need not (?:apply|inquire|call|contact|bother)'
      || '|needn''?t apply|do not apply|max(?:imum)?|please)\M', t.leave_out),
    ('{people}(?: (?:over|under|above|with|without|and|or|of|aged?) [a-z0-9]+){0,2} (?:(?:are|is|will|may|can|must'
      || '|should|shall)(?:n''?t| not|not| never| be){1,2}|not|never|can''?t|won''?t)(?: be)? (?:allowed|welcomed?'
      || '|accepted|permitted|wanted|considered|suitable|approved|placed|housed|live|rent|apply|a good fit'
      || '|the right fit)\M', t.leave_out),
    ('{people}(?: (?:with|without|and|or) [a-z0-9]+){0,2} (?:will|must|may|can|should|have to|are'
      || '|is)(?: only)?(?: be)? (?:placed|housed|assigned|put|live only|live on|rent only|rent|do well|be happy'
      || '|turned (?:away|down)'
      || '|rejected|denied|refused|look elsewhere|look somewhere else|keep looking)\M', t.leave_out),
    -- Who lives around: "a white neighborhood", "the block is mostly Hispanic".
    ('(?:all[- ]|mostly |mainly |predominantly |largely |nice |good |solid |traditional |quiet )?{trait} (?:family '
      || '|residential |working[- ]class |suburban |middle[- ]class )?(?:neighborhoods?|communit(?:y'
      || '|ies)(?! center)|areas?(?! rugs?)|enclaves?|{person}|households?|tenants?|buyers?|renters?|residents?'
      || '|neighbors?|roommates?|homeowners?|landlord|part of (?:town|the city)|side of (?:town|the city)'
      || '|section of (?:town|the city)|suburbs?)\M|<[Gg] [^>]*> (?:homes?|house|buildings?|complex)\M'
      || '|\m(?:neighborhood|community|area|block|building|street|suburb)s? (?:is |are )?(?:full of|has|with'
      || '|of) (?:few|no|many|lots of|good|nice|mostly|quiet|only|wonderful| )*(?:<[rngs] [^>]*>'
      || '|{trait}[- ]{person})', t.around),
    ('\m(?:neighborhoods?|neighbors|blocks?|areas?|street|community|communities|town|city|residents|subdivision'
      || '|part|section|side|district)\M[^.;!?]{0,30} (?:all|mostly|mainly|predominantly|largely|primarily|heavily'
      || '|majority|overwhelmingly|almost all|almost entirely|exclusively|strictly|too|very|\d+%|turning|becoming'
      || '|going)[- ]{trait}(?! (?:brick|frame|stone|siding|fences?|paint|trim|restaurants?|shops?|stores?'
      || '|bars?))', t.around)
  ) as rules;
$$;
comment on function private.fair_housing_rules() is
  'How texts say who should live in a home, with what to write instead, after private.mark_people. {people}: marked '
  'people, or a trait before a word for people. {wanted}: those whom a text can prefer. {trait}. {gap}: words '
  'between.';

create function private.fair_housing_phrases() returns table (class text, pattern text, better text)
language sql immutable parallel safe set search_path = ''
as $$
  values
    ('national origin', '\mfluent (?:in )?english\M|\menglish (?:must|has to|should) be spoken\M'
      || '|\menglish (?:is )?required\M|\mspeaks? (?:\w+ )?english\M|\m\w+[- ]speak(?:ers?|ing)(?: \w+)? (?:only'
      || '|preferred|wanted)\M|\mnative[- ]born\M|\m(?:must|should|has to'
      || '|have to) (?:be able to )?speak (?:\w+ )?english\M|\menglish[- ]only\M|\menglish(?:[- ]speaking'
      || '| speakers?)? only\M'
      || '|\mno (?:accents?|foreign languages?)\M|\m(?:must|has to|have to) be (?:a |an )?(?:u\.?s\.? '
      || '|american )?citizens?\M|\mborn in (?:america|the us|the usa)\M', 'Leave it out.'),
    ('familial status', '\m(?:child|kid)[- ]?free\M|\m(?:limit|max(?:imum)?|up to)(?: of)?(?: one| two| three'
      || '| \d) (?:child(?:ren)?|kids?)\M|\m(?:not|isn''t|aren''t|never) (?:\w+ )?(?:child|kid|family'
      || '|baby)[- ]friendly\M|\m(?:one|two|1|2) (?:child|kid)(?:ren|s)?(?: is| are)? (?:ok|okay|allowed|max'
      || '|at most|only|fine|limit)\M|\mmax(?:imum)?(?: of)? (?:one|two|three|[1-3]) (?:child(?:ren)?|kids?)\M'
      || '|\m(?:no more than|at most|limit of|up to) (?:one|two|three|[1-3]) (?:child(?:ren)?|kids?)\M'
      || '|\madults? (?:building|complex|community|living|park)\M|\m(?:one|two|1|2) (?:adults?|persons?) without'
      || '|\mempty[- ]nester(?:''?s)? (?:dream|delight|paradise)\M|\mchildren (?:over|under) (?:\d+|age)\M|\m(?:one'
      || '|two|1|2) children max\M|\mno (?:one|body) (?:under|younger than) \d\d\M|\m(?:must|should|may|can'
      || '|do) not have (?:any )?(?:kids|children)\M|\mwith (?:kids|children) (?:need not|will not|won''t|are not'
      || '|not)\M',
      'Leave it out. Limits on how many people may live there have to be the same for everyone.'),
    ('sex', '\mbachelor(?:ette)?(?:''s)? (?:pad|lifestyle)\M|\m(?:female|male|women|men)[- ]friendly\M'
      || '|\mtraditional (?:family|marriage)\M',
      'Describe the property instead: its rooms, its condition, and what’s near.'),
    ('disability', '\m(?:must|should|has to|have to|need to) be (?:able to (?:climb|walk|live independently'
      || '|use the stairs)|(?:in )?(?:good|excellent) (?:physical |mental )?health|healthy|ambulatory'
      || '|in good health|able-bodied|physically (?:fit|able)|mentally (?:stable|fit|sound))\M|\m(?:must|can'
      || '|able to) (?:live|living) independently\M|\m(?:live|living) independently (?:required|only|without)\M'
      || '|\mhealthy (?:people|tenants?|individuals?|adults?)\M|\mno (?:mental (?:illness|health issues?)'
      || '|disabilit(?:y|ies)|handicaps?)\M|\m(?:no|never) (?:people )?in recovery\M|\mindependent living (?:only'
      || '|required)\M',
      'Describe the property instead, such as “two flights of stairs, no elevator”.'),
    ('religion', '\mshare (?:our|my|the) (?:\w+ )?(?:faith|beliefs|religion)\M|\m(?:love|believe in|accept|fear'
      || '|serve) (?:jesus|christ|god|the lord)\M|\m(?:attend'
      || '|belong to) (?:a |our )?(?:church|mosque|synagogue|temple)\M|\m(?:good|nice|wholesome'
      || '|strong) (?:christian|catholic)\M|\mborn[- ]again\M|\mbible[- ](?:believing|following)\M'
      || '|\mchristian (?:values|morals|home ?owners?|environment|atmosphere|landlord)\M',
      'Leave it out.'),
    ('race or color', '\m(?:whites?|blacks?|caucasians?|asians?|hispanics?)[- ]only\M|\mno (?:coloreds?'
      || '|negro(?:e?s)?)\M|\m(?:racially|ethnically) (?:pure|restricted)\M|\mrestricted (?:neighborhood'
      || '|community) \(?white\M',
      'Leave it out.');
$$;
comment on function private.fair_housing_phrases() is
  'Phrases that say who should live in a home without naming people, by class, as regular expressions in lower case, '
  'with what to write instead.';

create function private.fill_in(template text, words jsonb) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  word record;
begin
  for word in select * from jsonb_each_text(words) loop
    template := replace(template, '{' || word.key || '}', word.value);
  end loop;
  return template;
end;
$$;
comment on function private.fill_in(text, jsonb) is
  'A template with its {words} replaced by the values of an object.';

create function private.fair_housing_patterns() returns table (class text, pattern text, better text)
language sql immutable parallel safe set search_path = ''
as $$
  with words as (
    select '(?:<[rngsfdkh] [^>]*>|people|persons?|tenants?|renters?|buyers?|applicants?|residents?|occupants?'
      || '|room-?mates?|housemates?|lodgers?|boarders?|neighbors?|individuals?|folks|households?|home-?owners?'
      || '|owners?|professionals?|students?|purchasers?)' as person,
      '(?:(?:a|an|the|any|all|other|another|your|our|my|his|her|one|two|three|four|\d+|more|than|most|new|young'
      || '|younger|old|older|single|married|mature|quiet|clean|nice|good|small|large|native|straight|childless'
      || '|college|first|sole|same|very|strictly|either|only|just|growing|like-?minded|white-collar|section 8|and'
      || '|or|<[a-zA-Z] [^>]*>|(?:investors?|professionals?|persons?|people|smokers?|smoking|pets?|cats|dogs'
      || '|animals|vouchers?|roommates?|students?|criminals|felons|evictions?|part(?:y|ies|ying)),? (?:and|or)'
      || '|\w+(?:ed|ing|ful|able|ible|ive|al|ous|less|ly|speaking)),? )' as filler
  ), filled as (
    select w.person, w.filler || '{0,5}(?:(?:(?:' || w.person || '|anyone|anybody|those|someone|somebody'
      || '|one) )?(?:who(?:''s| is| are| has| have| uses?| rel(?:y|ies) on)?|with|using|on|from|under|needing'
      || '|requiring|that (?:is|are|has|have)|of|having|receiving) )?' || w.filler || '{0,4}' as gap
    from words as w
  )
  select null, string_agg(private.fill_in(r.pattern, jsonb_build_object(
    'gap', f.gap,
    'any', '(?:(?!(?:of|in|for|on|to|at|and|or|until|while|when|where|because|since|so|as|is|are|was|per|by|near|from'
      || '|after|before|if|but|that|than|then|its?|required|needed|necessary|with)\M)[a-z0-9-]+ ){0,3}',
    'people', '(?:<[rngsfdk] [^>]*>(?: ' || f.person || ')?|<[RNGSDF] [^>]*>[- ](?:\w+ )?' || f.person || ')',
    'anyone', '(?:<[rngsfdkh] [^>]*>(?: ' || f.person || ')?|<[RNGSFDH] [^>]*>[- ](?:\w+ )?' || f.person || ')',
    'wanted', '(?:<[rngsfh] [^>]*>|<[RNGSFH] [^>]*>[- ](?:\w+ )?' || f.person || ')',
    'trait', '<[RNGSFrng] [^>]*>', 'person', f.person
  )), '|'), r.better
  from filled as f, private.fair_housing_rules() as r group by r.better
  union all select * from private.fair_housing_phrases();
$$;
comment on function private.fair_housing_patterns() is
  'What texts about a home may not say, as regular expressions in lower case, with what to write instead. class: null '
  'for rules, which are for a text after private.mark_people.';

create function private.fair_housing_findings(content text)
  returns table (phrase text, class text, reason text, better text)
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := regexp_replace(
    lower(translate(coalesce(content, ''), '’‘ʼ`´–—‑<>', '''''''''''---()')), '\s+', ' ', 'g'
  );
  marked text;
  has_people boolean;
  has_phrase boolean;
begin
  -- Housing for older persons may say so.
  if plain ~ ('\m(?:5[05]|6[02])(?: ?\+| ?(?:and|or|&) (?:over|older|better|up)|-plus)|\mage[- ]restricted'
    || '|older persons') then
    plain := regexp_replace(plain, '\m(?:seniors?|adults?|retirees?|active|older|retirement)\M', ' x ', 'g');
  end if;
  -- Few texts need these. A session keeps too few expressions compiled, and these take up to 70 ms.
  marked := private.mark_people(plain);
  has_people := strpos(marked, '<') > 0;
  has_phrase := exists (
    -- Each phrase has one of these in it.
    select from unnest(('{english,speak,native,accent,language,citizen,born,child,kid,adult,nester,person,'
      || 'younger,under,friendly,bachelor,traditional,must,should,have to,need to,has to,'
      || 'healthy,independent,mental,disabilit,handicap,recovery,christian,catholic,bible,'
      || 'jesus,christ,god,lord,faith,belief,religion,church,mosque,synagogue,temple,only,'
      || 'colored,negro,racially,ethnically,restricted}')::text[]) as word
    where strpos(plain, word) > 0
  );
  return query
    select distinct on (found.class, found.phrase) found.phrase, found.class,
      'This can read as a preference about ' || found.class || ', which 42 USC 3604(c) forbids in what’s published '
        || 'about a home.', found.better
    from (
      select coalesce(p.class, c.class) as class, regexp_replace(m.phrase, '<[a-zA-Z] ([^>]*)>', '\1', 'g') as phrase,
        p.better, p.place
      from (
        select q.*, row_number() over () as place from private.fair_housing_patterns() q
        where case when q.class is null then has_people else has_phrase end
      ) as p
      cross join lateral (
        select (regexp_matches(case when p.class is null then marked else plain end, '(' || p.pattern || ')', 'g'))[1]
          as phrase
      ) as m
      left join private.fair_housing_people() as c on c.mark = lower(substring(m.phrase from '<([a-zA-Z]) '))
    ) as found
    order by found.class, found.phrase, found.place;
end;
$$;
comment on function private.fair_housing_findings(text) is
  'What a text says about who should live in a home, against 42 USC 3604(c): each phrase (in lower case), the class it '
  'concerns, the reason, and what to write instead. Empty for nothing, and for null. A phrase isn''t an offense: a '
  'moderator decides.';

/* Names that pose as staff. Must match supabase/schemas/10_core/17_staff_names.sql. */

import { plainLine } from '../../kit/formatting/plain-line.ts';

/**
 * A letter, and what looks like it: from the Unicode list of confusable characters (UTS #39), without accents and other
 * forms of Latin letters, which normalization removes, and with small capitals, squares, and flags.
 */
const rows = [
  'aɑΑαАаᎪᗅᴀ⍶⍺ꓮ𐊠𖽀🅐🅰🇦',
  'bƀƂƃƄɓʙΒБВЬвѢѣҌҍᏏᏴᑲᑳᖯᗷꓐꞴ𐊂𐊡𐌁🅑🅱🇧',
  'c¢©ȼΣςСсҪҫᏟᴄ₡Ⲥⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🅒🅮🅲🇨🝌',
  'dÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪᴅ₫ꓒꓓ🅓🅳🇩',
  'eɆɇΕεЄЕеєҽҿᎬᴇ℮⋿ⴹꓰꬲ𐊆𑢦𑢮🅔🅴🇪',
  'fƑƒϜքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓🅕🅵🇫',
  'gƍǤǥɠɡɢԌցᏀᏳᶃꓖ🅖🅶🇬',
  'hĦħɦʜΗНнћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏🅗🅷🇭',
  'iıɨɩɪιіӏᎥᵻᵼ⍳⍸ꙇꭵ𑣃🅘🅸🇮',
  'jɈɉͿϳЈјᎫᒍᴊꓙꞲ🅙🅹🇯',
  'kƙΚКкҚҞᏦᛕᴋ₭ⱩⲔꓗꝀ𐔘🅚🅺🇰',
  'lŁłƖƗƚǀɫɭʟΙІӀ\u05c0\u05d5\u05df\u0627\u0661\u0673\u06f1\u07caᏞᒪᛁ∣⏽│ⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪𞣇🅛🅻🇱',
  'mɱΜϺМмӍᎷᗰᛖᴍᵯ₥Ⲙꓟ𐊰𐌑𑜀𑣣🅜🅼🇲',
  'nƝƞɳɴΝηпոռᴎᵰⲚꓠ𐆎𐔓🅝🅽🇳',
  'oØøƟɵΘΟθοσОоѲѳӨөՕօ\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5\u06ff\u07c0०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑ⊖⊝⍬○●◯⚪⚫Ⲟⲟ',
  'oⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠𝈚🅞🅾🇴🜔',
  'pƥΡρРрᏢᑭᴘᵽ⍴Ⲣⲣꓑ𐊕🅟🅿🇵',
  'qʠԛգզⵕ🅠🆀🇶',
  'rƦɍɼɽʀгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖🅡🆁🇷',
  'sƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺🅢🆂🇸',
  'tŦŧƭƮȾΤτТтҬᎢᴛᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🅣🆃🇹🝨',
  'uɄʋμυцՍսሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂🅤🆄🇺',
  'vνѴѵ\u05d8\u0667\u06f7Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🅥🆅🇻🜈',
  'wɯѡѽԜԝաᎳᏔᴡ₩ꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯🅦🆆🇼',
  'x×ΧХхҲᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬🅧🆇🇽',
  'y¥ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃🅨🆈🇾',
  'zƵƶȤȥʐΖᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣥🅩🆉🇿',
];
const letterOf = new Map(rows.flatMap(([letter = '', ...alike]) => alike.map((other) => [other, letter] as const)));
const symbols = '01!|345@$78';
const symbolLetters = 'ollleasastb';

/**
 * What a name looks like, in two readings: with digits and symbols as letters, and without them. Only the letters a to
 * z, of those that look the same one: l for i, m for rn, and w for vv.
 */
function lookAlikes(name: string): string[] {
  const letters = latinLetters(name);
  const withSymbols = Array.from(letters, (character) => symbolLetters[symbols.indexOf(character)] ?? character);
  return [withSymbols.join(''), letters].map((reading) =>
    reading
      .replaceAll('i', 'l')
      .replaceAll(/[^a-z]/g, '')
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w'),
  );
}

const latinLetters = (name: string) =>
  Array.from(
    plainLine(name)
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f\u20d0-\u20ff]/g, ''),
    (character) => letterOf.get(character) ?? character,
  )
    .join('')
    .toLowerCase();

// As lookAlikes has them.
const ourName = 'comerlot';
/** With one letter drawn by symbols: "Cornerl()t". */
const drawnName = new RegExp(
  Array.from('cornerlot', (_, at) => `${'cornerlot'.slice(0, at)}[^a-z0-9 ]{1,3}${'cornerlot'.slice(at + 1)}`).join(
    '|',
  ),
  'u',
);
const roleWords = new RegExp(
  '^(?:comerlot|admlns?|admlnlstrators?|admlnlstratlon|sysadmln|moderators?|moderatlon|mods?|staff|support|offlclal|' +
    'system|webmaster|securlty|verlflcatlon|bllllng|help|desk|center|customer|servlces?|care|trust|safety|the|team|' +
    'slte|accounts?|members?|and|department|dept|verlfled)+$',
);
const roles = new RegExp(
  'comerlot|admln|moderat|mods?|staff|support|offlclal|system|webmaster|securlty|verlflcatlon|bllllng|' +
    'help(?:desk|center)|customer(?:servlce|care)|trust(?:and)?safety',
);

/** Whether a name or title has our name, or what looks like it. */
export function namesUs(text: string): boolean {
  return lookAlikes(text).some((reading) => reading.includes(ourName)) || drawnName.test(latinLetters(text));
}

/**
 * Whether a name can be mistaken for our team: it has our name, or only words for staff ("Support Team"). Alone, a
 * role is what a name says, and otherwise only part of one ("Jim Staff").
 */
export function posesAsStaff(name: string): boolean {
  return namesUs(name) || saysStaff(name);
}

function saysStaff(text: string): boolean {
  return lookAlikes(text).some((reading) => roleWords.test(reading) && roles.test(reading));
}

/**
 * Whether the title of a topic, or what is before its first colon, dash, or bracket, says that it's from our team:
 * "Cornerlot Support: send your deposit". It may mention us: "Is Cornerlot down?"
 */
export function topicPosesAsStaff(title: string): boolean {
  const [, from] = /^\P{Alphabetic}*([^\])>:|–—-]+)[\])>:|–—-]/u.exec(title.normalize('NFKD')) ?? [];
  return saysStaff(title) || (from !== undefined && saysStaff(from));
}

export const posingText = (what: string) => `Choose a ${what} that can’t be mistaken for the Cornerlot team.`;

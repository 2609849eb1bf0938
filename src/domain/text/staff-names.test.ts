import { expect, it } from 'vitest';
import { namesUs, posesAsStaff, topicPosesAsStaff } from './staff-names';

it.each([
  'Cornerlot',
  'Cornerlot Support',
  'CORNERLOT',
  'Corner Lot Team',
  'C o r n e r l o t',
  'C0rnerlot Team',
  'Corner1ot',
  'Corner|ot',
  'Comerlot Help',
  'Соrnerlot',
  'Ｃｏｒｎｅｒｌｏｔ',
  '𝐂𝐨𝐫𝐧𝐞𝐫𝐥𝐨𝐭',
  'Ⓒⓞⓡⓝⓔⓡⓛⓞⓣ',
  '🅒🅞🅡🅝🅔🅡🅛🅞🅣',
  'ᴄᴏʀɴᴇʀʟᴏᴛ',
  'Córnërlöt',
  'C\u0336o\u0336r\u0336n\u0336e\u0336r\u0336l\u0336o\u0336t\u0336',
  'Corner\u200blot',
  'Ana from Cornerlot',
  '©ornerlot',
  'Cornerl()t',
  'Cornerl⭕t',
  'Corner/ot Team',
  'Support',
  'Support Team',
  'Admin',
  'Аdmin',
  'adm1n',
  'Administrator',
  'ADMIN 2',
  'Support!',
  'The Moderators',
  'Staff',
  'Official Support',
  'Trust & Safety',
  'Trust and Safety Team',
  'Billing Department',
  'Sуstem',
])('%s poses as staff', (name) => expect(posesAsStaff(name)).toBe(true));

it.each([
  'Jim Staff',
  'Maria Cornell',
  'Corner Properties LLC',
  'Lottie Corner',
  'Supportive Housing Group',
  'Modesto Systems',
  'Helen Desmond',
  'Trust Deed Capital',
  'The Safety Home Team',
  'Team Rivera',
  'Care Homes of Ohio',
  'Дмитрий Соколов',
  'Ελένη Παπαδοπούλου',
  '王小明',
  '',
])('%s doesn’t', (name) => expect(posesAsStaff(name)).toBe(false));

it('allows a job title, but not with our name', () => {
  expect(namesUs('Support Administrator')).toBe(false);
  expect(namesUs('Moderator at Cоrnerlot')).toBe(true);
});

it.each([
  ['Cornerlot Support: send your deposit', true],
  ['[C0rnerlot] Wire instructions', true],
  ['Official — new bank account', true],
  ['The Cornerlot team', true],
  ['Is Cornerlot down?', false],
  ['Support for new landlords: where?', false],
])('%s as a topic poses as staff: %s', (title, poses) => expect(topicPosesAsStaff(title)).toBe(poses));

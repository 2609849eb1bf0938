import { describe, expect, it } from 'vitest';
import { exampleOf } from './examples';

const json = { content: { 'application/json': { schema: {} } } };
const search = { method: 'GET', path: '/v1/listings', 'x-example': { query: { states: ['TX', 'FL'], search: 'a b' } } };
const message = {
  method: 'POST',
  path: '/v1/cards/{id}/move',
  requestBody: json,
  'x-example': { body: { recipient_id: '$MEMBER_ID', content: 'true, really', done: true, due_on: null } },
};
const picture = { method: 'POST', path: '/v1/pictures', requestBody: { content: { 'image/jpeg': { schema: {} } } } };

describe('an example of an operation', () => {
  it('writes the query of a request into its address', () => {
    expect(exampleOf(search, 'curl')).toBe(
      'curl "$API/v1/listings?states=TX,FL&search=a%20b" \\\n  -H "Authorization: Bearer $API_KEY"',
    );
    expect(exampleOf(search, 'JavaScript')).toContain('`${process.env.API}/v1/listings?states=TX,FL&search=a%20b`');
    expect(exampleOf(search, 'Python')).toContain(`f"{os.environ['API']}/v1/listings?states=TX,FL&search=a%20b"`);
  });

  it('sends a body with the reader’s own IDs, once', () => {
    const curl = exampleOf(message, 'curl');
    expect(curl).toContain('-X POST "$API/v1/cards/$ID/move"');
    expect(curl).toContain(String.raw`\"recipient_id\": \"$MEMBER_ID\"`);
    expect(curl).toContain('Idempotency-Key: $(uuidgen)');
    const script = exampleOf(message, 'JavaScript');
    expect(script).toContain('"recipient_id": process.env.MEMBER_ID,');
    expect(script).toContain('/v1/cards/${process.env.ID}/move`');
    expect(script).toContain(`'Idempotency-Key': crypto.randomUUID()`);
    const python = exampleOf(message, 'Python');
    expect(python).toContain(
      [
        '"recipient_id": os.environ["MEMBER_ID"],',
        '        "content": "true, really",',
        '        "done": True,',
        '        "due_on": None',
      ].join('\n'),
    );
    expect(python).toContain('"Idempotency-Key": str(uuid.uuid4())');
  });

  it('sends a picture from a file', () => {
    expect(exampleOf(picture, 'curl')).toContain('--data-binary @picture.jpg');
    expect(exampleOf(picture, 'JavaScript')).toContain(`body: await readFile('picture.jpg')`);
    expect(exampleOf(picture, 'Python')).toContain('data=open("picture.jpg", "rb")');
  });
});

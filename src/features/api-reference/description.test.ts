import { describe, expect, it } from 'vitest';
import { curlOf, objectFields, operations } from './description';

const operation = (id: string) => {
  const found = operations.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`No operation ${id}`);
  return found;
};

describe('the API reference', () => {
  it('shows a curl command for every operation', () => {
    expect(curlOf(operation('searchListings'))).toBe(
      'curl "$API/v1/listings?states=TX,FL&price_max=250000&sort=cap-rate&limit=2" \\\n' +
        '  -H "Authorization: Bearer $API_KEY"',
    );
    expect(curlOf(operation('moveCard'))).toContain('-X POST "$API/v1/my/pipeline/$ID/move"');
    expect(curlOf(operation('moveCard'))).toContain(`-d '{\n    "stage": "offered"\n  }'`);
    expect(curlOf(operation('sendMessage'))).toContain(String.raw`\"recipient_id\": \"$MEMBER_ID\"`);
    expect(curlOf(operation('addPicture'))).toContain('--data-binary @picture.jpg');
  });

  it('shows a body that is taken in an example of every operation that takes one', () => {
    for (const { requestBody, 'x-example': example } of operations) {
      const schema = requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      const fields = objectFields(schema);
      const sent = Object.keys(example?.body ?? {});
      expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(sent));
      expect(sent).toEqual(expect.arrayContaining(fields.filter(({ required }) => required).map(({ name }) => name)));
      expect(sent.length).toBeGreaterThan(0);
    }
  });
});

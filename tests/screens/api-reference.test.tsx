import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import DevelopersScreen from '@/routes/marketing/developers-screen';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

const text = { type: 'string' };
const listing = {
  type: 'object',
  description: 'A listing.',
  properties: { city: { ...text, description: 'Its city.' } },
};
const refused = { $ref: '#/components/responses/Problem404' };
const description = {
  paths: {
    '/v1/listings/{id}': {
      get: {
        operationId: 'getListing',
        tags: ['Listings'],
        summary: 'Get a listing',
        description: 'An active one.',
        parameters: [{ name: 'id', in: 'path', required: true, description: 'Its ID.', schema: text }],
        responses: {
          200: {
            description: 'Done.',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Listing' }, example: { city: 'Memphis' } },
            },
          },
          404: refused,
        },
      },
    },
  },
  webhooks: {},
  components: { schemas: { Listing: listing }, responses: { Problem404: { description: 'Not found.' } } },
  'x-problems': [{ code: 'not-found', status: 404, title: 'Not found' }],
};
const served = (status = 200) =>
  http.get(`${backendUrl}/functions/v1/api/v1/openapi.json`, () => HttpResponse.json(description, { status }));
const open = (at: string) => renderScreen(<DevelopersScreen />, { at, path: '/developers/:page?' });
const openFold = (name: string) =>
  screen.findByText(name, { selector: 'details[open] > summary *, details[open] > summary' });

describe('the API reference', () => {
  it('shows an operation with its statuses, and examples in the language that was chosen last', async () => {
    server.use(served());
    const { user, unmount } = open('/developers/listings');
    expect(await screen.findByRole('heading', { name: 'Get a listing' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Python' }));
    expect(screen.getByLabelText('Example: get a listing')).toHaveTextContent(`{os.environ['API']}/v1/listings/`);
    await user.click(screen.getByText('Response and status codes'));
    expect(screen.getByLabelText('Response')).toHaveTextContent('"city": "Memphis"');
    expect(screen.getByRole('link', { name: 'not-found' })).toHaveAttribute('href', '/developers#not-found');
    unmount();
    const { user: next } = open('/developers');
    expect(screen.getByLabelText('First request')).toHaveTextContent('requests.get(');
    await next.click(screen.getByRole('radio', { name: 'curl' }));
  });

  it('finds fields from the keyboard, and opens what they’re in', async () => {
    server.use(served());
    const { user } = open('/developers/changelog');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search the API reference' })).toHaveFocus();
    await user.keyboard('city');
    const found = await screen.findByRole('link', { name: /^city/ });
    expect(found).toHaveTextContent('Field of Listing');
    await user.keyboard('{Enter}');
    expect(await openFold('Listing')).toBeVisible();
    expect(screen.getByText('Its city.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Objects');
  });

  it.each([
    ['assistants', '/developers/assistants'],
    ['object-Listing', '/developers/objects'],
    ['getListing', '/developers/listings'],
    ['not-found', '/developers'],
  ])('leads from #%s of the single page to %s', async (anchor, page) => {
    server.use(served());
    open(`/developers#${anchor}`);
    if (page === '/developers') expect(await screen.findByText('404 not-found')).toBeVisible();
    await expect.poll(() => screen.getByTestId('address').textContent).toBe(page);
  });

  it('offers to retry what couldn’t be loaded', async () => {
    server.use(served(500));
    const { user } = open('/developers/listings');
    const alert = await screen.findByRole('alert');
    server.use(served());
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Get a listing' })).toBeVisible();
  });
});

// npm install standardwebhooks
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const seen = new Set(); // Keep these where a restart doesn't lose them.

async function receive(request, response) {
  try {
    // Throws unless it's from us, and at most five minutes old.
    const { type, data } = webhook.verify(await text(request), request.headers);
    const id = request.headers['webhook-id'];
    if (!seen.has(id)) console.log(type, data);
    seen.add(id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}

createServer((request, response) => void receive(request, response)).listen(process.env.PORT ?? 3000);

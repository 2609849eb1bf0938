// The API for members' own programs. A key acts as its member, under the same policies as the app:
// docs/decisions/0031-api-keys.md.
import { app } from '../_shared/api/handle.ts';

Deno.serve(app.fetch);

import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import Database from 'better-sqlite3';
import type { EnquiryRow } from '../db/schema';
import { FORM_FILL_MIN_MS } from '../domain/limits';
import { CONTACT_PARAMETERS, screens } from '../domain/paths';
import { getFirstName } from '../domain/person';
import { builtInFacts } from '../site-data';
import { waitForHydration } from './fixtures';
import type { SiteProcess } from './site-process';

export const [FIRST_TYPE = '', SECOND_TYPE = FIRST_TYPE] = builtInFacts.requestTypes;

/** Creates a unique PDF of this size. */
export const createPdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);

/** Fills a contact form slowly enough to pass for a person. Requires a fake clock. */
export async function fill(form: Locator, email: string): Promise<void> {
  // The form measures the filling time from hydration.
  await waitForHydration(form);
  await form.getByLabel('Full name').fill('Hannah Whitlock');
  await form.getByLabel('Company name').fill('Deltaquay');
  await form.getByLabel('Work e-mail').fill(email);
  await form.getByLabel('Tell us a little bit about your idea').fill('The desk should open on a phone.');
  await form.page().clock.fastForward(FORM_FILL_MIN_MS);
}

export const findSendButton = (form: Locator) => form.locator('button[type=submit]');

export function listRequests(site: SiteProcess, email: string): EnquiryRow[] {
  const database = new Database(path.join(site.dataDir, 'northlight.sqlite'), { readonly: true });
  try {
    return database.prepare('select * from enquiries where email = ?').all(email) as EnquiryRow[];
  } finally {
    database.close();
  }
}

/** Lists the emails that a site without a mail server has written to files. */
export function listOutbox(site: SiteProcess): Buffer[] {
  const folder = path.join(site.dataDir, 'outbox');
  // Skips unfinished files, which lack the ending. The first email creates the folder.
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter(name => name.endsWith('.eml'));
  return names.map(name => readFileSync(path.join(folder, name)));
}

/** Lists the managers on the contact page. */
export async function listManagers(
  site: SiteProcess,
): Promise<{ key: string; name: string; firstName: string }[]> {
  const html = await (await fetch(site.url + screens.contact.path)).text();
  const matches = html.matchAll(
    new RegExp(`<h3[^>]*>([^<]+)</h3>(?:(?!<h3).)*?[?]${CONTACT_PARAMETERS.to}=([\\w-]+)`, 'gs'),
  );
  return [...matches].map(([, name = '', key = '']) => ({ key, name, firstName: getFirstName(name) }));
}

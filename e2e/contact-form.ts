import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import Database from 'better-sqlite3';
import type { EnquiryRow } from '../db/schema';
import { FORM_FILL_MIN_MS } from '../domain/limits';
import { CONTACT_PARAMETERS, screens } from '../domain/paths';
import { firstNameOf } from '../domain/person';
import type { SiteProcess } from './site-process';

/** A PDF of so many bytes that no two calls share. */
export const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);

/** Fills a contact form as somebody who takes their time; the page's clock must be installed. */
export async function fill(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Full name').fill('Hannah Whitlock');
  await form.getByLabel('Company name').fill('Deltaquay');
  await form.getByLabel('Work e-mail').fill(email);
  await form.getByLabel('Tell us a little bit about your idea').fill('The desk should open on a phone.');
  await form.page().clock.fastForward(FORM_FILL_MIN_MS);
}

export const sendButton = (form: Locator) => form.locator('button[type=submit]');

/** What the site stored of a visitor's requests. */
export function requestsOf(site: SiteProcess, email: string): EnquiryRow[] {
  const database = new Database(path.join(site.dataDir, 'northlight.sqlite'), { readonly: true });
  try {
    return database.prepare('select * from enquiries where email = ?').all(email) as EnquiryRow[];
  } finally {
    database.close();
  }
}

/** The mails that a site without a mail server has written so far. */
export function outboxOf(site: SiteProcess): Buffer[] {
  const folder = path.join(site.dataDir, 'outbox');
  return readdirSync(folder).map(file => readFileSync(path.join(folder, file)));
}

/** Whom visitors may write to, as the contact page names them. */
export async function managersOf(site: SiteProcess): Promise<{ key: string; name: string; first: string }[]> {
  const html = await (await fetch(site.url + screens.contact.path)).text();
  const found = html.matchAll(
    new RegExp(`<h3[^>]*>([^<]+)</h3>(?:(?!<h3).)*?[?]${CONTACT_PARAMETERS.to}=([\\w-]+)`, 'gs'),
  );
  return [...found].map(([, name = '', key = '']) => ({ key, name, first: firstNameOf(name) }));
}

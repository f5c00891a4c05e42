import { availabilitySchema } from '../domain/bookings/availability';
import type { Closings } from '../domain/closings';
import type { MailTexts } from '../domain/mail-texts';
import { createMenuRow, menusSchema } from '../domain/menus';
import { peopleSchema } from '../domain/people';
import { siteFactsSchema } from '../domain/site-facts';
import { z } from '../domain/zod';
import availability from './site/availability.json' with { type: 'json' };
import closings from './site/closings.json' with { type: 'json' };
import facts from './site/facts.json' with { type: 'json' };
import mails from './site/mails.json' with { type: 'json' };
import menus from './site/menus.json' with { type: 'json' };
import people from './site/people.json' with { type: 'json' };

/** The site as delivered, without changes by members. Only for the server. */

const fillRows = (rows: readonly { id: string }[]) => rows.map(row => ({ ...createMenuRow(row.id), ...row }));

export const builtInFacts = siteFactsSchema.parse(facts);
export const builtInMenus = menusSchema.parse({
  ...menus,
  header: fillRows(menus.header),
  footer: fillRows(menus.footer),
});
export const builtInPeople = peopleSchema.parse(people);
export const builtInAvailability = z.record(z.string(), availabilitySchema.partial()).parse(availability);
export const builtInContent = { facts: builtInFacts, menus: builtInMenus, people: builtInPeople };
export const builtInMailTexts: MailTexts = mails;
export const builtInClosings = closings as Closings;

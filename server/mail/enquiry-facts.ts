import { z } from 'zod';
import type { EnquiryRow } from '../../db/schema';
import { findAttachmentKind } from '../../domain/attachment';
import { stripControls } from '../http/escape';

export type MailSite = { siteUrl: string };

export type EnquiryFacts = {
  id: string;
  reference: string;
  fullName: string;
  companyName: string;
  email: string;
  description: string;
  /** Name of the requested manager, or empty for anyone. */
  addressee: string;
  needs: string;
  receivedAt: Date;
  attachment: { name: string; kind: string; size: number } | undefined;
};

/** Returns the person and their company. */
export const formatSender = ({
  fullName,
  companyName,
}: Pick<EnquiryFacts, 'fullName' | 'companyName'>): string =>
  stripControls([fullName, companyName].filter(Boolean).join(', '));

export function toEnquiryFacts(row: EnquiryRow): EnquiryFacts {
  const name = row.attachment_name;
  return {
    id: row.id,
    reference: row.reference,
    fullName: row.full_name,
    companyName: row.company_name,
    email: row.email,
    description: row.description,
    addressee: row.addressee,
    needs: z.array(z.string()).parse(JSON.parse(row.departments_json)).join(', '),
    receivedAt: new Date(row.created_at),
    attachment:
      name === null
        ? undefined
        : { name, kind: findAttachmentKind(name)?.toUpperCase() ?? 'file', size: row.attachment_size ?? 0 },
  };
}

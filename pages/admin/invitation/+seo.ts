import type { Seo } from '../../../domain/seo';

export default { title: 'Invitation', description: 'Accept an invitation.', noindex: true } satisfies Seo;

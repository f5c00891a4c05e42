import { desktop, phone, tablet } from './icons';

/** Preview widths in px. */
export const PREVIEW_WIDTHS = [
  { width: 390, label: 'Phone, 390', icon: phone },
  { width: 768, label: 'Tablet, 768', icon: tablet },
  { width: 1440, label: 'Desktop, 1440', icon: desktop },
] as const;

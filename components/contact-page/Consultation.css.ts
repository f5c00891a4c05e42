import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { tall } from '../../styles/tokens.css';
import { tabletLayout } from './ContactHero.css';

export const columns = style({
  display: 'grid',
  gap: '32px 40px',
  '@media': { [tabletLayout]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' } },
});
export const title = style({ marginTop: 28, selectors: { '&&': { fontSize: 'clamp(1.75rem,3.4vw,3rem)' } } });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 28px',
  marginTop: 16,
  color: roles.muted,
});
export const fact = style({ display: 'flex', alignItems: 'center', gap: '10px' });

export const steps = style({ display: 'grid', marginTop: 12, counterReset: 'step' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0,1fr)',
  padding: '14px 0',
  borderTop: `1px solid ${roles.line}`,
  counterIncrement: 'step',
  '::before': { content: 'counter(step)', ...tall, fontSize: '1.75rem', lineHeight: 0.9 },
});

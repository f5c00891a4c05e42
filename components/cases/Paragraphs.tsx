import { paragraphsOf } from './text';

/** A plain text as paragraphs; nothing in it is markup. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }) =>
  paragraphsOf(text).map((paragraph, index) => (
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));

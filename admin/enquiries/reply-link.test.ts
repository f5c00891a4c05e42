import { describe, expect, it } from 'vitest';
import { createReplyLink } from './reply-link';

const enquiry = {
  replySubject: 'Re: We have your request (NL-2611-0214)',
  fullName: 'Hannah Whitlock',
  email: 'hannah@deltaquay.example',
  description: 'One screen weighs four megabytes.\n\nAnd assumes a mouse & luck.',
  createdAt: '2026-11-20T08:41:07Z',
};
const parseLink = (link: string) => new URL(link);

describe('the reply link', () => {
  it("fills the reply link with the thread's subject and the quoted message", () => {
    const { pathname, searchParams } = parseLink(createReplyLink(enquiry));
    expect(pathname).toBe('hannah@deltaquay.example');
    expect(searchParams.get('subject')).toBe('Re: We have your request (NL-2611-0214)');
    expect(searchParams.get('body')).toBe(
      '\r\n\r\nHannah Whitlock wrote on 20 November 2026:\r\n' +
        '> One screen weighs four megabytes.\r\n>\r\n> And assumes a mouse & luck.\r\n',
    );
  });

  it("includes the reply's text in the link unless the text is too long", () => {
    const readBody = (text: string) => parseLink(createReplyLink(enquiry, text)).searchParams.get('body');
    expect(readBody('Hello\nHannah')).toBe('Hello\r\nHannah');
    expect(readBody('word '.repeat(2_000))).toBe(null);
  });

  it('omits the quote from a reply when the message is empty', () => {
    expect(parseLink(createReplyLink({ ...enquiry, description: ' ' })).searchParams.has('body')).toBe(false);
  });

  it("encodes email addresses in a reply link so that they can't add headers", () => {
    const { pathname, searchParams } = parseLink(
      createReplyLink({ ...enquiry, email: 'a?bcc=all&x="@b.example' }),
    );
    expect(decodeURIComponent(pathname)).toBe('a?bcc=all&x="@b.example');
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  });

  it('truncates the quote in a reply when the message is long', () => {
    const { searchParams } = parseLink(createReplyLink({ ...enquiry, description: 'word '.repeat(2_000) }));
    const body = searchParams.get('body') ?? '';
    expect(body.length).toBeLessThan(1_400);
    expect(body).toContain('[...]');
  });
});

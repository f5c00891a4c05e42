/** Messages for visitors about success and failure (rule 37). */
export const siteMessages = {
  articlesFailed: 'Cannot get blogs information!',
  copyFailed: 'The link could not be copied. Copy it from the address bar.',
  casesFailed: 'Cannot get projects information!',
  scriptMissing: 'This part could not be loaded. Check the connection and try again.',
  sendFailed: 'Failed to send message. Please try again.',
  sendThanks: 'We’ve received your request and will be in touch to start our conversation.',
} as const;

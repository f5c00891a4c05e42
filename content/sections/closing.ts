/**
 * What a page closes with, before its request form: something to use, whose answers begin the request. Each stands on
 * one page, and its words (`content/closings`) come with its script.
 */
export type ClosingSection = {
  kind: 'fees' | 'selfTest' | 'team' | 'check' | 'licences' | 'stackAge' | 'riskMap';
};

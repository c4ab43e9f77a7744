// Reading aloud.
export const reading = {
  aloud: 'Read aloud',
  /** A text that has a heading. */
  aloudOf: (title: string) => `Read aloud: ${title}`,
  /** After these a full stop does not end the sentence. */
  abbreviations: ['Mr', 'Mrs', 'Ms', 'Dr', 'St', 'Prof', 'Rev', 'Capt', 'Sgt', 'Lt', 'Col', 'Jr', 'Sr', 'No', 'Messrs', 'Mme', 'Mlle'],
}

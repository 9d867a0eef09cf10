/** Name of the field that holds the text of a Markdown file. */
export const bodyName = 'body';

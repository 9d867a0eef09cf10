/** Name of the field that holds what stands below the front matter of a Markdown file. */
export const bodyName = 'body';

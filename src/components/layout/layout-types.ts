/** The site's record as the layout's query brings it. */
export type LayoutInfo = NonNullable<Queries.LayoutContentFragment['info']>;

/** The pages of the language on the screen, in no order. */
export type LayoutPages = Queries.LayoutContentFragment['pages']['nodes'];

export declare const styles: unknown
